import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { setMemberLimit } from '../actions/set-member-limit.ts';
import type { LaunchDeps } from '../deps.ts';
import { listLimits, type MemberLimit } from '../store/member-limits.ts';

const route = defineRoute<LaunchDeps>();
const REASON_LENGTH_MAX = 200;

const limitShape = z.object({
  vendorKey: z.string().describe('Empty for every vendor'),
  gameKey: z.string().describe('Empty for every game of the vendor'),
  isLocked: z.boolean(),
  maxBet: wonText.nullable().describe('In one bet'),
  reason: z.string(),
  setBy: idText,
  setAt: z.iso.datetime(),
});
const limitsShape = z.object({ list: z.array(limitShape) });

nameSchemas({ GameMemberLimit: limitShape });

function rowOf({ vendorKey, gameCode, isLocked, maxBet, reason, setBy, setAt }: MemberLimit) {
  return {
    vendorKey,
    gameKey: gameCode,
    isLocked,
    maxBet: maxBet?.toString() ?? null,
    reason,
    setBy,
    setAt: setAt.toISOString(),
  };
}

const list = route({
  path: '/api/admin/games/members',
  summary: 'What a member may stake on third-party games, and which are locked for the member',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ memberId: idText }),
  data: limitsShape,
  handle: async ({ pool }, { body: { memberId }, caller: { siteId } }) => ({
    list: (await listLimits(pool, { siteId, memberId })).map(rowOf),
  }),
});

const set = route({
  path: '/api/admin/games/members/set',
  summary: 'Locks games for one member, limits a bet on them, or lifts either',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    memberId: idText,
    vendorKey: z.string().max(40).default(''),
    gameKey: z.string().max(100).default(''),
    isLocked: z.boolean(),
    maxBet: wonText.refine((won) => won > 0n, 'is not above 0').nullable(),
    reason: z
      .string()
      .max(REASON_LENGTH_MAX)
      .refine(isPlainBlock, 'Has control characters.')
      .default(''),
  }),
  data: limitsShape,
  refuses: ['G002', 'G006', 'G008', 'C999'],
  async handle(deps, { body: { gameKey, ...body }, caller: { siteId, operatorId }, audit }) {
    const wish = { ...body, siteId, gameCode: gameKey, setBy: operatorId };
    return { list: (await setMemberLimit(deps, wish, audit)).map(rowOf) };
  },
});

export const memberLimitRoutes = [list, set] as const;
