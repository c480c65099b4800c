/** A jackpot that the themes of a vendor feed together. Amounts in won. */
import type { Chance } from '../chance/chance.ts';

/** Of each stake, in hundredths of a per cent: 1 % goes into the jackpot. */
const SHARE = 100n;
/** What it starts with again, once it was won. */
const SEED = 2_000_000n;
/** A won staked wins it once in so many. */
const ONE_IN = 2_000_000_000n;

/** In ten-thousandths of a won, so that small stakes feed it too. */
export type Jackpot = { readonly parts: bigint };

export const freshJackpot: Jackpot = { parts: SEED * 10_000n };

export function jackpotAmount({ parts }: Jackpot): bigint {
  return parts / 10_000n;
}

export function fedBy(jackpot: Jackpot, stake: bigint): Jackpot {
  return { parts: jackpot.parts + stake * SHARE };
}

/** A stake feeds it, and then may win it: twice the stake, twice the chance. */
export function playJackpot(
  jackpot: Jackpot,
  stake: bigint,
  chance: Chance,
): { jackpot: Jackpot; win: bigint } {
  const fed = fedBy(jackpot, stake);
  if (BigInt(chance.whole(Number(ONE_IN))) >= stake) return { jackpot: fed, win: 0n };
  const win = jackpotAmount(fed);
  return { jackpot: { parts: freshJackpot.parts + (fed.parts % 10_000n) }, win };
}

/** What it gives back of a stake in the long run: what feeds it, and its share of the seed. */
export const jackpotReturn = Number(SHARE) / 10_000 + Number(SEED) / Number(ONE_IN);
