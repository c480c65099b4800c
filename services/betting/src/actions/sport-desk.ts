import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { sharesOf } from '../domain/exposure/exposure.ts';
import { reserve } from '../domain/exposure/reserve.ts';
import { limitsOf } from '../domain/limits.ts';
import { type AcceptedLeg, type AcceptedTicket, legText } from '../domain/placement/sport/ask.ts';
import { crossedLeagues } from '../domain/placement/sport/combination.ts';
import { decideSportPlacement, type SportRefused } from '../domain/placement/sport/decide.ts';
import type { SportRules } from '../domain/placement/sport/rules.ts';
import { ticketOdds } from '../domain/settlement/sport-ticket.ts';
import { kindOf, type OpenTicket } from '../domain/settlement/ticket.ts';
import { errors } from '../errors.ts';
import type { SportPlacement } from '../queries/placement.ts';
import { isLocked, playerOf, type WorldRow } from '../queries/placement-world.ts';
import { legsOf, readSportWorlds, type SportWorlds } from '../queries/sport-world.ts';
import type { Desk } from './mini-desk.ts';
import type { NewSlip, SlipBet } from './write-slips.ts';

/** How long the wallet has for a stake in play: who holds it up longer sees the match go on. */
export const LIVE_STAKE_MS_MAX = 10_000;

/** Of slips that stand on sports of several kinds. */
const MIXED = 'mixed';

/** The lines a slip waits in beside its member's: one for each market of its site. */
export function linesOfSlip(placement: SportPlacement): string[] {
  const { siteId } = placement.bettor;
  return legsOf(placement).map(({ fixtureId, marketKey }) =>
    JSON.stringify(['exposure', siteId, fixtureId, marketKey]),
  );
}

/** Slips of tickets on sports. */
export async function openSportDesk(
  deps: Pick<BettingDeps, 'siteDocuments' | 'clock'>,
  tx: pg.ClientBase,
  placements: readonly SportPlacement[],
): Promise<Desk<SportPlacement>> {
  const worlds =
    placements.length === 0 ? null : await readSportWorlds(tx, placements, deps.clock.now());
  return async (placement, row) => {
    if (worlds === null) throw new Error('A desk decides the slips it was opened for.');
    const { siteId } = placement.bettor;
    const rules = await deps.siteDocuments.sportRules(tx, siteId, row.rulesVersion);
    const policy = await deps.siteDocuments.limits(tx, siteId, row.limitsVersion);
    const player = playerOf(placement.bettor, row);
    const limits = limitsOf(policy, 'sport', player.level);
    const own = worldOf(worlds, placement, row);
    const decision = decideSportPlacement(placement.ask, { ...own, player, limits, rules });
    if ('refusal' in decision) return sportRefusal(decision);
    const { tickets } = decision;
    const reserved = reservedFor(worlds, siteId, { tickets, rules });
    if ('refusal' in reserved) return sportRefusal(reserved);
    keep(worlds, placement, tickets);
    const bets = tickets.map((ticket) => ticketBet(ticket, worlds, limits.winMaximum));
    return newSlip(placement, row, { bets, full: reserved.full, rules });
  };
}

export function sportRefusal({ refusal, params, problems }: Refused): Refusal {
  return refuse(errors, refusal, params, problems.length === 0 ? null : { problems });
}

type Refused = Omit<SportRefused, 'refusal'> & { refusal: SportRefused['refusal'] | 'B1059' };

function worldOf(worlds: SportWorlds, { bettor, ask }: SportPlacement, row: WorldRow) {
  const { memberId } = bettor;
  const names = new Set(ask.tickets.flatMap(({ legs }) => legs.map(legText)));
  const offers = worlds.offers.filter((offer) => names.has(legText(offer)));
  const crossings = worlds.crossings.filter((one) => one.memberId === memberId);
  return {
    isGameLocked: isLocked(row, ['sport', ...offers.map(({ sport }) => sport)]),
    waitingSlips: row.waitingSlips,
    offers,
    held: worlds.held.filter((ticket) => ticket.memberId === memberId),
    crossTicketsToday: Object.fromEntries(
      crossings.map(({ leagueId, tickets }) => [leagueId, tickets]),
    ),
  };
}

/** What a ticket puts on each of its markets. */
export function sharedLegs(ticket: OpenTicket<AcceptedLeg>) {
  const legs = ticket.legs.map((leg) => ({ ...leg, result: null }));
  const markets = new Map(ticket.legs.map((leg) => [legText(leg), leg.market]));
  return sharesOf({ ...ticket, legs }).flatMap((share) => {
    const market = markets.get(legText(share));
    return market === undefined ? [] : [{ ...share, market }];
  });
}

function reservedFor(
  worlds: SportWorlds,
  siteId: string,
  { tickets, rules }: { tickets: readonly AcceptedTicket[]; rules: SportRules },
): Refused | Pick<NewSlip, 'full'> {
  const full: NewSlip['full'][number][] = [];
  let book = worlds.exposure.get(siteId) ?? new Map();
  for (const [at, ticket] of tickets.entries()) {
    const shares = sharedLegs({ ...ticket, returnMax: null });
    const reserved = reserve(book, shares, rules.exposure);
    if ('beyond' in reserved) {
      const { fixtureId, marketKey, selectionId } = reserved.beyond;
      const problems = [{ ticket: at, fixtureId, marketKey, selectionId }];
      return { refusal: 'B1059', params: {}, problems };
    }
    book = reserved.book;
    full.push(...reserved.full);
  }
  worlds.exposure.set(siteId, book);
  return { full };
}

/** What is accepted counts for the slips behind it. */
function keep(
  worlds: SportWorlds,
  { bettor: { memberId } }: SportPlacement,
  tickets: readonly AcceptedTicket[],
): void {
  for (const ticket of tickets) {
    worlds.held.push({ ...ticket, memberId, isRecent: true });
    for (const leagueId of crossedLeagues(ticket.legs)) {
      const known = worlds.crossings.find(
        (one) => one.memberId === memberId && one.leagueId === leagueId,
      );
      if (known) known.tickets += 1;
      else worlds.crossings.push({ memberId, leagueId, tickets: 1 });
    }
  }
}

function ticketBet(ticket: AcceptedTicket, { fixtures }: SportWorlds, returnMax: bigint): SlipBet {
  const { legs, linesOf, lineStake, bonus, returnMost, stake } = ticket;
  const asked = legs.map(({ askedOdds }) => ({ odds: askedOdds }));
  const shares = sharedLegs({ ...ticket, returnMax: null });
  return {
    marketId: null,
    selectionId: null,
    conditions: null,
    odds: ticketOdds(legs, linesOf),
    askedOdds: ticketOdds(asked, linesOf),
    stake,
    kind: kindOf({ legs, linesOf }),
    linesOf,
    lineStake,
    bonus,
    returnMost,
    returnMax,
    legs: legs.map((leg) => {
      const facts = fixtures.get(leg.fixtureId);
      const share = shares.find((one) => legText(one) === legText(leg));
      if (!facts || !share) throw new Error('What is offered is of a fixture, and is exposed.');
      return { ...leg, ...facts, share };
    }),
  };
}

/**
 * A stake buys a part in what has not begun: before the first start of its legs, and in play before
 * it has waited so long that who holds it up could see more than the price knew.
 */
export function stakeEnd(legs: readonly { isLive: boolean; startsAt: Date }[], from: Date): Date {
  const ends = legs.map(({ isLive, startsAt }) =>
    isLive ? from.getTime() + LIVE_STAKE_MS_MAX : startsAt.getTime(),
  );
  return new Date(Math.min(...ends));
}

function newSlip(
  placement: SportPlacement,
  { at }: WorldRow,
  { bets, full, rules }: Pick<NewSlip, 'bets' | 'full'> & { rules: SportRules },
): NewSlip {
  const legs = bets.flatMap((bet) => [...bet.legs]);
  const sports = new Set(legs.map(({ sport }) => sport));
  const [sport = MIXED] = sports;
  const waits = rules.liveDelayMs > 0 && legs.some(({ isLive }) => isLive);
  const rechecksAt = waits ? new Date(at.getTime() + rules.liveDelayMs) : null;
  return {
    ...placement,
    gameId: sports.size === 1 ? sport : MIXED,
    gameDay: null,
    number: null,
    roundId: null,
    at,
    stakeBefore: stakeEnd(legs, rechecksAt ?? at),
    rechecksAt,
    full,
    bets,
  };
}
