import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  callAs,
  consumed,
  eventually,
  type Listening,
  listenTo,
  memberCaller,
} from '@noriter/kit/testing';
import { PromotionEventSchema } from '@noriter/proto/promotion_events_pb';
import { messageEvents, promotionEvents, walletEvents } from '@noriter/proto/topics';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BoardWorld, NOON, openBoardWorld } from '../world/board-world.ts';

let world: BoardWorld;
let published: Listening<typeof messageEvents>;

beforeAll(async () => {
  world = await openBoardWorld('notifications');
  published = await listenTo(world.space, messageEvents);
});

afterAll(async () => {
  await published.stop();
  await world.close();
});

const DAY_MS = 86_400_000;

/** A member who calls the board, and events of the member's money. */
function openMember() {
  const memberId = randomUUID();
  const siteId = 'noriter';
  const service = { url: world.running.url, key: world.space.keyring };
  const call = callAs(service, memberCaller({ siteId, memberId }));
  const eventOf = (
    event: NonNullable<MessageInitShape<typeof WalletEventSchema>['event']>,
    at: Date,
  ) => ({
    key: memberId,
    id: randomUUID(),
    value: create(WalletEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event,
    }),
  });
  return {
    memberId,
    approvedDeposit: (amount: bigint, at = new Date(NOON)) =>
      eventOf(
        {
          case: 'cashRequest',
          value: {
            requestId: randomUUID(),
            kind: CashRequestKind.DEPOSIT,
            status: CashRequestStatus.COMPLETED,
            amount,
          },
        },
        at,
      ),
    unread: async () => (await call('/api/board/notification/unread', {})).data.unread,
    list: async (query: object = {}) =>
      (await call('/api/board/notification/list', { page: 1, ...query })).data,
    read: (notificationId: string) => call('/api/board/notification/read', { notificationId }),
  };
}

type Event = ReturnType<ReturnType<typeof openMember>['approvedDeposit']>;

/** Sends events, and waits until the board has handled them. */
async function send(...events: Event[]): Promise<void> {
  for (const event of events) await world.space.producer.send(walletEvents, event);
  await consumed(world.space, walletEvents, 'board');
}

it('keeps and publishes each event once, however often it comes', async () => {
  const member = openMember();
  const events = [member.approvedDeposit(10_000n), member.approvedDeposit(20_000n)];
  await send(...events, ...events);
  await send(...events);
  expect(await member.unread()).toBe(2);
  const { list, pageInfo } = await member.list();
  expect(pageInfo.tatal_list_count).toBe(2);
  expect(list.map(({ amount }: { amount: string }) => amount)).toEqual(['20000', '10000']);
  await eventually(() => expect(shownTo(member.memberId)).toEqual([10_000n, 20_000n]));
});

it('are read up to one, by their member alone, and never unread again', async () => {
  const member = openMember();
  const stranger = openMember();
  await send(...[1n, 2n, 3n].map((amount) => member.approvedDeposit(amount)));
  const { list } = await member.list();
  const [newest, middle] = list as { notificationId: string }[];
  expect((await stranger.read(newest?.notificationId ?? '')).data.unread).toBe(0);
  expect(await member.unread()).toBe(3);
  expect((await member.read(middle?.notificationId ?? '')).data.unread).toBe(1);
  expect((await member.read(newest?.notificationId ?? '')).data.unread).toBe(0);
  expect((await member.read(middle?.notificationId ?? '')).data.unread).toBe(0);
  expect((await stranger.list()).list).toEqual([]);
  const after = await member.list();
  expect(after.list.map(({ isUnread }: { isUnread: boolean }) => isUnread)).toEqual([
    false,
    false,
    false,
  ]);
});

it('of a rank that changed and a free bet are kept once, of what was given none', async () => {
  const member = openMember();
  const { memberId } = member;
  const envelope = { siteId: 'noriter', memberId, occurredAt: timestampFromDate(new Date(NOON)) };
  const rank = {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.PromotionEvent.rank_changed',
    value: create(PromotionEventSchema, {
      ...envelope,
      event: { case: 'rankChanged', value: { day: '2026-01-14', fromRank: 1, toRank: 2 } },
    }),
  };
  const grant = {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.PromotionEvent.grant_made',
    value: create(PromotionEventSchema, {
      ...envelope,
      event: { case: 'grantMade', value: { grantId: randomUUID(), amount: 500n } },
    }),
  };
  const freeBet = {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.PromotionEvent.free_bet_ending',
    value: create(PromotionEventSchema, {
      ...envelope,
      event: { case: 'freeBetEnding', value: { freeBetId: 'f-1', amount: 5_000n } },
    }),
  };
  for (const event of [rank, grant, freeBet, rank])
    await world.space.producer.send(promotionEvents, event);
  await consumed(world.space, promotionEvents, 'board');
  const { list } = await member.list({ group: 'benefits' });
  expect(list).toHaveLength(2);
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'rank-raised', subjectId: '2026-01-14', amount: '0' }),
  );
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'free-bet-ending', subjectId: 'f-1', amount: '5000' }),
  );
  expect(await member.unread()).toBe(2);
  await eventually(() => expect(new Set(shownTo(memberId))).toEqual(new Set([0n, 5_000n])));
});

it('are shown by their group', async () => {
  const member = openMember();
  await send(member.approvedDeposit(5_000n));
  expect((await member.list({ group: 'cash' })).list).toHaveLength(1);
  expect((await member.list({ group: 'bets' })).list).toEqual([]);
});

it('stop being counted at a hundred', async () => {
  const member = openMember();
  await send(...Array.from({ length: 120 }, () => member.approvedDeposit(1n)));
  expect(await member.unread()).toBe(100);
  expect((await member.list()).pageInfo.tatal_list_count).toBe(120);
});

it('stand for ninety days; what is older is cleared, and is not added by a replay', async () => {
  const member = openMember();
  const old = member.approvedDeposit(1n, new Date(Date.parse(NOON) - 89 * DAY_MS));
  const fresh = member.approvedDeposit(2n);
  await send(old, fresh);
  expect(await member.unread()).toBe(2);
  world.clock.set(new Date(Date.parse(NOON) + 2 * DAY_MS).toISOString());
  await world.running.runJob('clear-notifications');
  await send(old);
  const { list } = await member.list();
  expect(list.map(({ amount }: { amount: string }) => amount)).toEqual(['2']);
});

function shownTo(memberId: string): bigint[] {
  return published.events.flatMap(({ key, value: { event } }) =>
    key === memberId && event.case === 'notificationsAdded'
      ? event.value.notifications.map(({ amount }) => amount)
      : [],
  );
}
