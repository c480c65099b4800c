import { sessionIdleMs } from '@noriter/rules/session-idle';
import { useEffect } from 'react';
import { answerOf } from '../../shared/api/client.ts';
import { api, memberSession } from '../../shared/member/member-session.ts';
import { isGameInUse } from '../../shared/session/game-in-use.ts';
import { createLastUse } from '../../shared/session/last-use.ts';
import { memberSessionKey } from '../../shared/session/stored-session.ts';
import { keepWhileUsed } from '../../shared/session/use-watch.ts';

const memberUse = createLastUse(memberSessionKey);

/** Keeps a member's session while somebody uses it. A part of its own: the first page of a guest needs none of it. */
export default function SessionKeeping() {
  useEffect(
    () =>
      keepWhileUsed({
        session: memberSession,
        lastUse: memberUse,
        idleMs: sessionIdleMs.member,
        renew: () => answerOf(api.POST('/api/getToken', { body: {} })),
        leave: () => answerOf(api.POST('/api/member/logout', { body: {} })),
        isUsedUnheard: isGameInUse,
      }),
    [],
  );
  return null;
}
