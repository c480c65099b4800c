import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { prizesOf } from '../../promotions/domain/tournament-rules.ts';
import { changeReason } from '../../promotions/http/shapes.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { endWait } from '../actions/end-wait.ts';
import { closesAt, courseOf, courses, type Tournament, tournamentOf } from '../domain/course.ts';
import { prizeOf } from '../domain/prizes.ts';
import { countPlaces, type Place, placesOf } from '../store/places.ts';
import { countRanked, type Ranked, rankedMembers } from '../store/ranking.ts';
import { type Run, readRun } from '../store/runs.ts';
import { scoreText } from './tournament-views.ts';

const route = defineRoute<PromotionBase>();

const standing = z.object({
  place: z.int(),
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  score: scoreText,
  reachedAt: z.iso.datetime().describe('Of the same score the first one is ahead'),
  prize: wonText.describe('In points or won; 0 without one'),
  prizeState: z
    .enum(['none', 'due', 'given', 'refused'])
    .describe('due: given when it is closed. given: what the wallet said is with the grants'),
  refusal: z.string(),
});

nameSchemas({ TournamentStanding: standing });

const standings = route({
  path: '/api/admin/promotion/tournament/standings',
  summary: 'How a tournament stands or ended, with what each place wins',
  access: { permission: 'promotion.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery, promotionId: idText }),
  data: listOf(standing).extend({
    course: z.enum(courses),
    closesAt: z.iso.datetime().describe('When results are waited for no longer'),
    closedAt: z.iso.datetime().nullable().describe('When the last prize was decided'),
    prizes: wonText.describe('What all prizes come to'),
  }),
  refuses: ['PR001'],
  async handle({ pool, clock }, { body: { page, promotionId }, caller: { siteId } }) {
    const now = clock.now();
    const promotion = await readPromotion(pool, { siteId, promotionId });
    const tournament = promotion === null ? null : tournamentOf(promotion.definition);
    if (tournament === null) throw refuse(errors, 'PR001');
    const run = await readRun(pool, promotionId);
    const { rows, total } = await pageOf(pool, run, { promotionId, now, ...pageSlice(page) });
    return {
      course: courseOf(tournament, run ?? { rankedAt: null }, now),
      closesAt: (run?.waitEndedAt ?? closesAt(tournament)).toISOString(),
      closedAt: run?.closedAt?.toISOString() ?? null,
      prizes: prizesOf(tournament.rules).toString(),
      list: rows.map((row) => standingOf(tournament, row)),
      pageInfo: pageInfo(page, total),
    };
  },
});

type Page = { promotionId: string; now: Date; limit: number; offset: number };

async function pageOf(
  pool: PromotionBase['pool'],
  run: Run | null,
  page: Page,
): Promise<{ rows: (Ranked | Place)[]; total: number }> {
  const isOver = run !== null && run.rankedAt !== null;
  const [rows, total] = await Promise.all([
    isOver ? placesOf(pool, page) : rankedMembers(pool, page),
    isOver ? countPlaces(pool, page.promotionId) : countRanked(pool, page),
  ]);
  return { rows, total };
}

function standingOf({ rules }: Tournament, row: Ranked | Place): z.input<typeof standing> {
  const { place, memberId, loginId, nickname, score, reachedAt } = row;
  const prize = prizeOf(rules, place);
  const refusal = 'refusal' in row ? row.refusal : '';
  const isDecided = 'decidedAt' in row && row.decidedAt !== null;
  const decided = refusal === '' ? 'given' : 'refused';
  return {
    place,
    memberId,
    loginId,
    nickname,
    score: score.toString(),
    reachedAt: reachedAt.toISOString(),
    prize: (prize?.amount ?? 0n).toString(),
    prizeState: prize === null ? 'none' : isDecided ? decided : 'due',
    refusal,
  };
}

const close = route({
  path: '/api/admin/promotion/tournament/close',
  summary:
    'Waits no longer for later results of a tournament that is over: it is closed in a minute or two',
  access: { permission: 'promotion.manage' },
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: z.object({ promotionId: idText, reason: changeReason }),
  data: z.object({}),
  refuses: ['PR001', 'TN002', 'C999'],
  async handle(deps, { body, caller, audit }) {
    await endWait(deps, { ...caller, audit }, body);
    return {};
  },
});

export const adminTournamentRoutes = [standings, close] as const;
