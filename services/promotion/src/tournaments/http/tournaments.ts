import { idText } from '@noriter/kit/id-text';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { maskedLoginId } from '@noriter/member-projection/masked-login-id';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { grantIdOf } from '../../promotions/actions/steps/give-reward.ts';
import { findGrant } from '../../promotions/store/grants.ts';
import { enterTournament } from '../actions/enter-tournament.ts';
import { shownRanking } from '../actions/show-ranking.ts';
import { tournamentFor, tournamentsFor } from '../actions/show-tournaments.ts';
import { causeOf } from '../domain/prizes.ts';
import { readRun } from '../store/runs.ts';
import { keepWatch } from '../store/watches.ts';
import { ownPrize, rankedShape, scoreText, tournamentShape, viewOf } from './tournament-views.ts';

const route = defineRoute<PromotionBase>();

/** A page asks again within it; one that was closed is published to for so long at most. */
const WATCH_MS = 120_000;

const one = z.object({ promotionId: idText });

const list = route({
  path: '/api/promotion/tournament/list',
  summary: 'Tournaments for the member that come, run, or ended in the last thirty days',
  access: 'member',
  body: z.object({}),
  data: z.object({ list: z.array(tournamentShape) }),
  async handle({ pool, clock }, { caller, language }) {
    const shown = await tournamentsFor(pool, caller, clock.now());
    return { list: shown.map((tournament) => viewOf(tournament, language)) };
  },
});

const get = route({
  path: '/api/promotion/tournament/get',
  summary: 'One tournament: how it stands or ended, where the member is, and what they won',
  access: 'member',
  body: one,
  data: z.object({
    tournament: tournamentShape,
    revision: z.string().regex(/^\d+$/).describe('Of the ranking; a lower one is older'),
    first: z.array(rankedShape),
    own: z.object({
      place: z.int().nullable().describe('Null without a place'),
      score: scoreText,
    }),
    prize: ownPrize.nullable().describe('Once it is finished'),
  }),
  refuses: ['PR001'],
  async handle({ pool, clock }, { body: { promotionId }, caller, language }) {
    const now = clock.now();
    const { memberId } = caller;
    const shown = await tournamentFor(pool, caller, { promotionId, now });
    if (shown === null) throw refuse(errors, 'PR001');
    // Before the ranking: what is pushed of a later one replaces it.
    const revision = (await readRun(pool, promotionId))?.revision ?? 0n;
    const ranking = await shownRanking(pool, { promotionId, now, memberIds: [memberId] });
    const grant = await findGrant(pool, grantIdOf(promotionId, causeOf(memberId)));
    const own = ranking.ownOf(memberId);
    return {
      tournament: viewOf({ ...shown, members: ranking.members }, language),
      revision: revision.toString(),
      first: ranking.first.map((ranked) => ({
        place: ranked.place,
        name: maskedLoginId(ranked.loginId),
        score: ranked.score.toString(),
        isOwn: ranked.memberId === memberId,
      })),
      own: { place: own.place, score: own.score.toString() },
      prize:
        grant === null
          ? null
          : { kind: grant.reward, amount: grant.amount.toString(), state: grant.state },
    };
  },
});

const enter = route({
  path: '/api/promotion/tournament/enter',
  summary: 'Enters the member: what they place from then on counts',
  access: 'member',
  idempotent: true,
  body: one,
  data: z.object({}),
  refuses: ['PR001', 'PR002', 'PR003', 'PR004', 'TN001'],
  async handle(deps, { body: { promotionId }, caller }) {
    await enterTournament(deps, caller, promotionId);
    return {};
  },
});

const watch = route({
  path: '/api/promotion/tournament/watch',
  summary: 'Has how a tournament stands pushed to the member for two minutes',
  access: 'member',
  body: one,
  data: z.object({ until: z.iso.datetime() }),
  refuses: ['PR001'],
  async handle({ pool, clock }, { body: { promotionId }, caller }) {
    const now = clock.now();
    if ((await tournamentFor(pool, caller, { promotionId, now })) === null)
      throw refuse(errors, 'PR001');
    const until = new Date(now.getTime() + WATCH_MS);
    await keepWatch(pool, { promotionId, memberId: caller.memberId, now, until });
    return { until: until.toISOString() };
  },
});

export const tournamentRoutes = [list, get, enter, watch] as const;
