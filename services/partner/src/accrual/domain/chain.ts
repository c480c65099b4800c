/**
 * Invariant: a chain is the partners above a bettor and their rates as they stood at a moment. Who was
 * suspended then is not part of it. Two bets with the same chain have the same id of it.
 */
import { deriveId } from '@noriter/kit/ids';
import type { Category } from '../../vocabulary/categories.ts';
import { type ChainRate, type Slices, slicesOf } from '../../vocabulary/share-out.ts';

/** A partner of a chain, with what it had of the category. */
export type Link = {
  readonly partnerId: string;
  readonly tier: number;
  readonly rollingPpm: number;
  /** Of losing; of cash its share of deposits less withdrawals. */
  readonly losingPpm: number;
};

export type Chain = {
  readonly chainId: string;
  readonly siteId: string;
  readonly category: Category;
  readonly memberPpm: number;
  /** From the top down; each with what counts of its rates. */
  readonly links: readonly Link[];
  readonly rolling: Slices;
  readonly losing: Slices;
};

type Of = Pick<Chain, 'siteId' | 'category' | 'memberPpm'>;

/** @param links those who were active, in any order */
export function chainOf({ siteId, category, memberPpm }: Of, links: readonly Link[]): Chain {
  const sorted = [...links].sort((a, b) => a.tier - b.tier);
  const content = [siteId, category, memberPpm, ...sorted.flatMap((link) => Object.values(link))];
  return {
    chainId: deriveId('partner-chain', JSON.stringify(content)),
    siteId,
    category,
    memberPpm,
    links: sorted,
    rolling: slicesOf(sorted.map(rated(({ rollingPpm }) => rollingPpm)), memberPpm),
    losing: slicesOf(sorted.map(rated(({ losingPpm }) => losingPpm)), 0),
  };
}

function rated(ppmOf: (link: Link) => number): (link: Link) => ChainRate {
  return (link) => ({ tier: link.tier, ppm: ppmOf(link), isActive: true });
}
