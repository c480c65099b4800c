import type { Ask } from './ask.ts';
import type { SportAsk } from './sport/ask.ts';

/** Who bets, by their session. */
export type Bettor = { siteId: string; memberId: string; level: number; isPartner: boolean };

type Asked<Product, Wish> = {
  product: Product;
  slipId: string;
  bettor: Bettor;
  ask: Wish;
  /** The request as canonical JSON, which a repetition must match. */
  asked: string;
};

export type MiniPlacement = Asked<'mini', Ask>;
export type SportPlacement = Asked<'sport', SportAsk>;

/** A slip that somebody asks for. */
export type Placement = MiniPlacement | SportPlacement;
