import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { betEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { addNotifications } from '../actions/add-notifications.ts';
import { notificationOfBet } from '../domain/notification.ts';

/** What came of members' bets is news to them. */
export async function onBetEvents(
  deps: Pick<BoardBase, 'pool' | 'clock'>,
  events: readonly ReceivedEvent<typeof betEvents>[],
): Promise<void> {
  await addNotifications(
    deps,
    events.flatMap(({ id, value }) => notificationOfBet(id, value) ?? []),
  );
}
