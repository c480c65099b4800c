/**
 * Invariant: a line of the feed becomes a message that `feedMessageShape` accepts, or a fault. A
 * numbered message that can't be read stops the bets on its fixture under its own number: what it
 * would have changed is not known, and numbers have no gaps.
 */
import { z } from 'zod';
import { type FeedMessage, feedMessageShape, type ProducerName } from '../domain/feed/messages.ts';
import type { Sport } from '../domain/sport/sports.ts';
import { stoppedFamilies } from './market-groups.ts';
import { Unreadable } from './market-table.ts';
import { readKeys, readOdds, readResults, readScoreboard } from './read-markets.ts';
import {
  aliveShape,
  completeShape,
  fixtureShape,
  headShape,
  marketsShape,
  numberedShape,
  oddsShape,
  readElement,
  settlementShape,
  stopShape,
  windowShape,
} from './wire.ts';

/** The feed's numbers of those who say something. */
export const products = { live: 1, prematch: 3, virtual: 6 } as const satisfies Record<
  ProducerName,
  number
>;

type Input = z.input<typeof feedMessageShape>;
type Numbered = Pick<
  Extract<Input, { type: 'bet-stop' }>,
  'producer' | 'epoch' | 'at' | 'sequence' | 'snapshot' | 'fixtureId'
>;

/** Why a line was not believed. */
export type LineFault = { readonly fault: 'unreadable'; readonly detail: string };

export type Heard = { readonly message: FeedMessage | null; readonly fault: LineFault | null };

/** Whose recovery an id belongs to: of what is not ours nothing is heard. */
export type OwnRequest = (wireId: string) => string | null;

/**
 * Reads one line of a producer's stream.
 *
 * @param ownRequest gives our name of a recovery by the feed's; null when another asked for it
 * @returns null for a part of somebody else's recovery
 */
export function readMessage(
  line: string,
  producer: ProducerName,
  ownRequest: OwnRequest,
): Heard | null {
  const element = readElement(line);
  if (element === null) return unreadable('no element');
  const { name, body } = element;
  const head = headShape.safeParse(body);
  if (!head.success || head.data.product !== products[producer]) return unreadable(`${name}: head`);
  const { epoch, timestamp: at } = head.data;
  const said = { producer, epoch, at };
  try {
    if (name === 'alive') return heard(readAlive(said, body));
    if (name === 'snapshot_complete') {
      const { request_id, up_to: upTo, messages } = completeShape.parse(body);
      const requestId = ownRequest(request_id);
      if (requestId === null) return null;
      return heard({ type: 'snapshot-complete', ...said, requestId, upTo, messages });
    }
  } catch (error) {
    return unreadable(`${name}: ${problemOf(error)}`);
  }
  return readNumbered(name, body, { said, ownRequest });
}

type Said = Pick<Numbered, 'producer' | 'epoch' | 'at'>;

function readAlive(said: Said, body: unknown): Input {
  const { up_to: upTo, subscribed } = aliveShape.parse(body);
  return { type: 'alive', ...said, upTo, isSubscribed: subscribed === '1' };
}

function readNumbered(
  name: string,
  body: unknown,
  { said, ownRequest }: { said: Said; ownRequest: OwnRequest },
): Heard | null {
  const read = numberedShape.safeParse(body);
  if (!read.success) return unreadable(`${name}: number`);
  const { sequence, event_id: fixtureId, request_id, snapshot_index: index } = read.data;
  const requestId = request_id === undefined ? null : ownRequest(request_id);
  if (request_id !== undefined && requestId === null) return null;
  const snapshot = requestId === null ? null : { requestId, index: index ?? 0 };
  const numbered = { ...said, sequence, fixtureId, snapshot };
  try {
    return heard(readBody(name, body, numbered));
  } catch (error) {
    const detail = `${name}: ${problemOf(error)}`;
    const stop = feedMessageShape.safeParse({ type: 'bet-stop', ...numbered, families: null });
    return { message: stop.success ? stop.data : null, fault: { fault: 'unreadable', detail } };
  }
}

/** @throws Unreadable, ZodError */
function readBody(name: string, body: unknown, numbered: Numbered): Input {
  switch (name) {
    case 'fixture_change':
      return readFixture(body, numbered);
    case 'odds_change': {
      const { sport_event_status: status, odds } = oddsShape.parse(body);
      const scoreboard = status ? readScoreboard(status) : null;
      return { type: 'odds-change', ...numbered, ...readOdds(odds?.market ?? []), scoreboard };
    }
    case 'bet_stop': {
      const { groups } = stopShape.parse(body);
      return { type: 'bet-stop', ...numbered, families: stoppedFamilies(groups) };
    }
    case 'bet_settlement': {
      const { outcomes } = settlementShape.parse(body);
      return { type: 'settlement', ...numbered, markets: readResults(outcomes.market) };
    }
    case 'rollback_bet_settlement': {
      const markets = readKeys(marketsShape.parse(body).market);
      return { type: 'rollback-settlement', ...numbered, markets };
    }
    case 'bet_cancel': {
      const { market } = marketsShape.parse(body);
      const reason = market[0]?.void_reason ?? '';
      return { type: 'cancel', ...numbered, markets: readKeys(market), ...windowOf(body), reason };
    }
    case 'rollback_bet_cancel': {
      const markets = readKeys(marketsShape.parse(body).market);
      return { type: 'rollback-cancel', ...numbered, markets, ...windowOf(body) };
    }
    default:
      throw new Unreadable('a message of another kind');
  }
}

function windowOf(body: unknown) {
  const { start_time: from, end_time: to } = windowShape.parse(body);
  return { from: from ?? null, to: to ?? null };
}

const sportsById: Readonly<Record<string, Sport>> = {
  'sr:sport:1': 'soccer',
  'sr:sport:2': 'basketball',
  'sr:sport:3': 'baseball',
  'sr:sport:4': 'hockey',
  'sr:sport:5': 'tennis',
  'sr:sport:6': 'handball',
  'sr:sport:16': 'american-football',
  'sr:sport:23': 'volleyball',
  'sr:sport:31': 'badminton',
  'sr:sport:110': 'esport',
  'sr:sport:117': 'combat',
  'sr:sport:9001': 'virtual-soccer',
  'sr:sport:9002': 'dog-racing',
  'sr:sport:9003': 'horse-racing',
};

const fixtureStates = {
  not_started: 'planned',
  live: 'running',
  closed: 'finished',
  abandoned: 'abandoned',
  postponed: 'postponed',
  cancelled: 'cancelled',
} as const;

function readFixture(body: unknown, numbered: Numbered): Input {
  const { fixture } = fixtureShape.parse(body);
  const sport = Object.hasOwn(sportsById, fixture.sport) ? sportsById[fixture.sport] : undefined;
  // A sport that is not offered: its number counts, and that is all.
  if (sport === undefined) return { type: 'bet-stop', ...numbered, families: [] };
  const namesOf = ({ name_ko: ko, name_en: en }: { name_ko: string; name_en: string }) => ({
    ko,
    en,
  });
  const side = (qualifier: 'home' | 'away') => {
    const found = fixture.competitor.find((one) => one.qualifier === qualifier);
    return found ? namesOf(found) : null;
  };
  const [home, away] = [side('home'), side('away')];
  if ((home === null) !== (away === null)) throw new Unreadable('a side without the other');
  const runners = fixture.competitor
    .filter(({ qualifier }) => qualifier === 'runner')
    .map((one) => ({ competitorId: one.id, number: one.number ?? null, names: namesOf(one) }));
  const { tournament, start_time: startsAt, status } = fixture;
  const league = { leagueId: tournament.id, names: namesOf(tournament) };
  const state = fixtureStates[status];
  return { type: 'fixture', ...numbered, sport, league, home, away, runners, startsAt, state };
}

function heard(input: Input): Heard {
  return { message: feedMessageShape.parse(input), fault: null };
}

function unreadable(detail: string): Heard {
  return { message: null, fault: { fault: 'unreadable', detail } };
}

function problemOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  if (!(error instanceof z.ZodError)) throw error;
  const [issue] = error.issues;
  return `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
}
