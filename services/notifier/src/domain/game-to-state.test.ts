import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { GameEventSchema } from '@noriter/proto/game_events_pb';
import { expect, it } from 'vitest';
import { gameEventToDelivery, gameEventToState } from './game-to-state.ts';

const changedAt = Date.parse('2026-11-24T00:00:00Z');
const occurredAt = timestampFromDate(new Date(changedAt));

it('locks the games of a vendor, and of no other', () => {
  const value = { vendorKey: 'kplay', locked: true, reason: 'blocked', version: 1 };
  const event = { case: 'vendorChanged', value } as const;
  const locked = create(GameEventSchema, { siteId: 'noriter', occurredAt, event });
  expect(gameEventToState(locked)?.locks).toEqual([
    { scope: 'vendor:kplay', locked: true, changedAt },
  ]);
});

it('locks one game of a vendor alone', () => {
  const value = { vendorKey: 'kplay', gameCode: 'moon', locked: true, reason: 'maintenance' };
  const event = { case: 'vendorChanged', value } as const;
  const locked = create(GameEventSchema, { siteId: 'noriter', occurredAt, event });
  expect(gameEventToState(locked)?.locks).toEqual([
    { scope: 'game:kplay:moon', locked: true, changedAt },
  ]);
});

it('is nothing to a site when a member plays', () => {
  const event = { case: 'launched', value: { sessionId: 's' } } as const;
  expect(
    gameEventToState(create(GameEventSchema, { siteId: 'noriter', occurredAt, event })),
  ).toBeNull();
});

it('closes the one window whose game was taken from the member, and no window that was closed', () => {
  const ended = (reason: string) =>
    create(GameEventSchema, {
      siteId: 'noriter',
      memberId: 'm1',
      occurredAt,
      event: { case: 'sessionEnded', value: { sessionId: 's1', vendorKey: 'kplay', reason } },
    });
  expect(gameEventToDelivery('e1', ended('locked'))).toEqual({
    audience: { kind: 'member', memberId: 'm1' },
    message: {
      id: 'e1',
      cmd: 'LOCK_BET_YN',
      data1: 'Y',
      data2: 'N',
      headers: { scope: 'session:s1' },
    },
  });
  expect(gameEventToDelivery('e1', ended('closed'))).toBeNull();
});
