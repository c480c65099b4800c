import type { Sport } from '@noriter/rules/sports';
import type { z } from 'zod';
import type { feedMessageShape } from '../../../sportsbook/domain/messages/messages.ts';
import {
  fixtureShape,
  marketsShape,
  oddsShape,
  settlementShape,
  stopShape,
  windowShape,
} from './elements.ts';
import { stoppedFamilies } from './market-groups.ts';
import { readKeys, readOdds, readScoreboard } from './read-markets.ts';
import { readResults } from './read-results.ts';
import { Unreadable } from './specifiers.ts';

export type Input = z.input<typeof feedMessageShape>;

export type Numbered = Pick<
  Extract<Input, { type: 'bet-stop' }>,
  'producer' | 'epoch' | 'at' | 'sequence' | 'snapshot' | 'fixtureId'
>;

/** @throws Unreadable, ZodError */
export function readBody(name: string, body: unknown, numbered: Numbered): Input {
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
