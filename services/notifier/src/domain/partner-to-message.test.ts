import { create } from '@bufbuild/protobuf';
import { PartnerEventSchema } from '@noriter/proto/partner_events_pb';
import { describe, expect, it } from 'vitest';

import { newestDays, partnerEventToDelivery } from './partner-to-message.ts';

const dayOf = (partnerId: string, bets: bigint) =>
  create(PartnerEventSchema, {
    siteId: 'noriter',
    partnerId,
    event: {
      case: 'accrued',
      value: {
        day: '2026-01-15',
        bets,
        turnover: 1_000_000n,
        stake: 1_000_000n,
        returned: 1_950_000n,
        rolling: 3_000n,
        losing: -190_000n,
        deposited: 500_000n,
      },
    },
  });

describe('an event about a partner', () => {
  it('brings what the day came to to the partner alone', () => {
    const delivery = partnerEventToDelivery('e-1', dayOf('ptn-5', 7n));
    expect(delivery?.audience).toEqual({ kind: 'member', memberId: 'ptn-5' });
    expect(delivery?.message).toMatchObject({ id: 'e-1', cmd: 'PARTNER', data1: '2026-01-15' });
    expect(JSON.parse(delivery?.message.data2 ?? '')).toEqual({
      bets: 7,
      turnover: '1000000',
      stake: '1000000',
      returned: '1950000',
      ggr: '-950000',
      rolling: '3000',
      losing: '-190000',
      deposited: '500000',
      withdrawn: '0',
      given: '0',
      taken: '0',
    });
  });

  it('of anything else is passed over', () => {
    const moved = create(PartnerEventSchema, { event: { case: 'moved', value: {} } });
    expect(partnerEventToDelivery('e-1', moved)).toBeNull();
    expect(partnerEventToDelivery('e-1', create(PartnerEventSchema, {}))).toBeNull();
  });

  it('is sent once for each partner of a batch, as the day is in the end', () => {
    const of = (id: string, partnerId: string, bets: bigint) =>
      partnerEventToDelivery(id, dayOf(partnerId, bets)) ?? [];
    const all = [of('a', 'one', 1n), of('b', 'two', 1n), of('c', 'one', 2n)].flat();
    expect(newestDays(all).map(({ message }) => message.id)).toEqual(['c', 'b']);
  });
});
