import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import { PartnerEventSchema } from '@noriter/proto/partner_events_pb';
import type { partnerEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { addNotifications } from '../actions/add-notifications.ts';
import { notificationsOfPartner } from '../domain/notification.ts';

const MONEY = new Set(
  ['transferDone', 'paid'].map((name) => `${PartnerEventSchema.typeName}.${name}`),
);

/** Rates, moves and days as they grow move nobody's money: they are not even decoded. */
export function movesNoMoney(_deps: unknown, { headers }: Pick<RawEvent, 'headers'>): boolean {
  return !MONEY.has(headers.ce_type ?? '');
}

/** Money that partners give, take back and are paid is news to everyone whose balance it changes. */
export async function onPartnerEvents(
  deps: Pick<BoardBase, 'pool' | 'clock'>,
  events: readonly ReceivedEvent<typeof partnerEvents>[],
): Promise<void> {
  await addNotifications(
    deps,
    events.flatMap(({ id, value }) => notificationsOfPartner(id, value)),
  );
}
