import type { Won } from '@noriter/kit/money';
import type { Game } from '../../catalogue/domain/game.ts';

/** A jackpot as its vendor reports it. */
export type ReportedJackpot = {
  readonly jackpotId: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly nameVi: string;
  readonly gameCodes: readonly string[];
  readonly amount: Won;
};

export type Jackpot = ReportedJackpot & {
  readonly vendorKey: string;
  readonly readAt: Date;
  /** What it stood at before it fell the last time: somebody has won it then. */
  readonly fellFrom: Won | null;
  readonly fellAt: Date | null;
};

/** The catalogue's word for a game that feeds one. */
const FEATURE = 'jackpot';

/** The vendors that have a game with a jackpot which can be played. */
export function vendorsWithJackpots(games: readonly Game[]): ReadonlySet<string> {
  const having = games.filter(
    ({ isPlayable, features, state }) =>
      isPlayable && state !== 'hidden' && features.includes(FEATURE),
  );
  return new Set(having.map(({ vendorKey }) => vendorKey));
}

/** An amount that nobody has confirmed for so long is shown to nobody, in milliseconds. */
const FRESH_MS = 60_000;

export function isFresh({ readAt }: Pick<Jackpot, 'readAt'>, now: Date): boolean {
  return now.getTime() - readAt.getTime() < FRESH_MS;
}
