import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MemberCaller } from '@noriter/kit/caller';
import { koreaDay } from '@noriter/kit/korea-time';
import {
  callAs,
  eventually,
  memberCaller,
  openTestSpace,
  operatorCaller,
  settableClock,
  startTestService,
  TEST_SITE,
} from '@noriter/kit/testing';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import {
  betEvents,
  gameEvents,
  memberEvents,
  promotionEvents,
  siteEvents,
  walletCommands,
  walletEvents,
} from '@noriter/proto/topics';
import type pg from 'pg';
import { expect } from 'vitest';
import { betting } from '../../../betting/src/service.ts';
import { wallet } from '../../../wallet/src/service.ts';
import { startIdentityServer } from '../../../wallet/test/identity-server.ts';
import { promotion } from '../../src/service.ts';
import { definitionOf, type Rules } from './definitions.ts';

export const SPIN_KEY = Buffer.alloc(32, 9).toString('base64');

const DAY_MS = 86_400_000;

/** Noon in Korea. */
export const NOON = '2026-01-15T03:00:00Z';

export type PromotionWorld = Awaited<ReturnType<typeof openPromotionWorld>>;
type MemberNews = NonNullable<MessageInitShape<typeof MemberEventSchema>['event']>;

/** A running promotion service on real servers, the real wallet beside it unless asked otherwise. */
export async function openPromotionWorld(
  label: string,
  { withWallet = true, withBetting = false } = {},
) {
  const space = await openTestSpace(label);
  const clock = settableClock(NOON);
  await space.makeTopics([
    walletCommands,
    walletEvents,
    memberEvents,
    betEvents,
    gameEvents,
    siteEvents,
    promotionEvents,
  ]);
  const identity = withWallet ? await startIdentityServer() : null;
  const walletService = withWallet
    ? await startTestService(wallet, {
        space,
        clock,
        env: {
          DATABASE_URL: await space.createDatabase('wallet'),
          IDENTITY_URL: identity?.url ?? '',
        },
      })
    : null;
  const bettingService = withBetting
    ? await startBetting({ space, clock }, walletService?.url)
    : null;
  const env = {
    SPIN_KEY,
    // A hundred members at once wait for one promotion.
    DATABASE_CONNECT_MS: '60000',
    BETTING_URL: bettingService?.url ?? 'http://127.0.0.1:9',
    WALLET_URL: walletService?.url ?? 'http://127.0.0.1:9',
  };
  const running = await startTestService(promotion, { space, clock, env });
  const { pool } = running.deps;
  const service = { url: running.url, key: space.keyring };
  const bettingDoor = { url: bettingService?.url ?? '', key: space.keyring };
  const walletDoor = { url: walletService?.url ?? '', key: space.keyring };

  async function report(memberId: string, siteId: string, event: MemberNews) {
    const id = randomUUID();
    const occurredAt = timestampFromDate(clock.now());
    const value = create(MemberEventSchema, { siteId, memberId, occurredAt, event });
    await space.producer.send(memberEvents, { key: memberId, id, value });
    await eventually(async () => {
      const { rowCount } = await pool.query('select from kit.inbox where event_id = $1', [id]);
      expect(rowCount).toBe(1);
    });
  }

  /** A session begins, as identity reports it. */
  async function logIn(memberId: string, siteId: string, deviceId: string) {
    await space.producer.send(memberEvents, {
      key: memberId,
      id: randomUUID(),
      value: create(MemberEventSchema, {
        siteId,
        memberId,
        occurredAt: timestampFromDate(clock.now()),
        event: { case: 'sessionStarted', value: { sessionId: randomUUID(), deviceId } },
      }),
    });
    await eventually(async () => {
      const logIns = await pool.query(
        'select from member_log_in where member_id = $1 and day = $2',
        [memberId, koreaDay(clock.now())],
      );
      const devices = await pool.query(
        'select from member_device where member_id = $1 and at = $2',
        [memberId, clock.now()],
      );
      expect([logIns.rowCount, devices.rowCount]).toEqual([1, deviceId === '' ? 0 : 1]);
    });
  }

  function member(changes: Partial<MemberCaller> = {}) {
    const caller = memberCaller(changes);
    const { memberId, siteId } = caller;
    return {
      ...caller,
      call: callAs(service, caller),
      report: (event: MemberNews) => report(memberId, siteId, event),
      /** With a browser's own id; without one it says none. */
      logIn: (deviceId = '') => logIn(memberId, siteId, deviceId),
      approve: (profile: { loginId?: string; nickname?: string; level?: number } = {}) =>
        report(memberId, siteId, {
          case: 'approved',
          value: {
            approvedBy: 'admin',
            profile: {
              loginId: caller.loginId,
              nickname: `${caller.loginId}-nick`,
              level: 1,
              ...profile,
            },
          },
        }),
      /** Calls the wallet as the member. */
      cashCall: callAs(walletDoor, caller),
      /** Calls betting as the member. */
      betCall: callAs(bettingDoor, caller),
      /** What the wallet has of the member. */
      async balance() {
        const { data } = await callAs(walletDoor, caller)('/api/cash/getUserCash');
        return { cash: BigInt(data.cash), points: BigInt(data.points) };
      },
    };
  }

  function site(siteId = `site-${randomUUID().slice(0, 8)}`) {
    const operator = (...permissions: string[]) =>
      callAs(service, operatorCaller({ siteId, permissions }));
    const manager = operator('promotion.read', 'promotion.manage');
    const second = operator('promotion.read', 'promotion.manage');
    const asked = { version: 0, reason: 'test' };

    /** A promotion that runs, whatever its budget: two operators agree. */
    async function start(rules: Rules, changes: object = {}): Promise<string> {
      const document = definitionOf(rules, changes);
      const set = await manager(
        '/api/admin/promotion/set',
        { ...asked, document },
        { idempotencyKey: randomUUID() },
      );
      expect(set.resultCode).toBe('0');
      const { promotionId, outcome } = set.data;
      if (outcome === 'waiting') {
        const { data } = await second('/api/admin/promotion/get', { promotionId });
        const [change] = data.changes;
        const decided = { changeId: change.changeId, move: 'approve' };
        expect((await second('/api/admin/promotion/decide', decided)).resultCode).toBe('0');
      }
      const on = { promotionId, state: 'running', reason: 'test' };
      expect((await manager('/api/admin/promotion/switch', on)).resultCode).toBe('0');
      return promotionId;
    }

    /** The same, and has run since yesterday: what pays whole days pays today. */
    async function startYesterday(rules: Rules, changes: object = {}): Promise<string> {
      clock.advance(-DAY_MS);
      try {
        return await start(rules, changes);
      } finally {
        clock.advance(DAY_MS);
      }
    }

    /** A ladder that gives ranks, agreed to by two operators where it takes that. */
    async function setLadder(ladder: object, version = 0): Promise<void> {
      const wish = { version, ladder, reason: 'test' };
      const set = await manager('/api/admin/promotion/ladder/set', wish);
      expect(set.resultCode).toBe('0');
      if (set.data.outcome === 'applied') return;
      const decided = { requestId: set.data.requestId, move: 'approve' };
      const path = '/api/admin/promotion/ladder/decide';
      expect((await second(path, decided)).resultCode).toBe('0');
    }

    const cashier = callAs(
      walletDoor,
      operatorCaller({ siteId, permissions: ['cash.decide', 'cash.read'] }),
    );

    return {
      siteId,
      /** Moves a deposit's request on, as the cash desk does. */
      async decide(requestId: string, ...moves: ('wait' | 'approve' | 'reject' | 'takeBack')[]) {
        for (const move of moves) {
          const { resultCode } = await cashier(`/api/admin/cash/${move}`, {
            requestId,
            ...(move === 'reject' || move === 'takeBack' ? { reason: 'test' } : {}),
          });
          expect(resultCode).toBe('0');
        }
      },
      operator,
      manager,
      second,
      start,
      startYesterday,
      setLadder,
      member: (changes: Partial<MemberCaller> = {}) => member({ siteId, ...changes }),
    };
  }

  return {
    space,
    clock,
    running,
    pool,
    service,
    walletService,
    walletPool: walletService?.deps.pool ?? pool,
    bettingPool: bettingService?.deps.pool ?? pool,
    member,
    site,
    ...booksOf(pool, walletService?.deps.pool ?? pool),
    async close() {
      await running.stop();
      await bettingService?.stop();
      await walletService?.stop();
      await identity?.close();
      await space.close();
    },
  };
}

/** The real betting service, for who asks it of free bets. */
async function startBetting(
  of: {
    space: Awaited<ReturnType<typeof openTestSpace>>;
    clock: ReturnType<typeof settableClock>;
  },
  walletUrl = '',
) {
  return startTestService(betting, {
    ...of,
    env: {
      DATABASE_URL: await of.space.createDatabase('betting'),
      DRAW_KEY: Buffer.alloc(32, 5).toString('base64'),
      PLATFORM_SITE: TEST_SITE,
      WALLET_URL: walletUrl,
    },
  });
}

/** What the two databases say of each other. */
function booksOf(pool: pg.Pool, walletPool: pg.Pool) {
  return {
    /** Waits until every grant is decided, and proves that the ledger has them and nothing else. */
    async expectWholeBooks() {
      await eventually(async () => {
        const open = await pool.query("select from promotion_grant where state = 'asked'");
        expect(open.rowCount).toBe(0);
      });
      const granted = await pool.query(
        `select 'promotion:' || promotion_id as account, sum(amount)::bigint as sum,
           count(*)::int as commands
         from promotion_grant where state = 'given' group by 1 order by 1`,
      );
      const booked = await walletPool.query(
        `select from_account as account, sum(amount)::bigint as sum, count(*)::int as commands
         from ledger where refusal is null and from_account like 'promotion:%' group by 1 order by 1`,
      );
      expect(booked.rows).toEqual(granted.rows);
      const overrun = await pool.query('select from promotion where committed > budget');
      expect(overrun.rowCount).toBe(0);
    },
    async committed(promotionId: string): Promise<bigint> {
      const { rows } = await pool.query('select committed from promotion where promotion_id = $1', [
        promotionId,
      ]);
      return rows[0].committed;
    },
  };
}
