import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { changeOwnProtection } from '../actions/protection/change-protection.ts';
import type { IdentityDeps } from '../deps.ts';
import { changeOf, own } from './protection-call.ts';
import { limitAmount, limitKind, limitPeriod, limitSetter } from './protection-shapes.ts';

const route = defineRoute<IdentityDeps>();

const limitName = { kind: limitKind, period: limitPeriod, setBy: limitSetter.default('member') };

export const setLimit = route({
  path: '/api/member/protection/setLimit',
  summary: 'Lowers a limit at once, or asks for a raise that waits 24 hours',
  ...own,
  body: z.object({ kind: limitKind, period: limitPeriod, amount: limitAmount }),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    const request = { action: 'setLimit', setBy: 'member', ...body } as const;
    await changeOwnProtection(deps, changeOf(caller, effectId, request));
    return {};
  },
});

export const confirmRaise = route({
  path: '/api/member/protection/confirmRaise',
  summary: 'Confirms a raise whose 24 hours are over: it applies now',
  ...own,
  body: z.object(limitName),
  refuses: ['R001', 'R002', 'U130', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    const request = { action: 'confirmRaise', ...body } as const;
    await changeOwnProtection(deps, changeOf(caller, effectId, request));
    return {};
  },
});

export const withdrawRaise = route({
  path: '/api/member/protection/withdrawRaise',
  summary: 'Takes a raise back: the limit stays',
  ...own,
  body: z.object(limitName),
  refuses: ['R002', 'U130', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    const request = { action: 'withdrawRaise', ...body } as const;
    await changeOwnProtection(deps, changeOf(caller, effectId, request));
    return {};
  },
});
