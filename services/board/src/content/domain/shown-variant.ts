import type { Language } from '@noriter/kit/result-codes';
import { type VariantKey, variantFor, variantKeys } from './variants.ts';

/** What differs from variant to variant, in one language, and all that does not. */
export type Offered<Common, Look> = {
  common: Common & { bannerIdx: number };
  shares: readonly { share: number }[];
  /** In the order of the variants' keys. */
  looks: readonly (Look & Words)[];
};

type Words = { title: string; body: string; language: Language };

/** What one reader is shown of it. */
export function shownTo<Common, Look>(
  { common, shares, looks }: Offered<Common, Look>,
  reader: string,
): Offered<Common, Look>['common'] & Look & Words & { variant: VariantKey } {
  const at = variantFor(common.bannerIdx, shares, reader);
  const look = looks[at];
  if (look === undefined) throw new RangeError(`${common.bannerIdx} has no look ${at}.`);
  return { ...common, variant: variantKeys[at] ?? 'a', ...look };
}
