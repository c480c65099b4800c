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
import { countingInVain } from '@noriter/kit/testing/rows-in-vain';
import { BetEventSchema } from '@noriter/proto/bet_events_pb';
import { PartnerEventSchema } from '@noriter/proto/partner_events_pb';
import { PromotionEventSchema } from '@noriter/proto/promotion_events_pb';
import {
  betEvents,
  messageEvents,
  partnerEvents,
  promotionEvents,
  walletEvents,
} from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteNotificationsBefore } from '../../src/notifications/store/notifications.ts';
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
    at = new Date(NOON),
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
    event: eventOf,
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

/** What partners do with money, as their service publishes it. */
function partnerActs(partnerId: string) {
  const siteId = 'noriter';
  const envelope = { siteId, partnerId, occurredAt: timestampFromDate(new Date(NOON)) };
  const send = async (
    event: NonNullable<MessageInitShape<typeof PartnerEventSchema>['event']>,
    times = 1,
  ) => {
    const value = create(PartnerEventSchema, { ...envelope, event });
    const sent = { key: partnerId, id: randomUUID(), value };
    for (let time = 0; time < times; time += 1) {
      await world.space.producer.send(partnerEvents, sent);
      await consumed(world.space, partnerEvents, 'board');
    }
  };
  return {
    transfer: (fromId: string, toId: string, amount: bigint, times = 1) =>
      send(
        { case: 'transferDone', value: { transferId: randomUUID(), fromId, toId, amount } },
        times,
      ),
    commission: (amount: bigint, reversed: boolean) =>
      send({
        case: 'paid',
        value: { settlementId: randomUUID(), kind: 'rolling', amount, reversed },
      }),
    rates: () => send({ case: 'ratesChanged', value: { holderId: randomUUID() } }),
  };
}

const newsOf = async (member: ReturnType<typeof openMember>) =>
  ((await member.list()).list as { kind: string; amount: string }[])
    .toReversed()
    .map(({ kind, amount }) => [kind, amount]);

it('of what a partner gives and takes back are of both sides, each once', async () => {
  const [partner, member] = [openMember(), openMember()];
  const acts = partnerActs(partner.memberId);
  await acts.transfer(partner.memberId, member.memberId, 30_000n, 2);
  await acts.transfer(member.memberId, partner.memberId, 10_000n);
  expect(await newsOf(member)).toEqual([
    ['transfer-received', '30000'],
    ['transfer-taken-back', '-10000'],
  ]);
  expect(await newsOf(partner)).toEqual([
    ['transfer-given', '-30000'],
    ['transfer-collected', '10000'],
  ]);
  await eventually(() => {
    expect(shownTo(member.memberId)).toEqual([30_000n, -10_000n]);
    expect(shownTo(partner.memberId)).toEqual([-30_000n, 10_000n]);
  });
});

it('of commission are of its partner, when it is paid and when it is taken back', async () => {
  const partner = openMember();
  const acts = partnerActs(partner.memberId);
  await acts.rates();
  await acts.commission(55_000n, false);
  await acts.commission(55_000n, true);
  expect(await newsOf(partner)).toEqual([
    ['commission-paid', '55000'],
    ['commission-taken-back', '-55000'],
  ]);
  expect(await partner.unread()).toBe(2);
});

it('of a bonus that was given up and of a slip whose stake came back are kept once', async () => {
  const member = openMember();
  const { memberId } = member;
  const outcome = (kind: WalletCommandKind, subjectType: string) =>
    member.event({
      case: 'outcome',
      value: { commandId: randomUUID(), kind, amount: 4_000n, applied: true, subjectType },
    });
  const forfeit = outcome(WalletCommandKind.BONUS_FORFEIT, 'promotion-grant');
  // The refund itself is no news: the bet's own has it.
  await send(forfeit, forfeit, outcome(WalletCommandKind.REFUND, 'bet-slip'));
  const refused = (returned: bigint) => ({
    key: memberId,
    id: randomUUID(),
    value: create(BetEventSchema, {
      siteId: 'noriter',
      memberId,
      occurredAt: timestampFromDate(new Date(NOON)),
      slipId: randomUUID(),
      event: { case: 'refused', value: { code: 'B1016', returned } },
    }),
  });
  const event = refused(9_000n);
  for (const one of [event, refused(0n), event]) await world.space.producer.send(betEvents, one);
  await consumed(world.space, betEvents, 'board');
  expect(await newsOf(member)).toEqual([
    ['bonus-forfeited', '-4000'],
    ['bet-refused', '9000'],
  ]);
  expect((await member.list({ group: 'bets' })).list).toHaveLength(1);
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

it('are cleared without looking at younger ones, though pages are used again', async () => {
  await world.pool.query(
    `insert into notification
       (notification_id, site_id, member_id, kind, subject_id, amount, reason, occurred_at)
     select gen_random_uuid(), 'pages', gen_random_uuid(), 'deposit-approved', '1', 0, '',
       $1::timestamptz - case when n % 1000 = 0 then interval '91 days' else interval '0 days' end
     from generate_series(1, 20000) as n`,
    [NOON],
  );
  await world.pool.query('analyze notification');
  const { pool, inVain } = countingInVain(world.pool);
  const before = new Date(Date.parse(NOON) - 90 * DAY_MS);
  expect(await deleteNotificationsBefore(pool, { before, limit: 5_000 })).toBe(20);
  expect(inVain()).toBeLessThan(100);
});

function shownTo(memberId: string): bigint[] {
  return published.events.flatMap(({ key, value: { event } }) =>
    key === memberId && event.case === 'notificationsAdded'
      ? event.value.notifications.map(({ amount }) => amount)
      : [],
  );
}
