import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setGameLock } from '../../actions/site/set-game-lock.ts';
import type { IdentityDeps } from '../../deps.ts';
import { listGameLocks } from '../../store/site/game-locks.ts';

const route = defineRoute<IdentityDeps>();
const access = { permission: 'site.manage' } as const;

const lockedScope = z.object({ scope: z.string(), locked: z.boolean() });

export const gameLock = route({
  path: '/api/admin/site/gameLock',
  summary: 'Locks or unlocks betting; the empty scope is every game',
  access,
  audits: true,
  idempotent: true,
  body: z.object({ locked: z.boolean(), scope: z.string().trim().max(64).default('') }),
  data: z.object({ list: z.array(lockedScope) }),
  refuses: ['C999'],
  async handle(deps, { body, caller: operator, audit }) {
    await setGameLock(deps, { operator, audit }, body);
    return { list: await listGameLocks(deps, operator.siteId) };
  },
});

export const gameLocks = route({
  path: '/api/admin/site/gameLock/list',
  summary: 'Which games are locked',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(lockedScope) }),
  handle: async (deps, { caller }) => ({ list: await listGameLocks(deps, caller.siteId) }),
});
