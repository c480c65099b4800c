import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { drawEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { drawEventToMessage, voidEventToDelivery } from '../domain/draw-to-message.ts';

/** A result goes to everyone who follows its game, on every instance; a void to its site. */
export async function onDrawEvent(
  { live }: Pick<NotifierDeps, 'live'>,
  { id, value }: ReceivedEvent<typeof drawEvents>,
): Promise<void> {
  const message = drawEventToMessage(id, value);
  if (message) await live.drawn(value.gameId, message);
  const declaredVoid = voidEventToDelivery(id, value);
  if (declaredVoid) await live.deliver([declaredVoid]);
}
