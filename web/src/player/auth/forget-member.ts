import { hashKey } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/query-client.ts';
import type { SessionEnd } from '../../shared/session/session-store.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { answerNo } from '../../shared/ui/overlays/alerts.ts';
import { dismissToasts } from '../../shared/ui/overlays/toasts.ts';
import { mainKeyOf } from '../main-page/main-queries.ts';
import { draftKey } from '../posts/model/draft-key.ts';

/** By what their keys begin with: answers that a guest sees too, and an operator's. */
const everybodys: readonly unknown[] = ['site', 'main', 'board', 'captcha', 'admin'];

/** The main page as a member has it: with what they have done today. */
const ownMain = hashKey(mainKeyOf('member'));

/**
 * What the page knows of a member goes with them, and what it asked them: the next one in this tab sees nothing of
 * it. What they typed of a post stays where it was not they who left, and nobody has come in their place.
 */
export function forgetMember(reason: SessionEnd): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [first], queryHash }) =>
      !everybodys.includes(first) || queryHash === ownMain,
  });
  answerNo();
  dismissToasts();
  if (reason === 'logout' || reason === 'changed') deviceStorage.removeItem(draftKey);
}
