import { type Coup, isPair, isPerfectPair } from './coup.ts';

export const spots = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
] as const;
export type Spot = (typeof spots)[number];

/** Won on each hundred won staked, without the stake. */
export const pays = {
  player: 100n,
  /** Less the house's five per cent. */
  banker: 95n,
  tie: 800n,
  playerPair: 1_100n,
  bankerPair: 1_100n,
  eitherPair: 500n,
  perfectPair: 2_500n,
  /** When both hands are perfect pairs. */
  perfectPairs: 20_000n,
} as const;

/**
 * What a stake on a spot brings back, stake included, in won; 0 when it lost. Player and banker get
 * their stake back on a tie. What a commission leaves below a won goes to the house.
 */
export function returnOf(spot: Spot, stake: bigint, coup: Coup): bigint {
  if (coup.outcome === 'tie' && (spot === 'player' || spot === 'banker')) return stake;
  const pay = payOf(spot, coup);
  return pay === null ? 0n : stake + (stake * pay) / 100n;
}

function payOf(spot: Spot, coup: Coup): bigint | null {
  switch (spot) {
    case 'player':
    case 'banker':
    case 'tie':
      return coup.outcome === spot ? pays[spot] : null;
    case 'playerPair':
      return coup.hasPlayerPair ? pays.playerPair : null;
    case 'bankerPair':
      return coup.hasBankerPair ? pays.bankerPair : null;
    case 'eitherPair':
      return isPair(coup.player) || isPair(coup.banker) ? pays.eitherPair : null;
    case 'perfectPair':
      return perfectPay(coup);
  }
}

function perfectPay(coup: Coup): bigint | null {
  const count = [coup.player, coup.banker].filter(isPerfectPair).length;
  if (count === 0) return null;
  return count === 2 ? pays.perfectPairs : pays.perfectPair;
}
