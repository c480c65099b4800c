import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MemberCaller } from '@noriter/kit/caller';
import { offerProtectionMarks } from '@noriter/kit/protection-mark';
import {
  type Answer,
  callAs,
  eventually,
  guestCaller,
  type Keyring,
  memberCaller,
  openTestSpace,
  operatorCaller,
  sendAs,
  startTestService,
  TEST_SITE,
} from '@noriter/kit/testing';
import { ANSWER_WAIT_FACTOR, limits } from '@noriter/kit/testing/limits';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import {
  gameEvents,
  memberEvents,
  promotionEvents,
  siteEvents,
  walletCommands,
} from '@noriter/proto/topics';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { withoutVelocity } from '@noriter/velocity/testing';
import type pg from 'pg';
import { expect } from 'vitest';
import { commitCommands } from '../../../wallet/src/actions/apply-commands.ts';
import { type CommandDraft, makeCommand } from '../../../wallet/src/domain/ledger/make-command.ts';
import { wallet } from '../../../wallet/src/service.ts';
import { seedDemoPolicy } from '../../../wallet/src/store/seed-policy.ts';
import { startIdentityServer } from '../../../wallet/test/identity-server.ts';
import type { Facts } from '../../src/mini/domain/facts.ts';
import { betting } from '../../src/service.ts';

const DRAW_KEY = Buffer.alloc(32, 5).toString('base64');

/** No other round of the test lies on this day, and its bets are open for years. */
const DAY = '2039-01-15';

export type BettingWorld = Awaited<ReturnType<typeof openBettingWorld>>;
export type Round = { roundId: string; gameId: string; gameDay: string; number: number };
export type Wish = { selectionId: string; odds?: string; stake?: string };

/** What else than usual a world is: one whose wallet is silent has callers that wait as in production. */
export type WorldOptions = { withWallet?: boolean; waitFactor?: number };

/** A running betting service on real servers, the real wallet beside it unless asked otherwise. */
export async function openBettingWorld(label: string, options: WorldOptions = {}) {
  const { withWallet = true, waitFactor = withWallet ? ANSWER_WAIT_FACTOR : 1 } = options;
  const space = await openTestSpace(label);
  await space.makeTopics([walletCommands, memberEvents, siteEvents, gameEvents, promotionEvents]);
  const identity = withWallet ? await startIdentityServer() : null;
  const walletService = withWallet
    ? await startTestService(wallet, {
        space,
        env: {
          DATABASE_URL: await space.createDatabase('wallet'),
          IDENTITY_URL: identity?.url ?? '',
        },
      })
    : null;
  const env = {
    DRAW_KEY,
    PLATFORM_SITE: TEST_SITE,
    WALLET_URL: walletService?.url ?? 'http://127.0.0.1:9',
    ANSWER_WAIT_FACTOR: String(waitFactor),
    // On a slow machine an act is no matter of a second operator.
    BOOK_ANSWER_MS: String(limits.soon),
  };
  const running = await startTestService(betting, { space, env });
  const { deps } = running;
  await withoutVelocity(deps.pool, 'noriter');
  const seedCashPolicy = async (siteId: string) => {
    if (walletService === null) return;
    await seedDemoPolicy(walletService.deps.pool, { siteId, at: new Date() });
  };
  await seedCashPolicy('noriter');
  const service = { url: running.url, key: space.keyring };
  const rounds = roundsOf(deps.pool);

  async function reportOfMember(memberId: string, event: MemberNews) {
    const id = randomUUID();
    const occurredAt = timestampFromDate(new Date());
    const value = create(MemberEventSchema, { siteId: 'noriter', memberId, occurredAt, event });
    await space.producer.send(memberEvents, { key: memberId, id, value });
    await eventually(async () => {
      const { rowCount } = await deps.pool.query('select 1 from kit.inbox where event_id = $1', [
        id,
      ]);
      expect(rowCount).toBe(1);
    });
  }

  /** What the wallet's ledger gets without anybody asking for it; the code that refuses it. */
  async function applyInWallet(draft: CommandDraft): Promise<string | null | undefined> {
    const { pool, clock } = walletService?.deps ?? deps;
    const [outcome] = await commitCommands(pool, [makeCommand(draft)], clock);
    return outcome?.refusal;
  }

  function member(changes: Partial<MemberCaller> = {}) {
    const caller = memberCaller(changes);
    const call = callAs(service, caller);
    return {
      ...caller,
      call,
      report: (event: MemberNews) => reportOfMember(caller.memberId, event),
      /** Places a slip of 10,000 won on each selection, at the odds of the default. */
      bet: (round: Round, wishes: readonly (Wish | string)[], options: BetOptions = {}) =>
        call('/api/bet/betProc', slipOf(round, wishes, options.policy), {
          idempotencyKey: options.key ?? randomUUID(),
        }),
      /** What the wallet answers the member has. */
      async cash(): Promise<string> {
        if (walletService === null) throw new Error('This world has no wallet.');
        const url = walletService.url;
        const ask = callAs({ url, key: space.keyring }, caller);
        return (await ask('/api/cash/getUserCash')).data.cash;
      },
      /** Money out of nothing, by a command that betting may ask for. */
      async give(amount: bigint) {
        const before = BigInt(await this.cash());
        await this.credit(amount);
        await this.cashIs(before + amount);
        // As of a log-in: identity, which a busy machine may answer for too late, need not be asked.
        const mark = { version: 0, suspended: false };
        await offerProtectionMarks(space.redis, [[caller.memberId, mark]]);
      },
      /** The same for who may owe some of it: it does not wait until it is there. */
      async credit(amount: bigint) {
        const commandId = randomUUID();
        const value = create(WalletCommandSchema, {
          commandId,
          siteId: caller.siteId,
          memberId: caller.memberId,
          kind: WalletCommandKind.PAYOUT,
          amount,
          subjectType: 'test',
          subjectId: 'test',
        });
        const message = { key: caller.memberId, id: commandId, value };
        await sendAs(space, 'betting', walletCommands, message);
      },
      cashIs(amount: bigint) {
        return eventually(async () => expect(await this.cash()).toBe(amount.toString()));
      },
    };
  }

  return {
    space,
    running,
    deps,
    pool: deps.pool,
    walletPool: walletService?.deps.pool ?? deps.pool,
    wallet: walletService,
    /** Gives a site the cash policy of the demonstration, as its seed does. */
    seedCashPolicy,
    service,
    ...booksOf(walletService, space.keyring),
    ...rounds,
    member,
    /** What a withdrawal request does to a balance; the code that refuses it, null when it is held. */
    async holdCash(
      { memberId, siteId }: { memberId: string; siteId: string },
      amount: bigint,
    ): Promise<string | null | undefined> {
      const subject = { subjectType: 'cash-request', subjectId: randomUUID() };
      const kind = 'withdrawal_hold';
      const command = {
        ...subject,
        commandId: randomUUID(),
        siteId,
        memberId,
        kind,
        amount,
      } as const;
      return applyInWallet(command);
    },
    applyInWallet,
    guest: callAs(service, guestCaller()),
    operator: (...permissions: string[]) => callAs(service, operatorCaller({ permissions })),
    /** Locks or unlocks games, as identity announces it, and waits until betting knows. */
    async lock(scope: string, locked: boolean) {
      const value = create(SiteEventSchema, {
        siteId: 'noriter',
        occurredAt: timestampFromDate(new Date()),
        event: { case: 'gameLock', value: { scope, locked } },
      });
      await space.producer.send(siteEvents, { key: 'noriter', id: randomUUID(), value });
      await eventually(async () => {
        const { rowCount } = await deps.pool.query(
          'select 1 from game_lock where scope = $1 and locked = $2',
          [scope, locked],
        );
        expect(rowCount).toBe(1);
      });
    },
    async close() {
      await running.stop();
      await walletService?.stop();
      await identity?.close();
      await space.close();
    },
  };
}

/** What the wallet answers of debts, and of itself. */
function booksOf(walletService: { url: string; deps: { pool: pg.Pool } } | null, key: Keyring) {
  return {
    async debtsOf(memberId: string) {
      const found = await walletService?.deps.pool.query(
        `select subject_id as "subjectId", amount, collected, closed_at is null as "isOpen"
         from debt where member_id = $1 order by position`,
        [memberId],
      );
      return found?.rows;
    },
    async expectWholeBooks() {
      const caller = operatorCaller({ permissions: ['reconciliation.read'] });
      const call = callAs({ url: walletService?.url ?? '', key }, caller);
      const { data } = await call('/api/admin/reconciliation/run');
      expect(data.run.checks.filter((one: { violations: number }) => one.violations > 0)).toEqual(
        [],
      );
    },
  };
}

type MemberNews = NonNullable<MessageInitShape<typeof MemberEventSchema>['event']>;
type BetOptions = { key?: string; policy?: 'none' | 'better' | 'any' };

export function slipOf(round: Round, wishes: readonly (Wish | string)[], policy = 'none') {
  const { gameId, gameDay, number } = round;
  const selections = wishes.map((wish) => {
    const {
      selectionId,
      odds = '1.95',
      stake = '10000',
    } = typeof wish === 'string' ? { selectionId: wish } : wish;
    return { selectionId, odds, stake };
  });
  return { product: 'mini', gameId, gameDay, number, selections, oddsPolicy: policy };
}

/** Rounds whose end and result a test decides. */
function roundsOf(pool: pg.Pool) {
  let last = 0;
  return {
    async openRound(gameId = 'powerball', options: { closesInMs?: number; number?: number } = {}) {
      last += 1;
      const { closesInMs = 3_600_000, number = last } = options;
      const roundId = randomUUID();
      await pool.query(
        `insert into mini_round (round_id, game_id, game_day, number, opens_at, closes_at,
           draws_at, seed_hash, announced_at, state)
         select $1, $2, $3, $4, now() - interval '1 hour', ends, ends + interval '5 seconds',
           repeat('0', 64), now() - interval '1 hour', 'open'
         from (select clock_timestamp() + make_interval(secs => $5 / 1000.0) as ends) as one`,
        [roundId, gameId, DAY, number, closesInMs],
      );
      return { roundId, gameId, gameDay: DAY, number };
    },
    /** Its bets end now, by the database's clock; what it announced of its draw stays. */
    async closeRound({ roundId }: Round) {
      await pool.query('update mini_round set closes_at = clock_timestamp() where round_id = $1', [
        roundId,
      ]);
    },
    async draw({ roundId }: Round, facts: Facts) {
      await pool.query(
        `update mini_round set state = 'drawn', seed = repeat('0', 64), settled_at = now(),
           result = $2
         where round_id = $1`,
        [roundId, JSON.stringify({ balls: [], facts })],
      );
    },
    async exclude({ roundId }: Round) {
      await pool.query(
        `update mini_round set state = 'excluded', reason = 'No draw came.', settled_at = now()
         where round_id = $1`,
        [roundId],
      );
    },
  };
}

/** The codes that some answers came with, and how often each did. */
export function codesOf(answers: readonly Answer[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { resultCode } of answers) counted[resultCode] = (counted[resultCode] ?? 0) + 1;
  return counted;
}
