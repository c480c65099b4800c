/**
 * Invariant: a slip is accepted or refused as a whole, by its own record and the world it is read
 * in. Checks come in one order, so that the same slip is always refused for the same reason.
 */
import { formatWon, type Won } from '@noriter/kit/money';
import { gameOf } from '../mini/games.ts';
import type { Conditions } from '../mini/market.ts';
import { priceOf } from '../mini/odds-book.ts';
import { type Offer, offerOf } from '../mini/offers.ts';
import { formatOdds, ODDS_SCALE, type Odds } from '../settlement/odds.ts';
import type { Ask, AskedBet, HeldBet, World } from './ask.ts';
import { leavesNoLoss } from './hedge.ts';
import { type PlayerRefusal, playerRefusal } from './player.ts';
import { NO_TOLERANCE, takesPrice } from './price-policy.ts';

/** A bet that may be written down, at the odds it will be paid at. */
export type NewBet = AskedBet & {
  readonly marketId: string;
  readonly conditions: Conditions;
  /** The odds the member saw; `odds` are those of the moment. */
  readonly askedOdds: Odds;
};

export type RefusalCode =
  | PlayerRefusal
  | 'B1010'
  | 'B1011'
  | 'B1012'
  | 'B1016'
  | 'B1013'
  | 'B6001'
  | 'B6002'
  | 'B6003'
  | 'B1017'
  | 'B1015'
  | 'B6005'
  | 'B1014';

/** Which selection a refusal is about, and what would be taken in its place. */
export type Problem = {
  readonly selectionId: string;
  readonly odds?: string;
  readonly limit?: string;
};

export type Refused = {
  readonly refusal: RefusalCode;
  readonly params: Readonly<Record<string, string>>;
  readonly selections: readonly Problem[];
};

export type Decision = { readonly roundId: string; readonly bets: readonly NewBet[] } | Refused;

export function decidePlacement(ask: Ask, world: World): Decision {
  const { round } = world;
  const kept = playerRefusal(world);
  if (kept) return refused(kept);
  if (gameOf(ask.gameId) === null) return refused('B1010');
  if (round === null) return refused('B1011');
  if (!round.isOpen) return refused('B1012');
  const priced = pricedBets(ask, world);
  if ('refusal' in priced) return priced;
  const { bets } = priced;
  const broken = limitRefusal(bets, ask, world) ?? heldRefusal(bets, ask, world);
  return broken ?? { roundId: round.roundId, bets };
}

/** Each selection at the odds of the moment, or the refusal of those that cannot be had. */
function pricedBets(ask: Ask, { book }: World): { bets: NewBet[] } | Refused {
  const bets: NewBet[] = [];
  const closed: Problem[] = [];
  const moved: Problem[] = [];
  for (const asked of ask.selections) {
    const { selectionId } = asked;
    const offer = offerOf(ask.gameId, selectionId);
    const price = offer && priceOf(book, ask.gameId, offer);
    if (!offer || !price?.isOpen) {
      closed.push({ selectionId });
      continue;
    }
    const { odds } = price;
    const policy = { oddsPolicy: ask.oddsPolicy, tolerance: NO_TOLERANCE };
    if (!takesPrice(policy, { seen: asked.odds, present: odds })) {
      moved.push({ selectionId, odds: formatOdds(odds) });
    }
    bets.push(newBet(asked, offer, odds));
  }
  if (closed.length > 0) return refused('B1016', {}, closed);
  if (moved.length > 0) return refused('B1013', { odds: moved[0]?.odds ?? '' }, moved);
  return { bets };
}

function newBet(asked: AskedBet, { marketId, conditions }: Offer, odds: Odds): NewBet {
  return { ...asked, odds, askedOdds: asked.odds, marketId, conditions };
}

function limitRefusal(bets: readonly NewBet[], ask: Ask, world: World): Refused | null {
  const { minimum, maximum, winMaximum, totalMaximum } = world.limits;
  const bounds = [
    { code: 'B6001', limit: minimum, isBroken: ({ stake }: NewBet) => stake < minimum },
    { code: 'B6002', limit: maximum, isBroken: ({ stake }: NewBet) => stake > maximum },
    { code: 'B6003', limit: winMaximum, isBroken: (bet: NewBet) => returnOf(bet) > winMaximum },
  ] as const;
  for (const { code, limit, isBroken } of bounds) {
    const broken = bets.filter(isBroken);
    if (broken.length > 0) return overLimit(code, limit, broken);
  }
  const held = world.held.filter(({ gameId }) => gameId === ask.gameId);
  if (stakesOf(held) + stakesOf(bets) <= totalMaximum) return null;
  return overLimit('B1017', totalMaximum, bets);
}

/** What the member holds already, or asks twice. */
function heldRefusal(bets: readonly NewBet[], ask: Ask, { held }: World): Refused | null {
  const ofGame = held.filter(({ gameId }) => gameId === ask.gameId);
  const rivals = bets.filter(({ marketId, selectionId }) =>
    [...ofGame, ...bets].some(
      (other) => other.marketId === marketId && other.selectionId !== selectionId,
    ),
  );
  if (rivals.length > 0) return refused('B1015', {}, rivals.map(named));
  const repeated = bets.filter((bet, at) => {
    const twice = bets.findIndex(({ selectionId }) => selectionId === bet.selectionId) !== at;
    return twice || ofGame.some((other) => isRecent(bet, other));
  });
  if (repeated.length > 0) return refused('B6005', {}, repeated.map(named));
  const game = gameOf(ask.gameId);
  const all = [...held, ...bets.map((bet) => ({ ...bet, gameId: ask.gameId }))];
  if (game && leavesNoLoss(game, all)) return refused('B1014', {}, bets.map(named));
  return null;
}

function isRecent({ selectionId, stake }: NewBet, held: HeldBet): boolean {
  return held.selectionId === selectionId && held.recentStakes.includes(stake);
}

/** What a bet returns when it wins, rounded down as it will be paid. */
export function returnOf({ stake, odds }: { stake: Won; odds: Odds }): Won {
  return (stake * odds) / ODDS_SCALE;
}

function stakesOf(bets: readonly { readonly stake: Won }[]): Won {
  return bets.reduce((sum, { stake }) => sum + stake, 0n);
}

function overLimit(code: RefusalCode, limit: Won, bets: readonly NewBet[]): Refused {
  const selections = bets.map((bet) => ({ ...named(bet), limit: limit.toString() }));
  return refused(code, { limit: formatWon(limit) }, selections);
}

function named({ selectionId }: { readonly selectionId: string }): Problem {
  return { selectionId };
}

function refused(
  refusal: RefusalCode,
  params: Refused['params'] = {},
  selections: readonly Problem[] = [],
): Refused {
  return { refusal, params, selections };
}
