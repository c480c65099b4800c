import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MemberCaller } from '@noriter/kit/caller';
import {
  callAs,
  eventually,
  memberCaller,
  openTestSpace,
  operatorCaller,
  sendAs,
  settableClock,
  startTestService,
} from '@noriter/kit/testing';
import { PATIENT_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { GameEventSchema, type GameRoundStatus } from '@noriter/proto/game_events_pb';
import { MemberEventSchema, type MemberStatus } from '@noriter/proto/member_events_pb';
import { betEvents, gameEvents, memberEvents, walletCommands } from '@noriter/proto/topics';
import { type WalletCommand, WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { withoutVelocity } from '@noriter/velocity/testing';
import { expect } from 'vitest';
import { commitCommands } from '../src/actions/apply-commands.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import type { CommandKind } from '../src/domain/ledger/posting.ts';
import { commandOf } from '../src/events/command-message.ts';
import { wallet } from '../src/service.ts';
import { runChecks } from '../src/store/reconciliation/checks.ts';
import { seedDemoPolicy } from '../src/store/seed-policy.ts';
import { openGate, startIdentityServer } from './identity-server.ts';

/** Noon in Korea: the banks are open. */
export const NOON = '2026-01-15T03:00:00Z';

export type WalletWorld = Awaited<ReturnType<typeof openWalletWorld>>;

/** A running wallet on real servers, an identity to ask, and hands to work with. */
export async function openWalletWorld(label: string) {
  const space = await openTestSpace(label);
  const identity = await startIdentityServer();
  const clock = settableClock(NOON);
  const running = await startTestService(wallet, {
    space,
    clock,
    // A stake that identity does not answer for in seven tenths of a second is refused.
    env: { IDENTITY_URL: identity.url, ANSWER_WAIT_FACTOR: String(PATIENT_WAIT_FACTOR) },
  });
  await withoutVelocity(running.deps.pool, 'noriter');
  await seedDemoPolicy(running.deps.pool, { siteId: 'noriter', at: clock.now() });
  const service = { url: running.url, key: space.keyring };
  const operator = (...permissions: string[]) => callAs(service, operatorCaller({ permissions }));

  /** In one batch, so that hundreds of members cost no more than one. */
  async function giveAll(
    gifts: readonly { memberId: string; amount: bigint; kind?: CommandKind | undefined }[],
  ): Promise<void> {
    const subject = { subjectType: 'test', subjectId: '', siteId: 'noriter' };
    const commands = gifts.map(({ memberId, amount, kind = 'bonus_grant' }) =>
      makeCommand({ commandId: randomUUID(), memberId, kind, amount, ...subject }),
    );
    const outcomes = await commitCommands(running.deps.pool, commands, clock);
    expect(outcomes.filter(({ refusal }) => refusal !== null)).toEqual([]);
  }

  return {
    space,
    identity,
    clock,
    running,
    service,
    operator,
    pool: running.deps.pool,
    cashier: operator('cash.read', 'cash.decide'),
    member(changes: Partial<MemberCaller> = {}) {
      const caller = memberCaller(changes);
      return { ...caller, call: callAs(service, caller) };
    },
    /** Money or points out of nothing, by a command like any other. */
    give: (memberId: string, amount: bigint, kind?: CommandKind) =>
      giveAll([{ memberId, amount, kind }]),
    giveAll,
    /** Sends a command on the topic, as betting would, or another service. */
    async send(draft: CommandDraft, source = 'betting') {
      const value = commandMessage(draft);
      const message = { key: value.memberId, id: value.commandId, value };
      await sendAs(space, source, walletCommands, message);
      return value;
    },
    /** Applies a command of any kind, as the wallet's own actions do, whoever may ask for it. */
    async apply(draft: CommandDraft) {
      const command = commandOf(commandMessage(draft));
      await commitCommands(running.deps.pool, [command], clock);
      return command;
    },
    /** Announces what became of a bet, as betting does, and waits until the wallet has counted it. */
    async bet(memberId: string, bet: TestBet) {
      const { betId, slipId = '', version = 1, product = 'sport', amount = 0n, odds = 1_950 } = bet;
      const { returned = 0n } = bet;
      const of = { betId, settlementVersion: version, returned };
      const placedAt = timestampFromDate(bet.placedAt ?? clock.now());
      const ran = { ...of, stake: amount, turnover: amount, odds, placedAt };
      await space.producer.send(betEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(BetEventSchema, {
          siteId: 'noriter',
          memberId,
          slipId,
          product,
          occurredAt: timestampFromDate(clock.now()),
          event:
            bet.became === 'settled'
              ? {
                  case: 'settled',
                  value: { ...ran, result: returned > 0n ? BetResult.WON : BetResult.LOST },
                }
              : { case: bet.became, value: of },
        }),
      });
      await eventually(async () => {
        const { rows } = await running.deps.pool.query(
          'select version from bet_turnover where bet_id = $1',
          [betId],
        );
        expect(rows).toEqual([{ version }]);
      });
    },
    /** Announces a round of a third-party game, with a stake or by itself, and waits until it is counted. */
    async round(memberId: string, { groupCode, transactionId, ...of }: TestRound) {
      const game = { groupCode };
      const round = { openedAt: timestampFromDate(clock.now()), ...of };
      await space.producer.send(gameEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(GameEventSchema, {
          siteId: 'noriter',
          memberId,
          occurredAt: timestampFromDate(clock.now()),
          event:
            transactionId === undefined
              ? { case: 'roundChanged', value: { game, round } }
              : { case: 'transacted', value: { transactionId, game, round, staked: of.staked } },
        }),
      });
      await eventually(async () => {
        const { rows } = await running.deps.pool.query(
          'select version from bet_turnover where bet_id = $1',
          [round.roundId],
        );
        expect(rows).toEqual([{ version: round.version }]);
      });
    },
    /** Approves a member, as identity announces it, and waits until the wallet knows. */
    async approve(
      memberId: string,
      profile: { loginId: string; level?: number; isTest?: boolean },
    ) {
      await space.producer.send(memberEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(MemberEventSchema, {
          siteId: 'noriter',
          memberId,
          occurredAt: timestampFromDate(clock.now()),
          event: {
            case: 'approved',
            value: {
              approvedBy: 'admin',
              profile: {
                nickname: `${profile.loginId}-nick`,
                level: 1,
                ...profile,
                payoutAccountMasked: '국민은행 ****0001 홍*동',
                payoutAccountVersion: 1,
              },
            },
          },
        }),
      });
      await eventually(async () => {
        const found = await running.deps.pool.query(
          'select 1 from member join account using (member_id) where member_id = $1',
          [memberId],
        );
        expect(found.rowCount).toBe(1);
      });
    },
    /** Announces a member's new status and waits until the wallet knows. */
    async setStatus(memberId: string, status: MemberStatus) {
      clock.advance(1);
      await space.producer.send(memberEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(MemberEventSchema, {
          siteId: 'noriter',
          memberId,
          occurredAt: timestampFromDate(clock.now()),
          event: { case: 'statusChanged', value: { status, reason: 'test' } },
        }),
      });
      await eventually(async () => {
        const found = await running.deps.pool.query(
          'select 1 from member where member_id = $1 and status = $2',
          [memberId, status],
        );
        expect(found.rowCount).toBe(1);
      });
    },
    /** Announces a member's level, by default of this moment, and waits until the wallet has read it. */
    async setLevel(memberId: string, level: number, at: Date = clock.now()) {
      const id = randomUUID();
      const profile = { loginId: 'levelled', nickname: 'levelled', level };
      await space.producer.send(memberEvents, {
        key: memberId,
        id,
        value: create(MemberEventSchema, {
          siteId: 'noriter',
          memberId,
          occurredAt: timestampFromDate(at),
          event: { case: 'profileChanged', value: { profile } },
        }),
      });
      await eventually(async () => {
        const read = await running.deps.pool.query('select from kit.inbox where event_id = $1', [
          id,
        ]);
        expect(read.rowCount).toBe(1);
      });
    },
    /** Protects a member: identity answers so at once, and publishes it unless it is to be silent. */
    async protect(memberId: string, gate: TestGate, { silent = false } = {}) {
      const { timeOutUntil = null, excluded = false, version } = gate;
      const limits = {
        deposit: textOf(gate.deposit),
        loss: textOf(gate.loss),
        wager: textOf(gate.wager),
      };
      identity.gates.set(memberId, {
        ...openGate,
        version,
        excluded,
        timeOutUntil: timeOutUntil?.toISOString() ?? null,
        ...limits,
      });
      if (silent) return;
      await space.producer.send(memberEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(MemberEventSchema, {
          siteId: 'noriter',
          memberId,
          occurredAt: timestampFromDate(clock.now()),
          event: {
            case: 'protectionChanged',
            value: {
              version,
              excluded,
              deposit: gate.deposit ?? {},
              loss: gate.loss ?? {},
              wager: gate.wager ?? {},
              ...(timeOutUntil === null ? {} : { timeOutUntil: timestampFromDate(timeOutUntil) }),
            },
          },
        }),
      });
      await eventually(async () => {
        const found = await running.deps.pool.query(
          'select 1 from member where member_id = $1 and protection_version = $2',
          [memberId, version],
        );
        expect(found.rowCount).toBe(1);
      });
    },
    /** Every check of the reconciliation, on this moment's books. */
    async expectWholeBooks() {
      const client = await running.deps.pool.connect();
      try {
        const now = clock.now();
        const results = [
          ...(await runChecks(client, { scope: 'all', now })),
          ...(await runChecks(client, { scope: 'new', now })),
        ];
        expect(
          results.flatMap(({ check, examples }) => examples.map((one) => [check, one])),
        ).toEqual([]);
      } finally {
        client.release();
      }
    },
    async close() {
      await running.stop();
      await identity.close();
      await space.close();
    },
  };
}

type CommandDraft = MessageInitShape<typeof WalletCommandSchema> & { memberId: string };

export type TestRound = {
  roundId: string;
  groupCode: string;
  version: number;
  staked: bigint;
  status: GameRoundStatus;
  /** The bet that brought it to this; absent where it changed without money. */
  transactionId?: string;
};

export type TestBet = {
  betId: string;
  slipId?: string;
  became: 'settled' | 'voided' | 'reopened' | 'cashedOut';
  version?: number;
  product?: string;
  amount?: bigint;
  odds?: number;
  placedAt?: Date;
  /** Nothing where it was lost. */
  returned?: bigint;
};

type TestLimits = { day?: bigint; week?: bigint; month?: bigint };

export type TestGate = {
  version: number;
  timeOutUntil?: Date;
  excluded?: boolean;
  deposit?: TestLimits;
  loss?: TestLimits;
  wager?: TestLimits;
};

function textOf({ day, week, month }: TestLimits = {}) {
  return {
    day: day?.toString() ?? null,
    week: week?.toString() ?? null,
    month: month?.toString() ?? null,
  };
}

/** A command as a service would send it; what a test does not say is filled in. */
export function commandMessage(
  draft: MessageInitShape<typeof WalletCommandSchema> & { memberId: string },
): WalletCommand {
  return create(WalletCommandSchema, {
    commandId: randomUUID(),
    siteId: 'noriter',
    subjectType: 'test',
    subjectId: 'test',
    ...draft,
  });
}
