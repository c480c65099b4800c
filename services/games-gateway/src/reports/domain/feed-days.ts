import type { Won } from '@noriter/kit/money';
import { memberIdOf } from '../../vocabulary/player-id.ts';
import { type Figures, noFigures, sumOf } from './figures.ts';

/** A transaction as a vendor's feed has it. */
type Played = {
  readonly verb: string;
  readonly amount: Won;
  readonly gameCode: string;
  readonly playerId: string;
};

export type PlayedFigures = Figures & { readonly memberId: string; readonly gameCode: string };

/**
 * What each member played of each game, by a feed. A bet that was rolled back has both its rows, so one
 * takes the other back. A player who is no member's name is left out.
 */
export function playedByMember(moves: readonly Played[]): PlayedFigures[] {
  const byPlayer = Map.groupBy(moves, ({ playerId, gameCode }) => `${playerId} ${gameCode}`);
  return [...byPlayer.values()].flatMap((own) => {
    const [{ playerId, gameCode } = { playerId: '', gameCode: '' }] = own;
    const memberId = memberIdOf(playerId);
    return memberId === null ? [] : [{ ...sumOf(own.map(figuresOf)), memberId, gameCode }];
  });
}

function figuresOf({ verb, amount }: Played): Figures {
  switch (verb) {
    case 'bet':
      return { ...noFigures, bets: 1n, staked: amount };
    case 'rollback':
      return { ...noFigures, bets: -1n, staked: -amount };
    case 'win':
      return { ...noFigures, returned: amount };
    case 'jackpot':
      return { ...noFigures, returned: amount, jackpots: amount };
    default:
      return { ...noFigures, granted: amount };
  }
}
