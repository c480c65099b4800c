import { koreaDay } from '@noriter/kit/korea-time';
import { formatOdds } from '@noriter/rules/odds';
import { z } from 'zod';
import { bonusShape } from '../../sportsbook/store/rules-shape.ts';
import type { BetView, SlipView } from '../store/read-slip.ts';
import { betShape, betStates, slipShape } from './bet-shapes.ts';
import { legRowOf } from './leg-rows.ts';

const words = {
  pending: { type: 'wait', betCalResults: 'WAIT' },
  accepted: { type: 'wait', betCalResults: 'WAIT' },
  won: { type: 'win', betCalResults: 'PASS' },
  lost: { type: 'lose', betCalResults: 'FAIL' },
  // No result, or no stake: as if it had never been.
  void: { type: 'cancel', betCalResults: 'CANCEL' },
  refused: { type: 'cancel', betCalResults: 'CANCEL' },
  'cashed-out': { type: 'draw', betCalResults: 'TIE' },
} as const satisfies Record<(typeof betStates)[number], object>;

const betState = z.enum(betStates);

const slipState = slipShape.shape.state;

const kind = betShape.shape.kind;

/** It is stored as it is sent. */
const bonusRow = z.unknown().transform((bonus) => z.encode(bonusShape, bonusShape.parse(bonus)));

export function betRowOf(bet: BetView): z.input<typeof betShape> {
  const state = betState.parse(bet.state);
  const { stake, odds } = bet;
  const isFreeBet = bet.freeBetId !== null;
  const own = isFreeBet ? 0n : stake;
  // A stake that was refused is the member's: it was not taken, or is given back.
  const winCash = state === 'refused' ? own : bet.returned;
  const isOver = state !== 'pending' && state !== 'accepted';
  return {
    betId: bet.betId,
    slipId: bet.slipId,
    placedAt: bet.placedAt.toISOString(),
    groupKey: bet.product,
    vendorCode: bet.gameId,
    ...roundOf(bet),
    marketId: bet.marketId ?? '',
    selectionId: bet.selectionId ?? '',
    kind: kind.parse(bet.kind),
    linesOf: bet.linesOf,
    lineStake: bet.lineStake.toString(),
    openLineStake: bet.openLineStake.toString(),
    bonus: bet.bonus == null ? null : bonusRow.parse(bet.bonus),
    legs: bet.legs.map(legRowOf),
    odds: formatOdds(odds),
    isFreeBet,
    cash: stake.toString(),
    winCash: winCash.toString(),
    resultCash: isOver ? (winCash - own).toString() : '0',
    cashedOut: bet.cashedOut.toString(),
    gameMoney: (bet.returnMost - (stake - own)).toString(),
    state,
    isCancelled: state === 'void' && (bet.legs.length === 0 || bet.voidReason !== null),
    isToBeCancelled: bet.isToBeCancelled,
    ...words[state],
    settledAt: bet.settledAt?.toISOString() ?? null,
  };
}

export function slipRowOf(slip: SlipView): z.input<typeof slipShape> {
  const { slipId, product, gameId, refusal } = slip;
  return {
    slipId,
    state: slipState.parse(slip.state),
    product,
    gameId,
    ...roundOf(slip),
    stake: slip.stake.toString(),
    placedAt: slip.placedAt.toISOString(),
    // A pending one may be refused already, and wait for the wallet only to give its stake back.
    refusal: slip.state === 'refused' ? refusal : null,
    bets: slip.bets.map(betRowOf),
  };
}

/** A bet on sports is listed by the day it was placed. */
function roundOf({ gameDay, number, placedAt }: Pick<BetView, 'gameDay' | 'number' | 'placedAt'>): {
  gameDay: string;
  number: number;
} {
  return { gameDay: gameDay ?? koreaDay(placedAt), number: number ?? 0 };
}
