import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { DrawEventSchema } from '@noriter/proto/draw_events_pb';
import { describe, expect, it } from 'vitest';

import { drawEventToMessage, voidEventToDelivery } from './draw-to-message.ts';

type Body = NonNullable<MessageInitShape<typeof DrawEventSchema>['event']>;
const drawn: Body = {
  case: 'drawn',
  value: { balls: [3, 28, 1, 7, 9, 4], facts: { sum: 48, powerball: 4 } },
};
const event = (body: Body, gameDay = '2026-11-21', number = 109) =>
  create(DrawEventSchema, { gameId: 'powerball', gameDay, number, event: body });

describe('draw events', () => {
  it('a result becomes DRAW with its round and everything that was drawn', () => {
    expect(drawEventToMessage('e-1', event(drawn))).toMatchObject({
      id: 'e-1',
      cmd: 'DRAW',
      data1: '2026-11-21 109',
      data2: '{"balls":[3,28,1,7,9,4],"facts":{"sum":48,"powerball":4}}',
    });
  });

  it('an excluded round has no result, and an announcement is not sent', () => {
    const excluded = drawEventToMessage('e-2', event({ case: 'excluded', value: { reason: 'x' } }));
    expect(excluded).toMatchObject({ cmd: 'DRAW', data2: '' });
    expect(drawEventToMessage('e-3', event({ case: 'opened', value: {} }))).toBeNull();
  });

  it('a round that is void for a site is sent to that site alone, and is no result', () => {
    const declared = event({ case: 'declaredVoid', value: { siteId: 'noriter' } });
    expect(drawEventToMessage('e-4', declared)).toBeNull();
    expect(voidEventToDelivery('e-4', declared)).toEqual({
      audience: { kind: 'site', siteId: 'noriter' },
      message: { id: 'e-4', cmd: 'ROUND_VOID', data1: '2026-11-21 109', data2: 'powerball' },
    });
    expect(voidEventToDelivery('e-1', event(drawn))).toBeNull();
  });

  it('grows its version from round to round, over midnight too', () => {
    const version = (day: string, number: number) =>
      drawEventToMessage('e', event(drawn, day, number))?.version ?? 0n;
    expect(version('2026-11-21', 110)).toBe(version('2026-11-21', 109) + 1n);
    expect(version('2026-11-22', 1)).toBeGreaterThan(version('2026-11-21', 288));
  });
});
