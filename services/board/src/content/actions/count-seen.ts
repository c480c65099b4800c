import { createHash } from 'node:crypto';
import { koreaDay } from '@noriter/kit/korea-time';
import type { ContentDeps } from '../deps.ts';
import { variantFor, variantKeys } from '../domain/variants.ts';
import type { Seen } from '../store/figures.ts';
import type { Trial } from '../store/trials.ts';

const DAY_SECONDS = 86_400;

/**
 * As much as is counted of guests of one network in a day. A browser calls itself as it likes, and each that
 * is new stands in Redis for a day, which everybody shares.
 */
const NETWORK_MARKS_MAX = 10_000;

type Reported = {
  siteId: string;
  reader: string;
  /** Of a guest; null for a member, who is one reader whatever they say. */
  network: string | null;
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
  { siteId, reader, network, shown, pressed }: Reported,
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
    for (const event of await firstOf(deps, events, { reader, network })) {
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

/** Those that this reader has not been counted for today; none where their network has had its share. */
async function firstOf(
  { redis, clock }: Pick<Deps, 'redis' | 'clock'>,
  events: readonly Seen[],
  { reader, network }: Pick<Reported, 'reader' | 'network'>,
): Promise<Seen[]> {
  if (events.length === 0) return [];
  const who = hashOf(reader);
  const keys = events.map(({ idx, wording, day, pressed }) => {
    const what = pressed === 1 ? 'pressed' : 'shown';
    return `content-seen:${idx}:${wording}:${day}:${what}:${who}`;
  });
  const marks = redis.pipeline();
  for (const key of keys) marks.set(key, '1', 'EX', DAY_SECONDS, 'NX');
  const answers = (await marks.exec()) ?? [];
  const isFirst = (_: unknown, at: number) => answers[at]?.[1] === 'OK';
  const first = events.filter(isFirst);
  if (first.length === 0 || network === null) return first;
  const share = `content-seen-by:${koreaDay(clock.now())}:${hashOf(network)}`;
  const counted = await redis
    .pipeline()
    .incrby(share, first.length)
    .expire(share, DAY_SECONDS)
    .exec();
  if (Number(counted?.[0]?.[1]) <= NETWORK_MARKS_MAX) return first;
  await redis.del(...keys.filter(isFirst));
  return [];
}

/** Nobody's address stands in Redis. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
