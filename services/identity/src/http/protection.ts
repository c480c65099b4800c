import { pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { changeOwnProtection, excludeOneself } from '../actions/protection/change-protection.ts';
import type { IdentityDeps } from '../deps.ts';
import { protectionHistory } from '../store/protection/protection-history.ts';
import { readProtection, sessionStart } from '../store/protection/protection-view.ts';
import { confirmRaise, setLimit, withdrawRaise } from './own-limits.ts';
import { changeOf, own } from './protection-call.ts';
import {
  changeDetail,
  exclusionLength,
  ownHistory,
  protectionShape,
  realityCheck,
  timeOutLength,
} from './protection-shapes.ts';

const route = defineRoute<IdentityDeps>();

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
  summary: 'How often the site shows how long one has played, and with what result',
  ...own,
  body: z.object({ minutes: realityCheck }),
  refuses: ['U130', 'C999'],
  async handle(deps, { body, caller, effectId }) {
    const request = { action: 'setRealityCheck', ...body } as const;
    await changeOwnProtection(deps, changeOf(caller, effectId, request));
    return {};
  },
});

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
