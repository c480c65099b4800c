/**
 * Invariant: a slip is accepted or refused as a whole, by its own record and the context it is read
 * in. Checks come in one order, so that the same slip is always refused for the same reason.
 */
import { formatOdds, type Odds } from '@noriter/rules/odds';
import { NO_TOLERANCE, takesPrice } from '@noriter/rules/price-policy';
import { gameOf } from '../../mini/domain/games.ts';
import { type Offer, offerOf } from '../../mini/domain/markets/offers.ts';
import { priceOf } from '../../mini/domain/odds-book.ts';
import type { Ask, AskedBet, MiniContext } from './ask.ts';
import {
  liabilityRefusal,
  limitRefusal,
  type NewBet,
  openBetsRefusal,
  type Problem,
  type Refused,
  refused,
} from './placement-checks.ts';
import { playerRefusal } from './player.ts';

export type Decision = { readonly roundId: string; readonly bets: readonly NewBet[] } | Refused;

export function decidePlacement(ask: Ask, context: MiniContext): Decision {
  const { round } = context;
  const kept = playerRefusal(context);
  if (kept) return refused(kept);
  if (gameOf(ask.gameId) === null) return refused('B1010');
  if (round === null) return refused('B1011');
  if (!round.isOpen) return refused('B1012');
  const priced = pricedBets(ask, context);
  if ('refusal' in priced) return priced;
  const { bets } = priced;
  const broken =
    limitRefusal(bets, ask, context) ??
    openBetsRefusal(bets, ask, context) ??
    liabilityRefusal(bets, context);
  return broken ?? { roundId: round.roundId, bets };
}

/** Each selection at the odds of the moment, or the refusal of those that cannot be had. */
function pricedBets(ask: Ask, { book }: MiniContext): { bets: NewBet[] } | Refused {
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
