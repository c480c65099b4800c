/**
 * What the feed says, in our form: an adapter makes it of whatever a supplier sends. It is shaped
 * after Sportradar's Unified Odds Feed, with two things more: messages of a producer are numbered
 * without a gap, and a producer that begins to number anew says so by a higher epoch. So what was
 * missed can be told, and need not be guessed.
 */
import { z } from 'zod';

import { oddsText } from '../settlement/odds.ts';
import { marketShape, scoreShape } from '../sport/market.ts';
import { sports } from '../sport/sports.ts';

/** Who says it, in order of rank: of two that price one market, the later one is to be believed. */
export const producers = ['prematch', 'live', 'virtual'] as const;
export type ProducerName = (typeof producers)[number];

export function outranks(one: ProducerName, other: ProducerName): boolean {
  return producers.indexOf(one) > producers.indexOf(other);
}

/** A moment, as text on the wire and in tables. */
export const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
const id = z.string().min(1).max(80);
const namesShape = z.object({ ko: z.string().max(200), en: z.string().max(200) });

/** Of every message. */
const head = {
  producer: z.enum(producers),
  epoch: z.int().min(1).describe('Grows each time the producer begins to number from 1'),
  at: moment.describe('When the producer said it'),
};

/** Of messages that change something. */
const numbered = {
  ...head,
  sequence: z.int().min(1).describe('One more than that of the message before'),
  snapshot: z
    .object({ requestId: id, index: z.int().min(0) })
    .nullable()
    .describe('Which recovery it belongs to, and its place in it; null as it happens'),
  fixtureId: id,
};
const markets = z.array(id).max(2_000).readonly();

/** What became of a selection. */
export const legResultShape = z.object({
  won: z.boolean(),
  voidHalves: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  deadHeat: z.object({ places: z.int().min(1), of: z.int().min(1) }).optional(),
});

/** One of many who are ranked: markets call them by their id. */
export const runnerShape = z.object({
  competitorId: id,
  number: z.int().min(0).max(999).nullable().describe('Which they wear'),
  names: namesShape,
});

/** What was scored so far. */
export const scoreboardShape = z.object({
  part: z.string().max(40).describe('Under way'),
  parts: z.record(z.string().max(40), scoreShape).describe('Points of each part alone'),
  total: scoreShape.describe('Points, or sets and maps won, as the sport counts'),
  elapsedSeconds: z.int().min(0).nullable(),
});

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

const settlement = z.object({
  type: z.literal('settlement'),
  ...numbered,
  markets: z
    .array(z.object({ marketKey: id, results: z.record(z.string().max(80), legResultShape) }))
    .max(500)
    .readonly(),
});

const rollbackSettlement = z.object({
  type: z.literal('rollback-settlement'),
  ...numbered,
  markets,
});

/** Bets taken from `from` on and before `to`; null is without bound, and both null is all of it. */
const cancelWindow = { from: moment.nullable(), to: moment.nullable() };
export const cancelWindowShape = z.object(cancelWindow);

const cancel = z.object({
  type: z.literal('cancel'),
  ...numbered,
  markets,
  ...cancelWindow,
  reason: z.string().max(200),
});

const rollbackCancel = z.object({
  type: z.literal('rollback-cancel'),
  ...numbered,
  markets,
  ...cancelWindow,
});

const alive = z.object({
  type: z.literal('alive'),
  ...head,
  upTo: z.int().min(0).describe('The last number it has given'),
  isSubscribed: z.boolean().describe('false: it has lost us, and we have lost what it said'),
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
