import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { siteEvents } from '@noriter/proto/topics';
import type { BettingBase } from '../../base.ts';
import { saveGameLock } from '../store/game-locks.ts';

/** Keeps which games an operator has locked; an older event never undoes a newer one. */
export async function onSiteEvent(
  { pool }: Pick<BettingBase, 'pool'>,
  { value: { siteId, occurredAt, event } }: ReceivedEvent<typeof siteEvents>,
): Promise<void> {
  if (event.case !== 'gameLock') return;
  const { scope, locked } = event.value;
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  await saveGameLock(pool, { siteId, scope, locked, at });
}
