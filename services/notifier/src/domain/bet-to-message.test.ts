import { create } from '@bufbuild/protobuf';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { describe, expect, it } from 'vitest';

import { betEventToDelivery, withoutRepeatedSlips } from './bet-to-message.ts';

const slip = { siteId: 'noriter', memberId: 'm-1', slipId: 's-1', product: 'mini' };
const settled = (betId: string) =>
  create(BetEventSchema, {
    ...slip,
    version: 3,
    event: {
      case: 'settled',
      value: { betId, settlementVersion: 1, result: BetResult.WON, stake: 1n, returned: 2n },
    },
  });

describe('a bet event', () => {
  it('names the slip, its state and its version to the member alone', () => {
    const event = create(BetEventSchema, {
      ...slip,
      version: 2,
      event: { case: 'accepted', value: { stake: 10_000n } },
    });
    expect(betEventToDelivery('e-1', event)).toEqual({
      audience: { kind: 'member', memberId: 'm-1' },
      message: {
        id: 'e-1',
        cmd: 'BET',
        data1: 's-1',
        data2: 'accepted',
        headers: { version: '2' },
      },
    });
  });

  it.each([
    [{ case: 'reopened', value: { betId: 'b-1', settlementVersion: 2 } } as const, 'reopened'],
    [{ case: 'cashedOut', value: { betId: 'b-1', settlementVersion: 1 } } as const, 'cashed-out'],
  ])('sends what became of a ticket after its end, or before it', (event, expected) => {
    const sent = betEventToDelivery('e-1', create(BetEventSchema, { ...slip, version: 4, event }));
    expect(sent?.message).toMatchObject({ data2: expected, headers: { version: '4' } });
  });

  it('of a later version of betting is passed over', () => {
    expect(betEventToDelivery('e-1', create(BetEventSchema, slip))).toBeNull();
  });

  it('is sent once for all bets of a slip that are settled together', () => {
    const deliveries = ['b-1', 'b-2', 'b-3'].flatMap(
      (betId) => betEventToDelivery(betId, settled(betId)) ?? [],
    );
    const sent = withoutRepeatedSlips(deliveries);
    expect(sent.map(({ message }) => message.data2)).toEqual(['settled']);
  });
});
