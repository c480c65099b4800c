import type { Won } from '@noriter/kit/money';
import { readGate } from '../clients/protection.ts';
import type { WalletDeps } from '../deps.ts';
import { type PerPeriod, periodEnds } from '../domain/calendar.ts';
import type { Gate } from '../domain/protection.ts';
import { depositsUsed } from '../domain/receiving.ts';
import { lostIn, lostSince } from '../store/members/betting-loss.ts';
import { wageredNow } from '../store/members/wagers.ts';
import { incomingOf } from '../store/requests/incoming.ts';

export type ProtectionUsage = {
  limits: Pick<Gate, 'deposit' | 'loss' | 'wager'>;
  /** A net loss is below zero where more came back than was staked. */
  used: { deposit: PerPeriod<Won>; loss: PerPeriod<Won>; wager: PerPeriod<Won> };
  renewsAt: PerPeriod<Date>;
  /** Net loss since the moment that was asked about; null when none was. */
  lostSince: Won | null;
};

/** What of a member's limits is used. The limits come from identity, the sums from the ledger. */
export async function readProtectionUsage(
  deps: Pick<WalletDeps, 'pool' | 'identity' | 'clock'>,
  memberId: string,
  since: Date | null,
): Promise<ProtectionUsage> {
  const { pool } = deps;
  const now = deps.clock.now();
  const [limits, incoming, loss, wager, lost] = await Promise.all([
    readGate(deps, memberId),
    incomingOf(pool, memberId, now),
    lostIn(pool, memberId, now),
    wageredNow(pool, memberId, now),
    since === null ? null : lostSince(pool, memberId, { since, now }),
  ]);
  const deposit = depositsUsed(incoming);
  return { limits, used: { deposit, loss, wager }, renewsAt: periodEnds(now), lostSince: lost };
}
