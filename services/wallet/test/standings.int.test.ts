// @module-tag money
import { randomUUID } from 'node:crypto';
import { toBinary } from '@bufbuild/protobuf';
import { macOf } from '@noriter/kit/message-mac';
import {
  beginProtectionChange,
  endProtectionChange,
  offerProtectionMarks,
} from '@noriter/kit/protection-mark';
import { callAs, eventually, serviceCaller } from '@noriter/kit/testing';
import {
  WalletCommandKind as Kind,
  type WalletCommand,
  WalletCommandSchema,
} from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openGate } from './identity-server.ts';
import { commandMessage, openWalletWorld, type WalletWorld } from './wallet-world.ts';

// No stake is taken by a protection that is older than what identity says: its event may be late.

let world: WalletWorld;
beforeAll(async () => {
  world = await openWalletWorld('wallet_standings');
});
afterAll(() => world.close());
beforeEach(() => {
  world.identity.askedTogether.length = 0;
});

/** Who may ask for which of the kinds that are guarded. */
const askers = { [Kind.GAME_MONEY_OUT]: 'games-gateway' } as const;

/** Has commands applied at once, as betting and the games gateway do. @returns their refusals */
async function apply(commands: readonly WalletCommand[], at = world): Promise<string[]> {
  const kind = commands[0]?.kind;
  const service = kind === Kind.GAME_MONEY_OUT ? askers[kind] : 'betting';
  const values = commands.map((command) => toBinary(WalletCommandSchema, command));
  const [key] = at.space.commandKeysOf(service);
  const { data } = await callAs(at.service, serviceCaller(service))('/internal/commands/apply', {
    commands: values.map((value) => Buffer.from(value).toString('base64')),
    macs: values.map((value, index) =>
      macOf(key, { topic: 'wallet.commands', id: commands[index]?.commandId ?? '', value }),
    ),
  });
  return data.outcomes.map(({ refusalCode }: { refusalCode: string }) => refusalCode);
}

const stake = (memberId: string, kind = Kind.STAKE) => {
  const counterAccount = kind === Kind.GAME_MONEY_OUT ? 'vendor:demo' : 'house:sport';
  return commandMessage({ memberId, kind, amount: 100n, counterAccount });
};

async function rich(at = world): Promise<string> {
  const memberId = randomUUID();
  await at.give(memberId, 10_000n);
  return memberId;
}

async function marked(mark = { version: 0, suspended: false }): Promise<string> {
  const memberId = await rich();
  await offerProtectionMarks(world.space.redis, [[memberId, mark]]);
  return memberId;
}

const excluded = (version: number) => ({ ...openGate, version, excluded: true });

describe('marks', () => {
  test('of the whole batch are enough: identity is asked nothing', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => marked()));
    expect(await apply(members.map((memberId) => stake(memberId)))).toEqual(Array(5).fill(''));
    expect(world.identity.askedTogether).toEqual([]);
  });

  test('that are missing are asked for together, each member once', async () => {
    const [one, other, known] = [await rich(), await rich(), await marked()];
    const codes = await apply([one, other, known, one].map((memberId) => stake(memberId)));
    expect(codes).toEqual(['', '', '', '']);
    expect(world.identity.askedTogether).toEqual([2]);
  });

  test('of who is suspended refuse stakes, and a payout is paid', async () => {
    const memberId = await marked({ version: 0, suspended: true });
    expect(await apply([stake(memberId)])).toEqual(['U0011']);
    await paid(memberId);
  });
});

test('an account that a process of an earlier version bounded holds up nobody', async () => {
  const [memberId, other] = [await marked({ version: 1, suspended: false }), await marked()];
  world.identity.gates.set(memberId, excluded(1));
  await world.pool.query(
    `insert into member (member_id, site_id, login_id, nickname, excluded, protection_version)
     values ($1, 'noriter', 'm', 'm', true, 1)
     on conflict (member_id) do update set excluded = true, protection_version = 1`,
    [memberId],
  );
  await world.pool.query(
    `update account set closed_until = 'infinity', protection_version = 0 where member_id = $1`,
    [memberId],
  );
  expect(await apply([stake(memberId), stake(other)])).toEqual(['W101', '']);
  expect(world.identity.askedTogether).toEqual([1]);
  expect(await apply([stake(memberId)])).toEqual(['W101']);
  expect(world.identity.askedTogether).toEqual([1]);
});

describe('an exclusion whose event is held back', () => {
  test.each([Kind.STAKE, Kind.FREE_BET_STAKE, Kind.GAME_MONEY_OUT])(
    'refuses a command of kind %i right after, and the same on the topic',
    async (kind) => {
      const memberId = await marked();
      expect(await apply([stake(memberId, kind)])).toEqual(['']);
      // Identity has committed and marked it; `member.events` says nothing.
      world.identity.gates.set(memberId, excluded(1));
      await endProtectionChange(world.space.redis, memberId, {
        changeId: randomUUID(),
        mark: { version: 1, suspended: false },
      });
      expect(await apply([stake(memberId, kind)])).toEqual(['W101']);
      expect(world.identity.askedTogether).toEqual([1]);
      if (kind !== Kind.GAME_MONEY_OUT) {
        const sent = await world.send(stake(memberId, kind));
        await eventually(async () => expect(await refusalOf(sent.commandId)).toBe('W101'));
      }
      // It is in the account now: nobody is asked again.
      expect(await apply([stake(memberId, kind)])).toEqual(['W101']);
      expect(world.identity.askedTogether).toEqual([1]);
      await paid(memberId);
    },
  );

  test('and a limit of losses that way as well', async () => {
    const memberId = await marked();
    const loss = { day: '150', week: null, month: null };
    world.identity.gates.set(memberId, { ...openGate, version: 3, loss });
    await endProtectionChange(world.space.redis, memberId, {
      changeId: randomUUID(),
      mark: { version: 3, suspended: false },
    });
    expect(await apply([stake(memberId), stake(memberId)])).toEqual(['', 'W102']);
  });

  test('that identity is in the middle of is asked for', async () => {
    const memberId = await marked();
    await beginProtectionChange(world.space.redis, memberId, 'crashed');
    world.identity.gates.set(memberId, excluded(1));
    expect(await apply([stake(memberId)])).toEqual(['W101']);
  });

  test('takes part in no other stake of the batch', async () => {
    const [kept, free] = [await marked(), await marked()];
    world.identity.gates.set(kept, excluded(1));
    await endProtectionChange(world.space.redis, kept, {
      changeId: randomUUID(),
      mark: { version: 1, suspended: false },
    });
    const win = commandMessage({ memberId: kept, kind: Kind.STAKE, amount: 100n });
    expect(await apply([stake(free), win, stake(free)])).toEqual(['', 'W101', '']);
  });
});

test('without Redis identity is asked, and without both stakes are refused: who won is paid', async () => {
  const alone = await openWalletWorld('wallet_standing_alone');
  const { redis } = alone.running.deps;
  try {
    const [kept, free, out, known] = [
      await rich(alone),
      await rich(alone),
      await rich(alone),
      await rich(alone),
    ];
    alone.identity.gates.set(kept, excluded(1));
    alone.identity.suspended.add(out);
    redis.disconnect();
    expect(
      await apply(
        [kept, free, out].map((one) => stake(one)),
        alone,
      ),
    ).toEqual(['W101', '', 'U0011']);
    // Once for the batch, and once for whose protection was newer than the account's.
    expect(alone.identity.askedTogether).toEqual([3, 1]);

    await redis.connect();
    await offerProtectionMarks(alone.space.redis, [[known, { version: 0, suspended: false }]]);
    await alone.identity.close();
    expect(await apply([stake(free), stake(known)], alone)).toEqual(['W105', '']);
    // A newer version that nobody can read is as good as none.
    await endProtectionChange(alone.space.redis, known, {
      changeId: randomUUID(),
      mark: { version: 1, suspended: false },
    });
    expect(await apply([stake(known)], alone)).toEqual(['W105']);
    for (const memberId of [free, kept, out]) await paid(memberId, alone);
    await alone.expectWholeBooks();
  } finally {
    await alone.running.stop();
    await alone.space.close();
  }
});

/** A payout on the topic, as betting sends it. */
async function paid(memberId: string, at = world): Promise<void> {
  const won = await at.send({ memberId, kind: Kind.PAYOUT, amount: 700n });
  await eventually(async () => expect(await refusalOf(won.commandId, at)).toBeNull());
}

/** @returns undefined before it is decided */
async function refusalOf(commandId: string, { pool } = world): Promise<string | null | undefined> {
  const { rows } = await pool.query<{ refusal: string | null }>(
    'select refusal from ledger where command_id = $1',
    [commandId],
  );
  return rows[0]?.refusal;
}
