import { createHash } from 'node:crypto';
import { koreaDay } from '@noriter/kit/korea-time';
import type { ContentDeps } from '../deps.ts';
import { variantFor, variantKeys } from '../domain/variants.ts';
import type { Seen } from '../store/figures.ts';
import type { Trial } from '../store/trials.ts';

const DAY_SECONDS = 86_400;

type Reported = {
  siteId: string;
  reader: string;
  /** Numbers of popups and banners. */
  shown: readonly number[];
  pressed: readonly number[];
};

type Deps = Pick<ContentDeps, 'redis' | 'clock' | 'log' | 'seenCounts' | 'trials'>;

/**
 * Counts what a reader was shown and pressed, each once a day. Which variant that was follows from the
 * reader, and is not asked. Who reads while Redis is away is not counted: figures are worth less than a
 * page that answers.
 */
export async function countSeen(
  deps: Deps,
  { siteId, reader, shown, pressed }: Reported,
): Promise<void> {
  const { log, seenCounts, trials } = deps;
  try {
    const known = await trials(siteId);
    // What was pressed was shown.
    const seen = new Set([...shown, ...pressed]);
    const events = [
      ...[...seen].map((idx) => ({ idx, shown: 1, pressed: 0 })),
      ...[...new Set(pressed)].map((idx) => ({ idx, shown: 0, pressed: 1 })),
    ].flatMap((event) => {
      const trial = known.get(event.idx);
      return trial === undefined ? [] : [seenOf(deps, { ...event, trial, reader })];
    });
    for (const event of await firstOf(deps, events, reader)) {
      void seenCounts.submit(event).catch((err: unknown) => {
        log.warn({ err }, 'what readers saw is not counted');
      });
    }
  } catch (err) {
    log.warn({ err }, 'what a reader saw is not counted');
  }
}

type Event = { idx: number; shown: number; pressed: number; trial: Trial; reader: string };

function seenOf({ clock }: Pick<Deps, 'clock'>, event: Event): Seen {
  const { idx, shown, pressed, trial, reader } = event;
  const variant = variantKeys[variantFor(idx, trial.shares, reader)] ?? 'a';
  const day = koreaDay(clock.now());
  return { idx, wording: trial.wording, variant, day, shown, pressed };
}

/** Those that this reader has not been counted for today. */
async function firstOf(
  { redis }: Pick<Deps, 'redis'>,
  events: readonly Seen[],
  reader: string,
): Promise<Seen[]> {
  if (events.length === 0) return [];
  // Nobody's address stands in Redis.
  const who = createHash('sha256').update(reader).digest('base64url').slice(0, 16);
  const marks = redis.pipeline();
  for (const { idx, wording, day, pressed } of events) {
    const what = pressed === 1 ? 'pressed' : 'shown';
    marks.set(`content-seen:${idx}:${wording}:${day}:${what}:${who}`, '1', 'EX', DAY_SECONDS, 'NX');
  }
  const answers = (await marks.exec()) ?? [];
  return events.filter((_event, at) => answers[at]?.[1] === 'OK');
}
