import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { scoreShape } from '../../../vocabulary/market.ts';

/** Who reports it, in order of rank: of two that price one market, the later one is to be believed. */
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

export const id = z.string().min(1).max(80);

export const namesShape = z.object({ ko: z.string().max(200), en: z.string().max(200) });

/** Of every message. */
export const head = {
  producer: z.enum(producers),
  epoch: z.int().min(1).describe('Grows each time the producer begins to number from 1'),
  at: moment.describe('When the producer reported it'),
};

/** Of messages that change something. */
export const numbered = {
  ...head,
  sequence: z.int().min(1).describe('One more than that of the message before'),
  snapshot: z
    .object({ requestId: id, index: z.int().min(0) })
    .nullable()
    .describe('Which recovery it belongs to, and its place in it; null as it happens'),
  fixtureId: id,
};

export const markets = z.array(id).max(2_000).readonly();

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

nameSchemas({ LegResult: legResultShape, Runner: runnerShape, RunnerNames: namesShape });

/** What was scored so far. */
export const scoreboardShape = z.object({
  part: z.string().max(40).describe('Under way'),
  parts: z.record(z.string().max(40), scoreShape).describe('Points of each part alone'),
  total: scoreShape.describe('Points, or sets and maps won, as the sport counts'),
  elapsedSeconds: z.int().min(0).nullable(),
});
