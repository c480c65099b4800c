/**
 * Invariant: what a subtree did is sent to the partner at its top and to nobody else: an event names
 * its partner, and says the whole of a day, so that a later one replaces it.
 */

import type { CommissionAccrued, PartnerEvent } from '@noriter/proto/partner_events_pb';

import type { Delivery } from './live-message.ts';

/** `PARTNER`: data1 is the Korean day, data2 its totals as JSON. Null for every other event. */
export function partnerEventToDelivery(id: string, event: PartnerEvent): Delivery | null {
  const { partnerId: memberId } = event;
  if (event.event.case !== 'accrued') return null;
  const { value } = event.event;
  return {
    audience: { kind: 'member', memberId },
    message: { id, cmd: 'PARTNER', data1: value.day, data2: JSON.stringify(totalsOf(value)) },
  };
}

/** As the reports of the partner service have them. */
function totalsOf(day: CommissionAccrued) {
  return {
    bets: Number(day.bets),
    turnover: day.turnover.toString(),
    stake: day.stake.toString(),
    returned: day.returned.toString(),
    ggr: (day.stake - day.returned).toString(),
    rolling: day.rolling.toString(),
    losing: day.losing.toString(),
    deposited: day.deposited.toString(),
    withdrawn: day.withdrawn.toString(),
    given: day.given.toString(),
    taken: day.taken.toString(),
  };
}

/** Within one batch a partner's day is sent once, as it is in the end. */
export function newestDays(deliveries: readonly Delivery[]): Delivery[] {
  const newest = new Map(
    deliveries.map((delivery) => [JSON.stringify(delivery.audience), delivery] as const),
  );
  return [...newest.values()];
}
