/**
 * Invariant: the seeds of a day are the links of one chain, and each follows from the one behind it.
 * The chain is made from its end; its anchor, which all links lead back to, is published before the
 * first of them draws. So no seed can be exchanged once the anchor is known, and a seed that is
 * published tells nothing of those still to come.
 */

import { createHmac } from 'node:crypto';

/** What is hashed with each link, so that a link is never the hash that announces the next. */
const STEP = 'the link before';

/** The link before a link. */
export function linkBefore(link: Uint8Array): Uint8Array {
  return createHmac('sha256', link).update(STEP).digest();
}

/** Place 0 is the anchor, place n the seed of the day's round n; the last is the tip itself. */
export function linksOf(tip: Uint8Array, length: number): readonly Uint8Array[] {
  const links = [tip];
  for (let at = length, link = tip; at > 0; at -= 1) {
    link = linkBefore(link);
    links.push(link);
  }
  return links.toReversed();
}
