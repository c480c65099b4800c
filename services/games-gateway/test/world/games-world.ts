import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CALLER_HEADER, type MemberCaller, signCaller } from '@noriter/kit/caller';
import {
  callAs,
  eventually,
  guestCaller,
  memberCaller,
  openTestSpace,
  operatorCaller,
  sendAs,
  startTestService,
} from '@noriter/kit/testing';
import { PATIENT_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { MemberEventSchema, MemberStatus } from '@noriter/proto/member_events_pb';
import { memberEvents, walletCommands } from '@noriter/proto/topics';
import { WalletCommandKind, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { expect } from 'vitest';
import { wallet } from '../../../wallet/src/service.ts';
import { openGate, startIdentityServer } from '../../../wallet/test/identity-server.ts';
import { gamesGateway } from '../../src/service.ts';
import { seedVendors } from '../../src/site/store/seed-vendors.ts';
import { playerIdOf } from '../../src/vocabulary/player-id.ts';
import { vendorCalls } from './vendor-calls.ts';
import { vendorKeys } from './vendor-keys.ts';
import { openVendorServer } from './vendor-side.ts';

export type GamesWorld = Awaited<ReturnType<typeof openGamesWorld>>;
type MemberNews = NonNullable<MessageInitShape<typeof MemberEventSchema>['event']>;

/** The games of the world's vendors. */
const worldGames = [
  ['kplay', 'slot1', '200', 'slot', '황금 사자'],
  ['pragmatic', 'slot3', '201', 'slot', '달콤한 보석'],
  ['evolution', 'baccarat1', '1', 'casino', '스피드 바카라'],
  ['bomb', 'bomb', '221', 'slot', '폭탄 게임'],
  ['kfishing', 'fishing', '1000', 'fishing', '바다 왕'],
] as const;

/** A running games-gateway with the real wallet beside it, and vendors of the test's own. */
export async function openGamesWorld(label: string) {
  const space = await openTestSpace(label, PATIENT_WAIT_FACTOR);
  await space.makeTopics([walletCommands, memberEvents]);
  const vendorServer = await openVendorServer();
  const identity = await startIdentityServer();
  const walletService = await startTestService(wallet, {
    space,
    env: { DATABASE_URL: await space.createDatabase('wallet'), IDENTITY_URL: identity.url },
  });
  const env = {
    WALLET_URL: walletService.url,
    GAME_VENDORS_URL: vendorServer.url,
    GAME_VENDOR_KEYS: vendorKeys,
  };
  const running = await startTestService(gamesGateway, { space, env });
  const { deps } = running;
  await seedVendors(deps.pool, new Date());
  for (const [vendorKey, gameCode, vendorCode, groupCode, name] of worldGames) {
    await deps.pool.query(
      `insert into game (game_id, vendor_key, game_code, vendor_code, group_code, name_ko, name_en,
         name_vi, choseong, features, tags, has_demo, is_playable, kind, added_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $3, $3, '', '{}', '{}', true, true, $3, now(), now())`,
      [randomUUID(), vendorKey, gameCode, vendorCode, groupCode, name],
    );
  }
  await deps.vendors.refresh();
  await deps.games.refresh();
  const service = { url: running.url, key: space.keyring };

  /** Publishes news of a member. @returns the event's id */
  async function send(memberId: string, event: MemberNews) {
    const id = randomUUID();
    const occurredAt = timestampFromDate(new Date());
    const value = create(MemberEventSchema, { siteId: 'noriter', memberId, occurredAt, event });
    await space.producer.send(memberEvents, { key: memberId, id, value });
    return id;
  }

  async function report(memberId: string, event: MemberNews) {
    const id = await send(memberId, event);
    await eventually(async () => {
      const { rowCount } = await deps.pool.query('select 1 from kit.inbox where event_id = $1', [
        id,
      ]);
      expect(rowCount).toBe(1);
    });
  }

  /** A member who may play and has some cash. */
  async function member(cash = 100_000n, changes: Partial<MemberCaller> = {}) {
    const caller = memberCaller(changes);
    const { memberId, loginId } = caller;
    const call = callAs(service, caller);
    const askWallet = callAs({ url: walletService.url, key: space.keyring }, caller);
    const readCash = async () => (await askWallet('/api/cash/getUserCash')).data.cash as string;
    const profile = { loginId, nickname: loginId, level: 1, isPartner: caller.isPartner };
    await report(memberId, { case: 'approved', value: { profile, approvedBy: '' } });
    if (cash > 0n) {
      const commandId = randomUUID();
      const value = create(WalletCommandSchema, {
        commandId,
        siteId: caller.siteId,
        memberId,
        kind: WalletCommandKind.PAYOUT,
        amount: cash,
        subjectType: 'test',
        subjectId: 'test',
      });
      await sendAs(space, 'betting', walletCommands, { key: memberId, id: commandId, value });
      await eventually(async () => expect(await readCash()).toBe(cash.toString()));
    }
    return {
      ...caller,
      player: playerIdOf(memberId),
      call,
      cash: readCash,
      suspend: () =>
        report(memberId, {
          case: 'statusChanged',
          value: { status: MemberStatus.SUSPENDED, reason: '' },
        }),
      /** Identity says so to the wallet as well, which believes no event. */
      exclude() {
        identity.gates.set(memberId, { ...openGate, version: 1, excluded: true });
        return report(memberId, {
          case: 'protectionChanged',
          value: { version: 1, excluded: true },
        });
      },
      /** Opens a game. @returns the token that the vendor was given */
      async launch(vendorKey: string, gameKey: string, mode = 'real') {
        const answer = await call('/api/game/getGame', { vendorKey, gameKey, mode });
        expect(answer.resultCode).toBe('0');
        const launch = vendorServer.calls.findLast(({ path }) => path === `/${vendorKey}/launch`);
        return { token: String(launch?.body.token), sessionId: answer.data.sessionId as string };
      },
      /** Its time was up a second ago, for what it has left as well. */
      expire: (sessionId: string) =>
        deps.pool.query(
          `with expired as (
             update game_session set expires_at = now() - interval '1 s' where session_id = $1
             returning session_id, expires_at)
           update game_left_money l set ended_at = expires_at, next_at = expires_at
           from expired where l.session_id = expired.session_id`,
          [sessionId],
        ),
      /** What the ledger holds of the member's games, by kind. */
      async ledger() {
        const { rows } = await walletService.deps.pool.query<{
          kind: number;
          sum: string;
          n: number;
        }>(
          `select kind, sum(amount) as sum, count(*)::int as n from ledger
           where member_id = $1 and refusal is null and (from_account like 'vendor:%'
             or to_account like 'vendor:%' or subject_type = 'game')
           group by kind order by kind`,
          [memberId],
        );
        return Object.fromEntries(rows.map((row) => [row.kind, `${row.n} × ${row.sum}`]));
      },
    };
  }

  return {
    space,
    running,
    deps,
    pool: deps.pool,
    wallet: walletService,
    vendorServer,
    service,
    vendor: vendorCalls(service),
    async picture(path: string) {
      const caller = { kind: 'service', siteId: '*', address: '', service: 'gateway' } as const;
      const headers = {
        [CALLER_HEADER]: await signCaller(
          space.keyring.signerOf('gateway'),
          { to: 'games-gateway' },
          caller,
        ),
      };
      return fetch(`${running.url}${path}`, { headers });
    },
    member,
    send,
    guest: callAs(service, guestCaller()),
    operator: (...permissions: string[]) => callAs(service, operatorCaller({ permissions })),
    /** Every applied movement is in the ledger as it was asked for, and nothing else of games is. */
    async expectEqualBooks() {
      const ours = await deps.pool.query<{ id: string; amount: string }>(
        `select command_id as id, amount from game_movement where state = 'applied' order by 1`,
      );
      const theirs = await walletService.deps.pool.query<{ id: string; amount: string }>(
        `select command_id as id, amount from ledger where subject_type = 'game' and refusal is null
         order by 1`,
      );
      expect(ours.rows).toEqual(theirs.rows);
      const open = await deps.pool.query(`select 1 from game_transaction where state = 'pending'`);
      expect(open.rowCount).toBe(0);
      const rounds = await deps.pool.query(
        `select round_id, state, staked, returned from game_round r where (staked, returned) <> (
           select coalesce(sum(case m.kind when 'stake' then m.amount when 'refund' then -m.amount end), 0),
             coalesce(sum(case m.kind when 'payout' then m.amount when 'clawback' then -m.amount end), 0)
           from game_transaction t join game_movement m using (transaction_id)
           where t.round_id = r.round_id and m.state = 'applied')`,
      );
      expect(rounds.rows).toEqual([]);
      const reconcile = callAs(
        { url: walletService.url, key: space.keyring },
        operatorCaller({ permissions: ['reconciliation.read'] }),
      );
      const { data } = await reconcile('/api/admin/reconciliation/run');
      expect(data.run.checks.filter((one: { violations: number }) => one.violations > 0)).toEqual(
        [],
      );
    },
    async close() {
      await running.stop();
      await walletService.stop();
      await identity.close();
      await vendorServer.close();
      await space.close();
    },
  };
}
