import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { memberEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { addNotifications } from '../actions/add-notifications.ts';
import { notificationOfMember } from '../domain/notification.ts';

/** What leads to a member's payouts was changed: the member must learn it, whoever did it. */
export async function onMemberEvents(
  deps: Pick<BoardBase, 'pool' | 'clock'>,
  events: readonly ReceivedEvent<typeof memberEvents>[],
): Promise<void> {
  await addNotifications(
    deps,
    events.flatMap(({ id, value }) => notificationOfMember(id, value) ?? []),
  );
}
