import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { addNotifications } from '../actions/add-notifications.ts';
import { notificationOfWallet } from '../domain/notification.ts';

/** What happened to members' requests, points and balances is news to them. */
export async function onWalletEvents(
  deps: Pick<BoardBase, 'pool' | 'clock'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  await addNotifications(
    deps,
    events.flatMap(({ id, value }) => notificationOfWallet(id, value) ?? []),
  );
}
