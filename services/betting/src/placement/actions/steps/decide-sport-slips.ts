import type { Won } from '@noriter/kit/money';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import { legText } from '@noriter/rules/leg-name';
import type pg from 'pg';
import { errors } from '../../../errors.ts';
import { limitsOf } from '../../../site/domain/limits.ts';
import type { SportsbookDeps } from '../../../sportsbook/deps.ts';
import { lossLimit, reserve } from '../../../sportsbook/domain/reserve.ts';
import type { SportPlacement } from '../../domain/placement.ts';
import type { AcceptedTicket } from '../../domain/sport/ask.ts';
import { crossedLeagues } from '../../domain/sport/crossed-leagues.ts';
import { decideSportPlacement } from '../../domain/sport/decide.ts';
import { sharedLegs } from '../../domain/sport/shared-legs.ts';
import type { SportRefused } from '../../domain/sport/sport-refusals.ts';
import { type ContextRow, isLocked, playerOf } from '../../store/placement-context.ts';
import {
  legsOf,
  readSportContexts,
  type SportContexts,
  withoutVoid,
} from '../../store/sport-context.ts';
import type { DecideSlip } from './decide-slip.ts';
import { newSlip, ticketBet } from './new-sport-slip.ts';

/** The locks a slip waits for beside its member's: one for each market of its site. */
export function lockKeysOfMarkets(placement: SportPlacement): string[] {
  const { siteId } = placement.bettor;
  return legsOf(placement).map(({ fixtureId, marketKey }) =>
    JSON.stringify(['exposure', siteId, fixtureId, marketKey]),
  );
}

/**
 * Reads what slips of tickets on sports are decided by.
 *
 * @returns what decides each of them, in their order
 */
export async function readForSportSlips(
  deps: Pick<SportsbookDeps, 'limitsAt' | 'sportRulesAt' | 'clock' | 'config'>,
  tx: pg.ClientBase,
  placements: readonly SportPlacement[],
): Promise<DecideSlip<SportPlacement>> {
  const contexts =
    placements.length === 0 ? null : await readSportContexts(tx, placements, deps.clock.now());
  return async (placement, row, check) => {
    if (contexts === null) throw new Error('Only the slips that were read for are decided.');
    const { siteId } = placement.bettor;
    const rules = await deps.sportRulesAt(tx, siteId, row.rulesVersion);
    const policy = await deps.limitsAt(tx, siteId, row.limitsVersion);
    const player = playerOf(placement.bettor, row);
    const limits = limitsOf(policy, 'sport', player.level);
    const own = contextOf(contexts, placement, row);
    const decision = decideSportPlacement(placement.ask, { ...own, player, limits, rules });
    if ('refusal' in decision) return sportRefusal(decision);
    const { tickets } = decision;
    const terms = { returnMax: limits.winMaximum, putOffHours: rules.putOffVoidHours };
    const bets = tickets.map((ticket) => ticketBet(ticket, contexts, terms));
    const slip = newSlip(placement, row, { bets, rules });
    const refused = check(slip);
    if (refused !== null) return refused;
    const lossMax = lossLimit(rules.exposure, siteId === deps.config.PLATFORM_SITE);
    const beyond = reserveFor(contexts, siteId, { tickets, lossMax });
    if (beyond) return sportRefusal(beyond);
    keep(contexts, placement, tickets);
    return slip;
  };
}

export function sportRefusal({ refusal, params, problems }: Refused): Refusal {
  return refuse(errors, refusal, params, problems.length === 0 ? null : { problems });
}

type Refused = Omit<SportRefused, 'refusal'> & { refusal: SportRefused['refusal'] | 'B1059' };

function contextOf(contexts: SportContexts, { bettor, ask }: SportPlacement, row: ContextRow) {
  const { siteId, memberId } = bettor;
  const names = new Set(ask.tickets.flatMap(({ legs }) => legs.map(legText)));
  const asked = contexts.offers.filter((offer) => names.has(legText(offer)));
  const offers = withoutVoid(asked, siteId, contexts.voids);
  const crossings = contexts.crossings.filter((one) => one.memberId === memberId);
  return {
    isGameLocked: isLocked(row, scopesOf(offers)),
    waitingSlips: row.waitingSlips,
    offers,
    open: contexts.open.filter((ticket) => ticket.memberId === memberId),
    crossTicketsToday: Object.fromEntries(
      crossings.map(({ leagueId, tickets }) => [leagueId, tickets]),
    ),
  };
}

/** What an operator may lock that keeps from bets on these legs. */
export function scopesOf(offers: readonly { sport: string }[]): string[] {
  return ['sport', ...offers.map(({ sport }) => sport)];
}

/** @returns what is too much for a market; null when all is reserved */
function reserveFor(
  contexts: SportContexts,
  siteId: string,
  { tickets, lossMax }: { tickets: readonly AcceptedTicket[]; lossMax: Won },
): Refused | null {
  let book = contexts.exposure.get(siteId) ?? new Map();
  for (const [at, ticket] of tickets.entries()) {
    const shares = sharedLegs({ ...ticket, returnMax: null });
    const reserved = reserve(book, shares, lossMax);
    if ('beyond' in reserved) {
      const { fixtureId, marketKey, selectionId } = reserved.beyond;
      const problems = [{ ticket: at, fixtureId, marketKey, selectionId }];
      return { refusal: 'B1059', params: {}, problems };
    }
    book = reserved.book;
  }
  contexts.exposure.set(siteId, book);
  return null;
}

/** What is accepted counts for the slips behind it. */
function keep(
  contexts: SportContexts,
  { bettor: { memberId } }: SportPlacement,
  tickets: readonly AcceptedTicket[],
): void {
  for (const ticket of tickets) {
    contexts.open.push({ ...ticket, memberId, isRecent: true });
    for (const leagueId of crossedLeagues(ticket.legs)) {
      const known = contexts.crossings.find(
        (one) => one.memberId === memberId && one.leagueId === leagueId,
      );
      if (known) known.tickets += 1;
      else contexts.crossings.push({ memberId, leagueId, tickets: 1 });
    }
  }
}
