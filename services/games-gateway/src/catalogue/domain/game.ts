import type { Won } from '@noriter/kit/money';

export const gameStates = ['open', 'hidden', 'maintenance'] as const;
export type GameState = (typeof gameStates)[number];

/** A game of a vendor. */
export type Game = {
  readonly gameId: string;
  readonly vendorKey: string;
  /** The vendor's name of it. */
  readonly gameCode: string;
  readonly vendorCode: string;
  readonly groupCode: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly nameVi: string;
  /** The initial consonants of its Korean name, without spaces. */
  readonly choseong: string;
  /** Names the picture we serve; empty without one. */
  readonly imageKey: string;
  /** In hundredths of a percent. */
  readonly rtpBp: number | null;
  readonly volatility: string;
  readonly features: readonly string[];
  readonly tags: readonly string[];
  readonly hasDemo: boolean;
  readonly isPlayable: boolean;
  readonly maxBet: Won | null;
  readonly kind: string;
  readonly state: GameState;
  readonly isPinned: boolean;
  readonly ord: number;
  readonly plays: bigint;
  readonly addedAt: Date;
};
