import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { forfeitOf } from '../../domain/requests/forfeiture.ts';
import { waitingOf } from '../../domain/requests/open-rounds.ts';
import { netSince, type OwnRequirement, openStakes } from '../../store/requests/bonuses.ts';
import { openOnRounds } from '../../store/requests/round-stakes.ts';

/** What giving a bonus up would take at this moment, and what of stakes since it came still runs. */
export async function bonusStanding(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
  { bonus, cashAfter, createdAt: since }: OwnRequirement,
  { cash, now }: { cash: Won; now: Date },
): Promise<{ forfeit: Won; openStakes: Won }> {
  const net = await netSince(db, memberId, { since, now });
  const onSlips = await openStakes(db, memberId, { since, now });
  const onRounds = await openOnRounds(db, memberId, { ...waitingOf(since, now), now });
  return { forfeit: forfeitOf({ bonus, cashAfter, net, cash }), openStakes: onSlips + onRounds };
}
