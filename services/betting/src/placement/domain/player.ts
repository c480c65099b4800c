/** Invariant: who may not bet is refused before anybody looks at what they ask. */
import type { MiniContext } from './ask.ts';

/** Slips of a member that may wait for the wallet at a time. */
export const WAITING_SLIPS_MAX = 200;

export type PlayerRefusal = 'B0095' | 'U0011' | 'B1002' | 'B1001' | 'B0093' | 'B9999';

export function playerRefusal({
  player,
  isGameLocked,
  waitingSlips,
}: Pick<MiniContext, 'player' | 'isGameLocked' | 'waitingSlips'>): PlayerRefusal | null {
  if (player.isPartner) return 'B0095';
  if (player.standing === 'suspended') return 'U0011';
  if (player.standing === 'locked') return 'B1002';
  if (player.standing === 'barred') return 'B1001';
  if (isGameLocked) return 'B0093';
  return waitingSlips >= WAITING_SLIPS_MAX ? 'B9999' : null;
}
