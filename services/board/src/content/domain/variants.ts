// Invariant: which variant of a popup or banner a reader gets follows from the reader and its number alone:
// it is the same on every page and in every process, and a first variant that grows keeps whom it had.
import { createHash } from 'node:crypto';
import { canonicalJson } from '@noriter/kit/canonical-json';
import { z } from 'zod';

/** `a` is what the document itself says; it gets what is left of the shares. */
export const variantKeys = ['a', 'b', 'c', 'd'] as const;
export type VariantKey = (typeof variantKeys)[number];

/** Besides `a`. */
export const VARIANTS_MAX = variantKeys.length - 1;
/** So that `a` is shown, too. */
const SHARES_MAX = 99;
const POINTS = 10_000;
const WORDING_LENGTH = 16;

export const variantShare = z.int().min(1).max(SHARES_MAX).describe('Percent of the readers');

type Shared = { share: number };

/** The shares of all, `a` first. */
export function sharesOf(variants: readonly Shared[]): { variant: VariantKey; share: number }[] {
  const others = variants.map(({ share }, at) => ({ variant: variantKeys[at + 1] ?? 'a', share }));
  const taken = others.reduce((sum, { share }) => sum + share, 0);
  return [{ variant: 'a', share: 100 - taken }, ...others];
}

export function leavesShare(variants: readonly Shared[]): boolean {
  return variants.reduce((sum, { share }) => sum + share, 0) <= SHARES_MAX;
}

/**
 * The variant that a reader gets: its place among the variants, 0 being `a`.
 *
 * @param reader a member's id, or what a guest's browser calls itself
 */
export function variantFor(idx: number, variants: readonly Shared[], reader: string): number {
  if (variants.length === 0) return 0;
  const digest = createHash('sha256').update(`${idx}:${reader}`).digest();
  const point = digest.readUInt32BE(0) % POINTS;
  let until = 0;
  for (const [at, { share }] of variants.entries()) {
    until += (share * POINTS) / 100;
    if (point < until) return at + 1;
  }
  return 0;
}

/**
 * Names what readers are shown, with the shares: figures of other words, or by other shares, are others.
 * When it is shown, and where it stands, is not part of it.
 */
export function wordingOf({ texts, details }: { texts: unknown; details: object }): string {
  const words = Object.entries({ variants: [], ...details }).filter(isOfWords);
  const shown = { texts, ...Object.fromEntries(words) };
  const hash = createHash('sha256').update(canonicalJson(shown)).digest('hex');
  return hash.slice(0, WORDING_LENGTH);
}

const wordsOf = new Set(['art', 'link', 'variants']);
const isOfWords = ([name]: [string, unknown]) => wordsOf.has(name);
