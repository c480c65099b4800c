import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { askVoid, decideVoid } from '../actions/void-round.ts';
import type { BettingDeps } from '../deps.ts';
import { type RoundStanding, voidKind } from '../domain/round-void.ts';
import { requestMoves, requestStatuses, takesTwo } from '../domain/two-operators.ts';
import { errors } from '../errors.ts';
import { readVoidCase, type VoidRow, voidsOf } from '../queries/round-void.ts';
import { movedAlone } from '../queries/two-operators.ts';
import { changeReason } from './change-reason.ts';

const route = defineRoute<BettingDeps>();

const request = z.object({
  voidId: z.string(),
  reason: z.string(),
  status: z.enum(requestStatuses),
  isOwn: z.boolean().describe('The caller asked for it'),
  askedByName: z.string(),
  askedAt: z.iso.datetime(),
  decidedByName: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  refusal: z.string().describe('Why the second operator refused'),
  beforeDraw: z.boolean().nullable(),
  bets: z.int(),
  refund: wonText.describe('What it came to when it was agreed to, or asked for'),
  doneAt: z.iso.datetime().nullable().describe('When the last stake was on its way back'),
});

const look = route({
  path: '/api/admin/betting/rounds/void/get',
  summary: 'What declaring a round void would do at this moment, and whether it was',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ roundId: z.uuid() }),
  data: z.object({
    kind: z
      .enum(['before', 'after', 'over', 'wait'])
      .describe(
        'before: every stake goes back; after: lost stakes go back, who won keeps it; over: it ' +
          'cannot be void any more; wait: it is being drawn and settled',
      ),
    bets: z.int().describe('Bets whose stake would go back'),
    refund: wonText,
    kept: z.int().describe('Bets that won and keep it'),
    keptPaid: wonText,
    takesTwo: z.boolean().describe('A second operator has to agree'),
    requests: z.array(request).describe('The newest first'),
  }),
  refuses: ['B1011'],
  async handle({ pool, clock }, { body: { roundId }, caller: { siteId, operatorId } }) {
    const found = await readVoidCase(pool, { siteId, roundId }, { locks: false });
    if (found === null) throw refuse(errors, 'B1011');
    const requests = await voidsOf(pool, { siteId, roundId });
    const since = koreaDayStart(koreaDay(clock.now()));
    const aloneToday = await movedAlone(pool, 'round_void', { siteId, operatorId, since });
    return {
      kind: kindOf(found, requests),
      bets: found.bets,
      refund: found.refund.toString(),
      kept: found.kept,
      keptPaid: found.keptPaid.toString(),
      takesTwo: takesTwo(found.refund, aloneToday),
      requests: requests.map((row) => requestOf(row, operatorId)),
    };
  },
});

function kindOf(
  round: RoundStanding,
  requests: readonly VoidRow[],
): 'before' | 'after' | 'over' | 'wait' {
  const kind = voidKind(round);
  if (kind === 'B1031' || requests.some(({ status }) => status === 'approved')) return 'over';
  return kind === 'B1032' ? 'wait' : kind;
}

function requestOf(row: VoidRow, operatorId: string): z.input<typeof request> {
  const { roundId: _round, askedBy, ...rest } = row;
  return {
    ...rest,
    isOwn: askedBy === operatorId,
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
    refund: row.refund.toString(),
  };
}

const shown = wonText.describe('What goes back, as the operator was shown it');

const ask = route({
  path: '/api/admin/betting/rounds/void/ask',
  summary: 'Declares a round void, or asks a second operator for it',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ roundId: z.uuid(), refund: shown, ...changeReason }),
  data: z.object({ outcome: z.enum(['approved', 'waiting']) }),
  refuses: ['B1011', 'B1031', 'B1032', 'B1033', 'C999'],
  async handle(deps, { body, caller, audit, effectId: voidId }) {
    const { siteId, operatorId, loginId } = caller;
    return {
      outcome: await askVoid(deps, { siteId, operatorId, loginId, audit }, { ...body, voidId }),
    };
  },
});

const decide = route({
  path: '/api/admin/betting/rounds/void/decide',
  summary: 'A second operator agrees to a void or refuses it; who asked may take it back',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    voidId: z.uuid(),
    move: z.enum(requestMoves),
    reason: z.string().trim().max(200).default('').describe('Needed to refuse'),
    refund: shown,
  }),
  data: z.object({}),
  refuses: ['B1030', 'B1031', 'B1032', 'B1033', 'B1034', 'B1035', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId, loginId } = caller;
    await decideVoid(deps, { siteId, operatorId, loginId, audit }, body);
    return {};
  },
});

export const adminVoidRoutes = [look, ask, decide] as const;
