import { pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';

import {
  changeOwnProtection,
  excludeOneself,
  type ProtectionChange,
} from '../actions/change-protection.ts';
import type { IdentityDeps } from '../deps.ts';
import type { ProtectionRequest } from '../domain/protection.ts';
import { protectionHistory, readProtection, sessionStart } from '../queries/protection-view.ts';
import {
  changeDetail,
  exclusionLength,
  limitAmount,
  limitKind,
  limitPeriod,
  limitSetter,
  ownHistory,
  protectionShape,
  realityCheck,
  timeOutLength,
} from './protection-shapes.ts';

const route = defineRoute<IdentityDeps>();
const own = { access: 'member', idempotent: true, data: z.object({}) } as const;
const limitName = { kind: limitKind, period: limitPeriod, setBy: limitSetter.default('member') };

const get = route({
  path: '/api/member/protection/get',
  summary: "The member's limits, breaks and reality check",
  access: 'member',
  body: z.object({}),
  data: protectionShape.extend({ sessionStartedAt: z.iso.datetime().nullable() }),
  refuses: ['U130'],
  async handle(deps, { caller }) {
    const [protection, sessionStartedAt] = await Promise.all([
      readProtection(deps, caller),
      sessionStart(deps, caller.sessionId),
    ]);
    return { ...protection, sessionStartedAt };
  },
});

const history = route({
  path: '/api/member/protection/history',
  summary: "Changes of the member's protection, newest first",
  access: 'member',
  body: z.object({ ...pageQuery }),
  data: ownHistory,
  async handle(deps, { body, caller }) {
    const { list, pageInfo } = await protectionHistory(deps, caller, body);
    const rows = list.map(({ operator, address: _address, detail, ...row }) => {
      return { ...row, detail: changeDetail.parse(detail), byOperator: operator !== null };
    });
    return { list: rows, pageInfo };
  },
});

const setLimit = route({
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

const confirmRaise = route({
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

const withdrawRaise = route({
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

const timeOut = route({
  path: '/api/member/protection/timeOut',
  summary: 'No deposits and no bets for a while, at once; it cannot be shortened',
  ...own,
  body: z.object({ length: timeOutLength }),
  refuses: ['R003', 'U130', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    const request = { action: 'timeOut', ...body } as const;
    await changeOwnProtection(deps, changeOf(caller, effectId, request));
    return {};
  },
});

const selfExclude = route({
  path: '/api/member/protection/selfExclude',
  summary: 'No deposits and no bets until an operator lifts it; needs the login password',
  ...own,
  rateLimit: { max: 30, windowMs: 60_000 },
  body: z.object({ length: exclusionLength, password: z.string().min(1).max(128) }),
  refuses: ['U121', 'LX03', 'R003', 'U130', 'C999'],
  async handle(deps, { body: { length, password }, caller, effectId }) {
    const change = changeOf(caller, effectId, { action: 'exclude', length });
    await excludeOneself(deps, change, password);
    return {};
  },
});

const setRealityCheck = route({
  path: '/api/member/protection/setRealityCheck',
  summary: 'How often the site says how long one has played, and with what result',
  ...own,
  body: z.object({ minutes: realityCheck }),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    const request = { action: 'setRealityCheck', ...body } as const;
    await changeOwnProtection(deps, changeOf(caller, effectId, request));
    return {};
  },
});

function changeOf(
  { siteId, memberId, address }: { siteId: string; memberId: string; address: string },
  changeId: string,
  request: ProtectionRequest,
): ProtectionChange {
  return { siteId, memberId, address, changeId, request };
}

export const protectionRoutes = [
  get,
  history,
  setLimit,
  confirmRaise,
  withdrawRaise,
  timeOut,
  selfExclude,
  setRealityCheck,
];
