import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { writeSessionState } from '@noriter/kit/session-state';
import { eventually, settableClock } from '@noriter/kit/testing';
import { SlipAcceptedSchema } from '@noriter/proto/bet_events_pb';
import {
  MemberSignedUpSchema,
  SessionEndedSchema,
  SessionEndReason,
} from '@noriter/proto/member_events_pb';
import { GameLockChangedSchema, MaintenanceChangedSchema } from '@noriter/proto/site_events_pb';
import {
  CashRequestChangedSchema,
  CashRequestKind,
  CashRequestStatus,
} from '@noriter/proto/wallet_events_pb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type Browser, openBrowser, tokenTopic } from './browser.ts';
import { type NotifierWorld, openNotifierWorld, SITE, SITE_KEY } from './notifier-world.ts';

/** What the design promises for every live event. */

let world: NotifierWorld;
let service: Awaited<ReturnType<NotifierWorld['start']>>;
const open: Browser[] = [];
const clock = settableClock(new Date());

const browse = async (headers: Record<string, string>, ...destinations: string[]) => {
  const browser = await openBrowser(service.url, headers, ...destinations);
  open.push(browser);
  return browser;
};
const cmds = (browser: Browser) => browser.received.map(({ cmd, data1 }) => `${cmd} ${data1}`);

beforeAll(async () => {
  world = await openNotifierWorld('live');
  service = await world.start({ CONNECTIONS_PER_MEMBER_MAX: '2' }, clock);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((browser) => browser.close()));
});
afterAll(async () => {
  await service?.stop();
  await world?.close();
});

describe('a member', () => {
  it('is sent the present balance on SUBSCRIBE and each change within a second', async () => {
    const { memberId, sessionId, token } = await world.member();
    const browser = await browse({ token }, tokenTopic(sessionId));
    await eventually(() => expect(browser.received).toHaveLength(1));
    expect(browser.received[0]).toMatchObject({ cmd: 'CASH', data1: '1000', data2: '10' });
    expect(browser.received[0]?.headers).toMatchObject({ version: '1', held: '0', owed: '0' });

    await world.cashChanged(memberId, 51_000n, 2n);
    await eventually(() => expect(browser.received).toHaveLength(2));
    expect(browser.received[1]).toMatchObject({ cmd: 'CASH', data1: '51000' });
    expect(browser.received[1]?.headers).toMatchObject({ version: '2', held: '7' });
  });

  it('never sees an older balance after a newer one, whichever of the two comes late', async () => {
    const { memberId, sessionId, token } = await world.member();
    world.services.balances.set(memberId, {
      cash: '5',
      held: '0',
      points: '0',
      owed: '0',
      version: '5',
    });
    const browser = await browse({ token }, tokenTopic(sessionId));
    await eventually(() => expect(cmds(browser)).toEqual(['CASH 5']));
    for (const version of [3n, 6n, 4n, 6n, 7n]) await world.cashChanged(memberId, version, version);
    await eventually(() => expect(cmds(browser)).toEqual(['CASH 5', 'CASH 6', 'CASH 7']));
  });

  it('gets a change in the same moment as the snapshot in the order of its versions', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { memberId, sessionId, token } = await world.member();
      const [browser] = await Promise.all([
        browse({ token }, tokenTopic(sessionId)),
        world.cashChanged(memberId, 2n, 2n),
        world.cashChanged(memberId, 3n, 3n),
      ]);
      await world.cashChanged(memberId, 4n, 4n);
      await eventually(() => expect(cmds(browser).at(-1)).toBe('CASH 4'));
      const versions = browser.received.map(({ headers }) => Number(headers.version));
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
    }
  });

  it('gets the balance later when the wallet was away as they subscribed', async () => {
    const { sessionId, token } = await world.member();
    world.services.down = true;
    const browser = await browse({ token }, tokenTopic(sessionId));
    expect(browser.received).toEqual([]);
    world.services.down = false;
    await eventually(() => expect(cmds(browser)).toEqual(['CASH 1000']));
  });

  it('is notified that a cash request moved on', async () => {
    const { memberId, sessionId, token } = await world.member();
    const browser = await browse({ token }, tokenTopic(sessionId));
    const requestId = randomUUID();
    await world.publishWallet(memberId, {
      case: 'cashRequest',
      value: create(CashRequestChangedSchema, {
        requestId,
        kind: CashRequestKind.DEPOSIT,
        status: CashRequestStatus.WAITING,
      }),
    });
    await eventually(() => {
      expect(browser.received.find(({ cmd }) => cmd === 'CASHREQ')).toMatchObject({
        data1: requestId,
        data2: '2',
      });
    });
  });

  it('is notified of what becomes of each slip, and balances before and after it', async () => {
    const { memberId, sessionId, token } = await world.member();
    const browser = await browse({ token }, tokenTopic(sessionId));
    const slips = [randomUUID(), randomUUID()];
    await world.cashChanged(memberId, 50n, 9n);
    for (const slipId of slips) {
      const value = create(SlipAcceptedSchema, { stake: 10n });
      await world.publishBet(memberId, { slipId, version: 2, event: { case: 'accepted', value } });
    }
    await world.cashChanged(memberId, 60n, 10n);
    await eventually(() => {
      const shown = browser.received.filter(({ cmd }) => cmd === 'BET');
      expect(shown.map(({ data1, data2 }) => [data1, data2])).toEqual(
        slips.map((slipId) => [slipId, 'accepted']),
      );
      expect(shown.every(({ headers }) => headers.version === '2')).toBe(true);
      expect(cmds(browser)).toContain('CASH 60');
    });
  });

  it.each([
    [SessionEndReason.REPLACED, 'TK999', 4001],
    [SessionEndReason.REVOKED, 'TK998', 4002],
    [SessionEndReason.LOGOUT, 'TK998', 4002],
  ])(
    'whose session ends (%i) gets LOGOUT %s and is closed with %i',
    async (reason, data1, code) => {
      const { memberId, sessionId, token } = await world.member();
      const browser = await browse({ token }, tokenTopic(sessionId));
      await world.publishMember(memberId, {
        case: 'sessionEnded',
        value: create(SessionEndedSchema, { sessionId, reason }),
      });
      expect(await browser.closed).toBe(code);
      expect(cmds(browser).at(-1)).toBe(`LOGOUT ${data1}`);
    },
  );

  it('may open as many connections as the limit allows and no more', async () => {
    const { token } = await world.member();
    await browse({ token });
    await browse({ token });
    const third = await browse({ token });
    expect(await third.closed).toBe(4009);
    expect(third.errors[0]?.code).toBe('L004');
  });
});

describe('CONNECT', () => {
  it.each([
    ['replaced', 'TK999', 4001],
    ['ended', 'TK998', 4002],
  ] as const)('of a session that is %s is refused with %s', async (state, code, close) => {
    const { sessionId, token } = await world.member();
    await writeSessionState(world.space.redis, sessionId, state);
    const browser = await browse({ token });
    expect(await browser.closed).toBe(close);
    expect(browser.errors[0]?.code).toBe(code);
  });

  it('of a session Redis does not know is decided by identity', async () => {
    const known = await world.member();
    await world.space.redis.del(`session:${known.sessionId}`);
    const browser = await browse({ token: known.token }, tokenTopic(known.sessionId));
    expect(browser.errors).toEqual([]);
    expect(world.services.stateCalls).toContain(known.sessionId);

    world.services.down = true;
    const refused = await browse({ token: known.token });
    world.services.down = false;
    expect(await refused.closed).toBe(1013);
    expect(refused.errors[0]?.code).toBe('TE99');
  });

  it.each([
    ['a forged token', { token: 'a.b.c' }, 'H401', 4005],
    ['nothing', {}, 'H401', 4005],
    ['a wrong site key', { authorization: 'nope' }, 'S001', 4003],
    ['another site as host', { authorization: SITE_KEY, host: 'other' }, 'S002', 4003],
  ])('with %s is refused', async (_case, headers, code, close) => {
    const browser = await browse(headers);
    expect(await browser.closed).toBe(close);
    expect(browser.errors[0]?.code).toBe(code);
  });

  it('with an expired token is refused', async () => {
    const { token } = await world.member({ ttlSeconds: -1 });
    const browser = await browse({ token });
    expect(await browser.closed).toBe(4005);
  });

  it('of a guest opens public topics and nothing else', async () => {
    const { sessionId } = await world.member();
    const guest = await browse({ authorization: SITE_KEY, host: SITE }, `/topic/site/${SITE}`);
    expect(guest.errors).toEqual([]);
    guest.subscribe(tokenTopic(sessionId));
    expect(await guest.closed).toBe(4005);
    expect(guest.errors[0]?.code).toBe('H401');
  });
});

describe('operators', () => {
  it('are notified of the queues they may read, once when they subscribe', async () => {
    const cashier = await world.operator(['cash.read']);
    const clerk = await world.operator(['members.read']);
    const one = await browse({ token: cashier.token }, `/topic/admin/${SITE}`);
    const two = await browse({ token: clerk.token }, `/topic/admin/${SITE}`);
    await eventually(() => expect(cmds(one)).toEqual(['QUEUE deposit', 'QUEUE withdrawal']));
    await eventually(() => expect(cmds(two)).toEqual(['QUEUE signup']));

    const { memberId } = await world.member();
    await world.publishWallet(memberId, {
      case: 'cashRequest',
      value: create(CashRequestChangedSchema, {
        requestId: randomUUID(),
        kind: CashRequestKind.WITHDRAWAL,
        status: CashRequestStatus.REQUESTED,
      }),
    });
    await world.publishMember(memberId, { case: 'signedUp', value: create(MemberSignedUpSchema) });
    await eventually(() => expect(cmds(one).slice(2)).toEqual(['QUEUE withdrawal']));
    await eventually(() => expect(cmds(two).slice(1)).toEqual(['QUEUE signup']));
  });

  it('without a permission for any queue are refused', async () => {
    const { token } = await world.operator(['audit.read']);
    const browser = await browse({ token }, `/topic/admin/${SITE}`);
    expect(await browser.closed).toBe(4003);
    expect(browser.errors[0]?.code).toBe('H403');
  });
});

describe("an operator's list of addresses", () => {
  it('lets in who comes from one of them', async () => {
    const { token } = await world.operator(['cash.read'], ['127.0.0.0/8', '::1']);
    const browser = await browse({ token }, `/topic/admin/${SITE}`);
    await eventually(() => expect(cmds(browser)).toEqual(['QUEUE deposit', 'QUEUE withdrawal']));
  });

  it('attack: a stolen token listens to the queues from another one', async () => {
    const { token } = await world.operator(['cash.read'], ['10.0.0.0/8']);
    const browser = await browse({ token }, `/topic/admin/${SITE}`);
    expect(await browser.closed).toBe(4003);
    expect(browser.errors[0]?.code).toBe('H403');
    expect(cmds(browser)).toEqual([]);
  });
});

describe('a site', () => {
  it('notifies everyone of maintenance when it begins and ends, and newcomers on SUBSCRIBE', async () => {
    const guest = await browse({ authorization: SITE_KEY }, `/topic/site/${SITE}`);
    const startsAt = new Date(clock.now().getTime() + 60_000);
    const endsAt = new Date(clock.now().getTime() + 120_000);
    await world.publishSite({
      case: 'maintenance',
      value: create(MaintenanceChangedSchema, {
        startsAt: timestampFromDate(startsAt),
        endsAt: timestampFromDate(endsAt),
      }),
    });
    // A window for later is not maintenance: the site is shown as open.
    await eventually(() => expect(cmds(guest)).toEqual(['INSPECT N']));
    clock.set(startsAt);
    await eventually(() => expect(cmds(guest)).toEqual(['INSPECT N', 'INSPECT Y']));
    const newcomer = await browse({ authorization: SITE_KEY }, `/topic/site/${SITE}`);
    await eventually(() => expect(cmds(newcomer)).toEqual(['INSPECT Y']));
    clock.set(endsAt);
    await eventually(() => expect(cmds(guest).at(-1)).toBe('INSPECT N'));
    await eventually(() => expect(cmds(newcomer).at(-1)).toBe('INSPECT N'));
  });

  it('notifies of game locks with their scope', async () => {
    const { token } = await world.member();
    const browser = await browse({ token }, `/topic/site/${SITE}`);
    const lock = (locked: boolean) =>
      world.publishSite({
        case: 'gameLock',
        value: create(GameLockChangedSchema, { locked, scope: 'casino' }),
      });
    await lock(true);
    const locks = () => browser.received.filter(({ cmd }) => cmd === 'LOCK_BET_YN');
    await eventually(() => expect(locks()).toHaveLength(1));
    expect(locks()[0]).toMatchObject({ data1: 'Y', data2: 'N', headers: { scope: 'casino' } });
    await lock(false);
    await eventually(() => expect(locks()).toHaveLength(2));
    expect(locks()[1]).toMatchObject({ data1: 'N', data2: 'Y' });
  });
});
