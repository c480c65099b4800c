/**
 * Invariant: what is known of a fixture is what was reported of it last, by the feed's own clock: two
 * producers report one fixture, and what is older may come later. Of what was reported at one moment,
 * the higher producer's counts: that a match begins, and not that it is about to.
 */
import type { Sport } from '@noriter/rules/sports';
import { outranks, type ProducerName } from './messages/message-parts.ts';
import type { FixtureMessage, OddsChange, Scoreboard } from './messages/messages.ts';
import type { FixtureState } from './override.ts';

export type FixtureFacts = {
  readonly sport: Sport;
  readonly league: FixtureMessage['league'];
  readonly home: FixtureMessage['home'];
  readonly away: FixtureMessage['away'];
  readonly runners: FixtureMessage['runners'];
  readonly startsAt: Date;
  readonly state: FixtureState;
  /** When the feed reported it, and which of its producers. */
  readonly reportedAt: Date;
  readonly reportedBy: ProducerName;
  readonly scoreboard: (Scoreboard & { readonly at: Date }) | null;
};

/** @returns the very facts it was given when the message is older than they are */
export function afterFixture(facts: FixtureFacts, message: FixtureMessage): FixtureFacts {
  const later = message.at.getTime() - facts.reportedAt.getTime();
  const isOld = later < 0 || (later === 0 && outranks(facts.reportedBy, message.producer));
  return isOld ? facts : factsOf(message, facts.scoreboard);
}

/** Of a fixture that is reported for the first time. */
export function factsOf(
  { sport, league, home, away, runners, startsAt, state, at, producer }: FixtureMessage,
  scoreboard: FixtureFacts['scoreboard'] = null,
): FixtureFacts {
  return {
    sport,
    league,
    home,
    away,
    runners,
    startsAt,
    state,
    reportedAt: at,
    reportedBy: producer,
    scoreboard,
  };
}

/** @returns the very facts it was given when the message has no newer score */
export function afterScore(facts: FixtureFacts, { scoreboard, at }: OddsChange): FixtureFacts {
  if (scoreboard === null) return facts;
  const before = facts.scoreboard;
  if (before !== null && at < before.at) return facts;
  return { ...facts, scoreboard: { ...scoreboard, at } };
}
