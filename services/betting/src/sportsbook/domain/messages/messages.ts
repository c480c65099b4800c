/**
 * What the feed reports, in our form: an adapter makes it of whatever a supplier sends. It is shaped
 * after Sportradar's Unified Odds Feed, with two things more: messages of a producer are numbered
 * without a gap, and a producer that begins to number anew has a higher epoch. So what was missed
 * is known, and need not be guessed.
 */
import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import { marketShape } from '../../../vocabulary/market.ts';
import { oddsText } from '../../../vocabulary/odds.ts';
import {
  head,
  id,
  moment,
  namesShape,
  numbered,
  runnerShape,
  scoreboardShape,
} from './message-parts.ts';
import { cancel, rollbackCancel, rollbackSettlement, settlement } from './result-messages.ts';

const fixture = z.object({
  type: z.literal('fixture'),
  ...numbered,
  sport: z.enum(sports),
  league: z.object({ leagueId: id, names: namesShape }),
  home: namesShape.nullable().describe('null where competitors are ranked'),
  away: namesShape.nullable(),
  runners: z
    .array(runnerShape)
    .max(100)
    .readonly()
    .describe('Who is ranked; empty where two play each other'),
  startsAt: moment,
  state: z.enum(['planned', 'running', 'finished', 'abandoned', 'postponed', 'cancelled']),
});

const oddsChange = z.object({
  type: z.literal('odds-change'),
  ...numbered,
  markets: z
    .array(
      z.object({
        market: marketShape,
        state: z.enum(['active', 'suspended', 'deactivated', 'handed-over']),
        prices: z.record(z.string().max(80), z.object({ odds: oddsText, isActive: z.boolean() })),
      }),
    )
    .max(500)
    .readonly(),
  states: z
    .array(z.object({ marketKey: id, state: z.enum(['suspended', 'deactivated', 'handed-over']) }))
    .max(500)
    .readonly()
    .describe('Of markets that take no bets now, and whose prices stay what they were'),
  scoreboard: scoreboardShape.nullable(),
});

const betStop = z.object({
  type: z.literal('bet-stop'),
  ...numbered,
  families: z
    .array(id)
    .max(200)
    .readonly()
    .nullable()
    .describe('Of markets, as isOfFamily reads them; null for all of the fixture'),
});

const alive = z.object({
  type: z.literal('alive'),
  ...head,
  upTo: z.int().min(0).describe('The last number it has given'),
  isSubscribed: z.boolean().describe('false: it has lost us, and we have missed messages of it'),
});

const snapshotComplete = z.object({
  type: z.literal('snapshot-complete'),
  ...head,
  requestId: id,
  upTo: z.int().min(0).describe('Everything up to this number is in the snapshot'),
  messages: z.int().min(0).describe('How many belong to it: some may still be on their way'),
});

export const feedMessageShape = z.discriminatedUnion('type', [
  fixture,
  oddsChange,
  betStop,
  settlement,
  rollbackSettlement,
  cancel,
  rollbackCancel,
  alive,
  snapshotComplete,
]);

export type Scoreboard = z.infer<typeof scoreboardShape>;

export type FixtureMessage = Extract<FeedMessage, { type: 'fixture' }>;

export type FeedMessage = z.infer<typeof feedMessageShape>;

/** What changes something, and is applied in the order of its numbers. */
export type NumberedMessage = Extract<FeedMessage, { sequence: number }>;

export type Alive = Extract<FeedMessage, { type: 'alive' }>;

export type SnapshotComplete = Extract<FeedMessage, { type: 'snapshot-complete' }>;

/** What changes markets. */
export type MarketMessage = Exclude<NumberedMessage, { type: 'fixture' }>;

export type OddsChange = Extract<FeedMessage, { type: 'odds-change' }>;

export type CancelWindow = Pick<Extract<FeedMessage, { type: 'cancel' }>, 'from' | 'to'>;
