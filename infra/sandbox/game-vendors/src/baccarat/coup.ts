import { type Card, pointOf, rankOf, totalOf } from './cards.ts';
import type { Shoe } from './shoe.ts';
import { bankerDraws, isNatural, playerDraws } from './tableau.ts';

export type Outcome = 'player' | 'banker' | 'tie';

/** One round of a table, dealt. */
export type Coup = {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly outcome: Outcome;
  readonly hasPlayerPair: boolean;
  readonly hasBankerPair: boolean;
};

/** Deals a coup: player, banker, player, banker, then third cards by the tableau. */
export function dealCoup(shoe: Shoe): { coup: Coup; shoe: Shoe } {
  let { position } = shoe;
  const draw = () => {
    const card = shoe.cards[position];
    if (card === undefined) throw new Error('The shoe is empty.');
    position += 1;
    return card;
  };
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()];
  const player = [first, third];
  const banker = [second, fourth];
  const [playerTwo, bankerTwo] = [totalOf(player), totalOf(banker)];
  if (!isNatural(playerTwo, bankerTwo)) {
    const drawn = playerDraws(playerTwo) ? draw() : null;
    if (drawn !== null) player.push(drawn);
    if (bankerDraws(bankerTwo, drawn === null ? null : pointOf(drawn))) banker.push(draw());
  }
  return { coup: coupOf(player, banker), shoe: { ...shoe, position } };
}

export function coupOf(player: readonly Card[], banker: readonly Card[]): Coup {
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  return {
    player,
    banker,
    playerTotal,
    bankerTotal,
    outcome: outcomeOf(playerTotal, bankerTotal),
    hasPlayerPair: isPair(player),
    hasBankerPair: isPair(banker),
  };
}

function outcomeOf(player: number, banker: number): Outcome {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** The first two cards have one rank. */
export function isPair([one, two]: readonly Card[]): boolean {
  return one !== undefined && two !== undefined && rankOf(one) === rankOf(two);
}

/** The first two cards have one rank and one suit. */
export function isPerfectPair([one, two]: readonly Card[]): boolean {
  return one !== undefined && one === two;
}
