import { idText } from '@noriter/kit/id-text';
import { signedWonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { roundStates } from '../../rounds/domain/round.ts';
import { changedPage } from '../actions/changed-page.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { type StandingRound, standingOf } from '../store/standing-rounds.ts';

const ROUNDS_MAX = 2_000;

const route = defineRoute<ReconciliationDeps>();

const round = z.object({
  roundId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  version: z.int(),
  gameId: z.string(),
  groupCode: z.string(),
  state: z.enum(roundStates),
  staked: signedWonText,
  returned: signedWonText,
  at: z.iso.datetime(),
});

nameSchemas({ StandingRound: round });

const changed = route({
  path: '/internal/rounds/changed',
  summary: 'What rounds that changed behind a time have come to, for who counts them too',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ after: z.iso.datetime() }),
  data: z.object({
    rounds: z.array(round),
    upto: z.iso.datetime().describe('How far it looked; at the end it is `until`, or after'),
    until: z.iso.datetime().describe('Until when there is anything to look at'),
  }),
  async handle({ pool }, { body: { after } }) {
    const { rounds, upto, until } = await changedPage(pool, new Date(after));
    return { rounds: rounds.map(roundOf), upto: upto.toISOString(), until: until.toISOString() };
  },
});

const standing = route({
  path: '/internal/rounds/standing',
  summary: 'What rounds have come to as they stand; one that never was is left out',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ roundIds: z.array(idText).max(ROUNDS_MAX) }),
  data: z.object({ rounds: z.array(round) }),
  handle: async ({ pool }, { body: { roundIds } }) => ({
    rounds: (await standingOf(pool, roundIds)).map(roundOf),
  }),
});

function roundOf({ staked, returned, at, ...one }: StandingRound): z.input<typeof round> {
  return {
    ...one,
    staked: staked.toString(),
    returned: returned.toString(),
    at: at.toISOString(),
  };
}

export const standingRoundRoutes = [changed, standing] as const;
