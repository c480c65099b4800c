import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { callAs, consumed, eventually, memberCaller } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletCommandKind } from '@noriter/proto/wallet_commands_pb';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BoardWorld, NOON, openBoardWorld } from '../world/board-world.ts';
import { startPushService } from '../world/fake-push-service.ts';

const siteId = 'noriter';
let world: BoardWorld;
let pushes: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  pushes = await startPushService();
  world = await openBoardWorld('push', { PUSH_SERVICES: pushes.origin });
});
afterAll(async () => {
  await world.close();
  await pushes.close();
});
beforeEach(() => {
  world.clock.set(NOON);
  pushes.answer(201);
});

function openMember() {
  const memberId = randomUUID();
  const service = { url: world.running.url, key: world.space.keyring };
  const call = callAs(service, memberCaller({ siteId, memberId }));
  return {
    memberId,
    call,
    agree: (subscribed: ReturnType<typeof pushes.subscribe>, language = 'ko') => {
      const { path, ...browser } = subscribed;
      expect(path).not.toBe('');
      return call('/api/board/push/save', { ...browser, language });
    },
  };
}

const approved = {
  case: 'cashRequest',
  value: {
    requestId: randomUUID(),
    kind: CashRequestKind.DEPOSIT,
    status: CashRequestStatus.COMPLETED,
    amount: 50_000n,
  },
} as const;
const bonus = {
  case: 'outcome',
  value: { kind: WalletCommandKind.BONUS_GRANT, applied: true, amount: 1_000n, commandId: 'c-1' },
} as const;

/** News of money, and what is due is handed out. */
async function notify(memberId: string, ...events: (typeof approved | typeof bonus)[]) {
  for (const event of events) {
    await world.space.producer.send(walletEvents, {
      key: memberId,
      id: randomUUID(),
      value: create(WalletEventSchema, {
        siteId,
        memberId,
        occurredAt: timestampFromDate(new Date(NOON)),
        event,
      }),
    });
  }
  await consumed(world.space, walletEvents, 'board');
  await world.running.runJob('send-pushes');
}

const sentTo = ({ path }: { path: string }) =>
  pushes.received.filter((one) => one.path === path).map(({ message }) => message);

it('reaches every browser in which the member agreed, sealed, in its language', async () => {
  const member = openMember();
  const [phone, laptop] = [pushes.subscribe(), pushes.subscribe()];
  expect((await member.agree(phone)).resultCode).toBe('0');
  await member.agree(laptop, 'en');
  await notify(member.memberId, approved);
  const { list } = (await member.call('/api/board/notification/list', { page: 1 })).data;
  const id = list[0].notificationId;
  expect(sentTo(phone)).toEqual([{ id, body: '입금이 승인되었습니다.' }]);
  expect(sentTo(laptop)).toEqual([{ id, body: 'Your deposit was approved.' }]);
  await world.running.runJob('send-pushes');
  expect(sentTo(phone)).toHaveLength(1);
});

it('is sent to nobody who did not agree, or no longer does', async () => {
  const member = openMember();
  const browser = pushes.subscribe();
  await notify(member.memberId, approved);
  await member.agree(browser);
  const { endpoint } = browser;
  const answer = await member.call('/api/board/push/state', { endpoint });
  expect(answer.data).toEqual({ isAgreed: true, others: 0 });
  await member.call('/api/board/push/remove', { endpoint });
  await notify(member.memberId, approved);
  expect(sentTo(browser)).toEqual([]);
});

it('follows the browser to who agreed in it last', async () => {
  const [first, second] = [openMember(), openMember()];
  const browser = pushes.subscribe();
  await first.agree(browser);
  await second.agree(browser);
  await notify(first.memberId, approved);
  expect(sentTo(browser)).toEqual([]);
  const { endpoint } = browser;
  expect((await first.call('/api/board/push/state', { endpoint })).data.isAgreed).toBe(false);
});

it('invites nobody who has excluded themselves, and still has news of their money', async () => {
  const member = openMember();
  const browser = pushes.subscribe();
  await member.agree(browser);
  await world.pool.query(
    'insert into member (member_id, site_id, excluded) values ($1, $2, true)',
    [member.memberId, siteId],
  );
  await notify(member.memberId, bonus, approved);
  expect(sentTo(browser)).toMatchObject([{ body: '입금이 승인되었습니다.' }]);
});

it('invites nobody back who takes a time-out, until it is over', async () => {
  const member = openMember();
  const browser = pushes.subscribe();
  await member.agree(browser);
  const until = new Date(Date.parse(NOON) + 3_600_000);
  await world.pool.query(
    'insert into member (member_id, site_id, time_out_until) values ($1, $2, $3)',
    [member.memberId, siteId, until],
  );
  await notify(member.memberId, bonus, approved);
  expect(sentTo(browser)).toMatchObject([{ body: '입금이 승인되었습니다.' }]);
  world.clock.set(until.toISOString());
  await notify(member.memberId, bonus);
  expect(sentTo(browser)).toHaveLength(2);
});

const waitingFor = (memberId: string) =>
  world.pool.query(
    `select 1 from push_message join push_subscription using (subscription_id) where member_id = $1`,
    [memberId],
  );

it.each([400, 401, 403, 413])(
  'attack: what is refused with %i for good keeps nobody else waiting; the browser stays',
  async (status) => {
    const member = openMember();
    const browser = pushes.subscribe();
    await member.agree(browser);
    pushes.answer(status);
    await notify(member.memberId, approved);
    expect((await waitingFor(member.memberId)).rowCount).toBe(0);
    pushes.answer(201);
    await notify(member.memberId, approved);
    expect(sentTo(browser)).toHaveLength(2);
  },
);

it('attack: a browser whose key is no point of the curve is asked nothing twice', async () => {
  const member = openMember();
  const key = Buffer.alloc(65, 7);
  key[0] = 4;
  const agreed = await member.agree({ ...pushes.subscribe(), p256dh: key.toString('base64url') });
  expect(agreed.resultCode).toBe('0');
  await notify(member.memberId, approved);
  expect((await waitingFor(member.memberId)).rowCount).toBe(0);
});

it('is tried again later, and once it was taken no more', async () => {
  const member = openMember();
  const browser = pushes.subscribe();
  await member.agree(browser);
  pushes.answer(503);
  await notify(member.memberId, approved);
  await world.running.runJob('send-pushes');
  expect(sentTo(browser)).toHaveLength(1);
  pushes.answer(201);
  world.clock.set(new Date(Date.parse(NOON) + 31_000).toISOString());
  await world.running.runJob('send-pushes');
  await world.running.runJob('send-pushes');
  expect(sentTo(browser)).toHaveLength(2);
});

it('forgets a browser that its push service no longer knows', async () => {
  const member = openMember();
  const browser = pushes.subscribe();
  await member.agree(browser);
  pushes.answer(410);
  await notify(member.memberId, approved);
  const { endpoint } = browser;
  expect((await member.call('/api/board/push/state', { endpoint })).data.isAgreed).toBe(false);
});

it('attack: ten browsers of a thief take no notice away from the owner’s, who ends them all', async () => {
  const member = openMember();
  const own = pushes.subscribe();
  await member.agree(own);
  const thiefs = Array.from({ length: 10 }, () => pushes.subscribe());
  const codes = await Promise.all(
    thiefs.map(async (browser) => (await member.agree(browser)).resultCode),
  );
  expect(codes.toSorted()).toEqual([...Array(9).fill('0'), 'BD051']);
  // Again in one that is there already.
  expect((await member.agree(own)).resultCode).toBe('0');
  await notify(member.memberId, approved);
  expect(sentTo(own)).toHaveLength(1);
  const { endpoint } = own;
  const state = async () => (await member.call('/api/board/push/state', { endpoint })).data;
  expect(await state()).toEqual({ isAgreed: true, others: 9 });
  await member.call('/api/board/push/removeOthers', { endpoint });
  expect(await state()).toEqual({ isAgreed: true, others: 0 });
  const others = thiefs.filter((_browser, at) => codes[at] === '0');
  await eventually(() => {
    for (const browser of others) {
      expect(sentTo(browser).at(-1)).toMatchObject({
        body: '이 브라우저의 알림이 다른 기기에서 꺼졌습니다. 직접 끄지 않으셨다면 비밀번호를 변경해 주세요.',
      });
    }
  });
  // The thief does the same: the owner's is not silent.
  await member.call('/api/board/push/removeOthers', { endpoint: null });
  expect(await state()).toEqual({ isAgreed: false, others: 0 });
  await eventually(() => expect(sentTo(own)).toHaveLength(2));
});

it.each(['https://10.0.0.1/push', 'https://fcm.googleapis.com.example/x', 'http://127.0.0.1:1/x'])(
  'calls no address but those of push services: %s',
  async (endpoint) => {
    const { path: _, ...browser } = pushes.subscribe();
    const body = { ...browser, endpoint, language: 'ko' };
    expect((await openMember().call('/api/board/push/save', body)).resultCode).toBe('BD050');
  },
);
