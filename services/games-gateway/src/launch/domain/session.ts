/** `launched` until the vendor's first call, `live` while it takes bets. */
export const sessionStates = ['launched', 'live', 'ended'] as const;
export type SessionState = (typeof sessionStates)[number];

/** One launch of a game: one member, vendor, game and currency. */
export type GameSession = {
  readonly sessionId: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly vendorKey: string;
  readonly gameId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly mode: 'real' | 'demo';
  readonly state: SessionState;
  readonly endReason: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
};

/** A token that no vendor has used by then is worth nothing. */
const UNUSED_MS = 10 * 60_000;

/** Whether a session takes bets; a launched one is to become live within ten minutes. */
export function isUsable({ state, startedAt, expiresAt }: GameSession, now: Date): boolean {
  if (state === 'ended' || expiresAt <= now) return false;
  return state === 'live' || now.getTime() - startedAt.getTime() < UNUSED_MS;
}
