import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { forfeitOf } from '../../domain/requests/forfeiture.ts';
import { waitingOf } from '../../domain/requests/open-rounds.ts';
import { netSince, type OwnRequirement, openStakes } from '../../store/requests/bonuses.ts';
import { openOnRounds } from '../../store/requests/round-stakes.ts';

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
  const onRounds = await openOnRounds(db, memberId, { ...waitingOf(since, now), now });
  const running = onSlips + onRounds;
  const forfeitAt = (there: Won) => forfeitOf({ bonus, cashAfter, net, cash: there });
  return { forfeit: forfeitAt(cash), openStakes: running, due: forfeitAt(cash + running) };
}
