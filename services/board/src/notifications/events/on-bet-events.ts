import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import { BetEventSchema } from '@noriter/proto/bet_events_pb';
import { isNoBetEnding } from '@noriter/proto/play-endings';
import type { betEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { addNotifications } from '../actions/add-notifications.ts';
import { notificationOfBet } from '../domain/notification.ts';

const REFUSED = `${BetEventSchema.typeName}.refused`;

/** What is neither a result nor a refusal tells its member nothing new: it is not even decoded. */
export function isNoBetNews(deps: unknown, event: Pick<RawEvent, 'headers'>): boolean {
  return isNoBetEnding(deps, event) && event.headers.ce_type !== REFUSED;
}

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
