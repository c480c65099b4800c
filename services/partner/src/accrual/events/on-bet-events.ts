import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { BetEvent, BetSubject } from '@noriter/proto/bet_events_pb';
import type { betEvents } from '@noriter/proto/topics';
import { categoryOf } from '../../vocabulary/bet-category.ts';
import { accrueBets } from '../actions/accrue-bets.ts';
import { onceMembersAreKnown } from '../actions/once-members-are-known.ts';
import type { AccrualDeps } from '../deps.ts';
import { countedOf, type SettledMoney, type Standing } from '../domain/standing.ts';

/** Counts what bets came to, and what became of it later. */
export async function onBetEvents(
  deps: Pick<AccrualDeps, 'pool' | 'policyAt' | 'treeBooks' | 'clock' | 'lateMembers'>,
  events: readonly ReceivedEvent<typeof betEvents>[],
): Promise<void> {
  const standings = events.flatMap(({ value }) => standingOf(value) ?? []);
  await onceMembersAreKnown(deps, standings, (known) => accrueBets(deps, known));
}

/**
 * Null where the event is none of a result, or of what partners have no rates of. A free bet is the
 * site's gift: nobody earns a share of its stake, nor bears one of its winnings.
 */
function standingOf(bet: BetEvent): Standing | null {
  const { siteId, memberId, product, occurredAt, event } = bet;
  const found = bet.freeBetId === '' ? sayingOf(event) : null;
  if (found === null || occurredAt === undefined) return null;
  const { betId, version, subject, money } = found;
  const { gameId = '', folds = 0, inPlay = false } = subject ?? {};
  const category = categoryOf({ product, gameId, folds, inPlay });
  if (category === null) return null;
  const of = { betId, version, siteId, memberId, category, gameId, at: timestampDate(occurredAt) };
  return { ...of, ...countedOf(money) };
}

type Saying = {
  betId: string;
  version: number;
  subject: BetSubject | undefined;
  money: SettledMoney;
};

function sayingOf(event: BetEvent['event']): Saying | null {
  switch (event.case) {
    case 'settled': {
      const { stake, returned, turnover } = event.value;
      return saying(event.value, { case: 'settled', stake, returned, turnover });
    }
    case 'voided': {
      const { stake, returned } = event.value;
      return saying(event.value, { case: 'voided', stake, returned });
    }
    case 'reopened':
      return saying(event.value, { case: 'reopened' });
    case 'cashedOut': {
      const { stake, returned, openStake } = event.value;
      return saying(event.value, { case: 'cashedOut', stake, returned, openStake });
    }
    default:
      return null;
  }
}

type Of = { betId: string; settlementVersion: number; subject?: BetSubject | undefined };

function saying({ betId, settlementVersion: version, subject }: Of, money: SettledMoney): Saying {
  return { betId, version, subject, money };
}
