import { formatWon, type Won } from '@noriter/kit/money';
import type { Odds } from '@noriter/rules/odds';
import { stakeProblem, stakeProblemKinds } from '@noriter/rules/stake-limits';
import { betReturn } from '@noriter/rules/ticket';
import { gameOf } from '../../mini/domain/games.ts';
import type { Conditions } from '../../mini/domain/markets/market.ts';
import { isBeyond, type Standing } from '../../mini/domain/round-liability.ts';
import type { Ask, AskedBet, MiniContext, OpenBet } from './ask.ts';
import { leavesNoLoss } from './hedge.ts';
import { limitCodes } from './limit-codes.ts';
import type { PlayerRefusal } from './player.ts';

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
  | 'B1018'
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

export function limitRefusal(
  bets: readonly NewBet[],
  ask: Ask,
  context: MiniContext,
): Refused | null {
  const { limits } = context;
  const { totalMaximum } = limits;
  const problems = bets.map((bet) => ({
    bet,
    problem: stakeProblem({ stake: bet.stake, returnMost: betReturn(bet) }, limits),
  }));
  for (const kind of stakeProblemKinds) {
    const broken = problems.filter(({ problem }) => problem?.kind === kind);
    const [first] = broken;
    if (first?.problem) {
      const { limit } = first.problem;
      return overLimit(
        limitCodes[kind],
        limit,
        broken.map(({ bet }) => bet),
      );
    }
  }
  const open = context.open.filter(({ gameId }) => gameId === ask.gameId);
  if (stakesOf(open) + stakesOf(bets) <= totalMaximum) return null;
  return overLimit('B1017', totalMaximum, bets);
}

/** What the member holds already, or asks twice. */
export function openBetsRefusal(
  bets: readonly NewBet[],
  ask: Ask,
  { open }: MiniContext,
): Refused | null {
  const ofGame = open.filter(({ gameId }) => gameId === ask.gameId);
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
  const all = [...open, ...bets.map((bet) => ({ ...bet, gameId: ask.gameId }))];
  if (game && leavesNoLoss(game, all)) return refused('B1014', {}, bets.map(named));
  return null;
}

/** More than the house wants to lose on the round, by everybody's bets together. */
export function liabilityRefusal(
  bets: readonly NewBet[],
  { book, standing }: MiniContext,
): Refused | null {
  if (!isBeyond(standing, bets.map(standingOf), book.roundLossMax)) return null;
  return refused('B1018', {}, bets.map(named));
}

/** What a bet puts on its selection. */
export function standingOf(bet: NewBet): Standing {
  const { marketId, selectionId, stake } = bet;
  return { marketId, selectionId, stake, returned: betReturn(bet) };
}

function isRecent({ selectionId, stake }: NewBet, open: OpenBet): boolean {
  return open.selectionId === selectionId && open.recentStakes.includes(stake);
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

export function refused(
  refusal: RefusalCode,
  params: Refused['params'] = {},
  selections: readonly Problem[] = [],
): Refused {
  return { refusal, params, selections };
}
