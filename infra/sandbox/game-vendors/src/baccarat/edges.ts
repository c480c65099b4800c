import { pays, type Spot } from './bets.ts';
import { eitherPairChance, outcomeChances, pairChance, perfectPairChances } from './chances.ts';

/** What the house keeps of a stake on average, by spot: 0.0106 is 1.06 %. */
export function houseEdges(): Record<Spot, number> {
  const { player, banker, tie } = outcomeChances();
  const perfect = perfectPairChances();
  const pay = (of: keyof typeof pays) => Number(pays[of]) / 100;
  const edge = (chance: number, of: keyof typeof pays) => 1 - chance * (1 + pay(of));
  return {
    player: banker - player * pay('player'),
    banker: player - banker * pay('banker'),
    tie: edge(tie, 'tie'),
    playerPair: edge(pairChance, 'playerPair'),
    bankerPair: edge(pairChance, 'bankerPair'),
    eitherPair: edge(eitherPairChance(), 'eitherPair'),
    perfectPair:
      1 - perfect.one * (1 + pay('perfectPair')) - perfect.both * (1 + pay('perfectPairs')),
  };
}
