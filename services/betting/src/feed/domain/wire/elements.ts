/** The feed's elements as the parser gives them: attributes and children, all of them text. */
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});
const lists = new Set(['market', 'outcome', 'competitor', 'period_score']);

const element = z.record(z.string(), z.unknown());

/**
 * Reads one line, which is one element.
 *
 * @returns its name and what it holds; null for what is none, or brings a document type of its own
 */
export function readElement(line: string): { name: string; body: Record<string, unknown> } | null {
  if (line.includes('<!')) return null;
  const read = element.safeParse(parsed(line));
  const [entry, ...others] = read.success ? Object.entries(read.data) : [];
  if (entry === undefined || others.length > 0) return null;
  const body = element.safeParse(entry[1]);
  return body.success ? { name: entry[0], body: body.data } : null;
}

/** Of what is no XML the parser makes something, or an error. */
function parsed(line: string): unknown {
  try {
    return parser.parse(line, true);
  } catch {
    return null;
  }
}

const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
/** Milliseconds since 1970, as the text of a moment. */
const millis = whole.transform((ms) => new Date(ms).toISOString());
const id = z.string().min(1).max(80);
/** An element that holds nothing is read as an empty text. */
const orNothing = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.literal('').transform(() => null), shape]).nullish();

export const headShape = z.object({ product: whole, epoch: whole, timestamp: millis });

export const numberedShape = headShape.extend({
  sequence: whole,
  // A number counts also where nobody can tell what it is about.
  event_id: id.nullable().catch(null),
  request_id: id.optional(),
  snapshot_index: whole.optional(),
});

export const aliveShape = z.object({ up_to: whole, subscribed: z.enum(['0', '1']) });

export const completeShape = z.object({ request_id: id, up_to: whole, messages: whole });

/** An element that names its fixture also inside. */
export const namedInside = z.object({ fixture: z.object({ id }) });

const nameShape = { name_ko: z.string().min(1), name_en: z.string().min(1) };

export const fixtureShape = z.object({
  fixture: z.object({
    sport: id,
    start_time: millis,
    status: z.enum(['not_started', 'live', 'closed', 'abandoned', 'postponed', 'cancelled']),
    tournament: z.object({ id, ...nameShape }),
    competitor: z
      .array(
        z.object({
          id,
          qualifier: z.enum(['home', 'away', 'runner']),
          number: whole.optional(),
          ...nameShape,
        }),
      )
      .default([]),
  }),
});

const marketName = { id: z.string().regex(/^\d{1,6}$/), specifiers: z.string().default('') };

const factorShape = z.enum(['0', '0.0', '0.5', '1', '1.0']).default('0').transform(Number);

export const oddsShape = z.object({
  sport_event_status: z
    .object({
      period_type: id.optional(),
      period_number: whole.default(1),
      elapsed: whole.optional(),
      home_score: whole,
      away_score: whole,
      period_score: z
        .array(z.object({ type: id, number: whole, home_score: whole, away_score: whole }))
        .default([]),
    })
    .optional(),
  odds: orNothing(
    z.object({
      market: z
        .array(
          z.object({
            ...marketName,
            status: z.string().regex(/^-?\d{1,2}$/),
            outcome: z
              .array(
                z.object({ id, odds: z.string().max(20).optional(), active: z.enum(['0', '1']) }),
              )
              .default([]),
          }),
        )
        .default([]),
    }),
  ),
});
export type WireStatus = NonNullable<z.output<typeof oddsShape>['sport_event_status']>;
export type WireOdds = NonNullable<z.output<typeof oddsShape>['odds']>['market'][number];

export const settlementShape = z.object({
  outcomes: z.object({
    market: z.array(
      z.object({
        ...marketName,
        outcome: z.array(
          z.object({
            id,
            result: z.enum(['0', '1']),
            void_factor: factorShape,
            dead_heat_factor: z
              .string()
              .regex(/^(?:0\.\d{1,6}|1(?:\.0+)?)$/)
              .optional(),
            dead_heat_places: whole.optional(),
            dead_heat_of: whole.optional(),
          }),
        ),
      }),
    ),
  }),
});
export type WireOutcome = z.output<
  typeof settlementShape
>['outcomes']['market'][number]['outcome'][number];

export const marketsShape = z.object({
  market: z.array(z.object({ ...marketName, void_reason: z.string().max(200).default('') })),
});

/** Groups with `|` between. */
export const stopShape = z.object({ groups: z.string().max(1_000).default('all') });

export const windowShape = z.object({ start_time: millis.optional(), end_time: millis.optional() });
