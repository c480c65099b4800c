import type { Group } from './suppliers.ts';

export type Names = { readonly ko: string; readonly en: string; readonly vi: string };
export type GameKind = 'baccarat' | 'slot' | 'fishing' | 'crash' | 'picture';

/** A game as the site gets it. */
export type CatalogueEntry = {
  readonly gameCode: string;
  readonly vendorCode: string;
  readonly group: Group;
  readonly names: Names;
  /** Per cent with two decimals; of a picture none, for nothing is played. */
  readonly rtp: string | null;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly features: readonly string[];
  readonly tags: readonly string[];
  readonly hasDemo: boolean;
  readonly isPlayable: boolean;
  /** Won, as decimal digits. */
  readonly maxBet: string;
  /** What `picture` is: an entry that only shows itself. */
  readonly kind: GameKind;
};
