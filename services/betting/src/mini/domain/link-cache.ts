import { linksOf } from '@noriter/fair-draw/seed-chain';

/** A day's links are some hundred kilobytes, and a day has four chains. */
const KEPT = 12;

export type LinkCache = {
  /** All links that lead to a tip; `openTip` is asked once for each sealed text. */
  of(
    chain: { sealedTip: string; links: number },
    openTip: () => Uint8Array | null,
  ): readonly Uint8Array[] | null;
};

/** Links are worked out once a day and process: they are thousands of hashes. */
export function createLinkCache(): LinkCache {
  const known = new Map<string, readonly Uint8Array[]>();
  return {
    of({ sealedTip, links: length }, openTip) {
      const found = known.get(sealedTip);
      if (found) return found;
      const tip = openTip();
      if (tip === null) return null;
      const links = linksOf(tip, length);
      known.set(sealedTip, links);
      for (const old of known.keys()) if (known.size > KEPT) known.delete(old);
      return links;
    },
  };
}
