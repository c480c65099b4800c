import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { forfeitOf } from '../../domain/requests/forfeiture.ts';
import { waitingOf } from '../../domain/requests/open-rounds.ts';
import { netSince, type OwnRequirement, openStakes } from '../../store/requests/bonuses.ts';
import { openOnRounds } from '../../store/requests/round-stakes.ts';
import { awayNow } from '../../store/requests/vendor-money.ts';

/**
 * What giving a bonus up would take at this moment, what of stakes since it came still runs, and what it
 * would take if they were there again.
 */
export async function bonusStanding(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  { bonus, cashAfter, createdAt: since }: OwnRequirement,
  { cash, now }: { cash: Won; now: Date },
): Promise<{ forfeit: Won; openStakes: Won; due: Won }> {
  const net = await netSince(db, memberId, { since, now });
  const onSlips = await openStakes(db, memberId, { since, now });
  const waiting = waitingOf(since, now);
  const onRounds = await openOnRounds(db, memberId, { ...waiting, now });
  // What vendors with wallets of their own did not give back is waited for no longer either.
  const withVendors = await awayNow(db, memberId, { since: waiting.since, now });
  const running = onSlips + onRounds + withVendors;
  const forfeitAt = (there: Won) => forfeitOf({ bonus, cashAfter, net, cash: there });
  return { forfeit: forfeitAt(cash), openStakes: running, due: forfeitAt(cash + running) };
}
