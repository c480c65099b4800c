import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { macOf } from '@noriter/kit/message-mac';
import {
  callAs,
  guestCaller,
  memberCaller,
  openTestSpace,
  operatorCaller,
  serviceCaller,
  startTestService,
} from '@noriter/kit/testing';
import {
  WalletCommandKind as Kind,
  type WalletCommand,
  WalletCommandSchema,
} from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitCommands } from '../../wallet/src/actions/apply-commands.ts';
import { makeCommand } from '../../wallet/src/domain/ledger/make-command.ts';
import { wallet } from '../../wallet/src/service.ts';
import { identity } from '../src/service.ts';
import { makeMember, password, withoutCaptcha } from './identity-world.ts';

const SELF_EXCLUDE = '/api/member/protection/selfExclude';

/**
 * Both real, and the wallet hears nothing on `member.events`: as when its consumer stands still, or the
 * event lies among the dead letters.
 */
async function openBoth() {
  const space = await openTestSpace('exclusion');
  const cheap = { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1', WALLET_URL: 'http://127.0.0.1:1' };
  const members = await startTestService(identity, { space, env: cheap });
  const DATABASE_URL = await space.createDatabase('wallet');
  const env = { DATABASE_URL, IDENTITY_URL: members.url };
  const purse = await startTestService(wallet, { space, env, consumers: false });
  await withoutCaptcha(members);
  return { space, purse, members };
}

let both: Awaited<ReturnType<typeof openBoth>>;

beforeAll(async () => {
  both = await openBoth();
});
afterAll(async () => {
  await both.purse.stop();
  await both.members.stop();
  await both.space.close();
});

async function player() {
  const { space, members, purse } = both;
  const { memberId, loginId } = await makeMember(members.deps, { status: 'active' });
  const given = makeCommand({
    commandId: randomUUID(),
    siteId: 'noriter',
    memberId,
    kind: 'bonus_grant',
    amount: 10_000n,
    subjectType: 'test',
    subjectId: '',
  });
  await commitCommands(purse.deps.pool, [given], purse.deps.clock);
  const door = { url: members.url, key: space.keyring };
  await callAs(door, guestCaller())('/api/member/login', { memId: loginId, memPass: password });
  return {
    memberId,
    call: callAs(door, memberCaller({ memberId, loginId })),
    operator: callAs(door, operatorCaller({ permissions: ['members.manage'] })),
    stake: (amount = 100n) => apply(memberId, Kind.STAKE, amount),
    win: () => apply(memberId, Kind.PAYOUT, 100n),
  };
}

/** As betting asks for it at once, or the games gateway what a game paid. @returns the refusal */
async function apply(memberId: string, kind: Kind, amount: bigint): Promise<string> {
  const { space, purse } = both;
  const [service, counterAccount] =
    kind === Kind.PAYOUT ? ['games-gateway', 'vendor:demo'] : ['betting', 'house:sport'];
  const command: WalletCommand = create(WalletCommandSchema, {
    commandId: randomUUID(),
    siteId: 'noriter',
    memberId,
    kind,
    amount,
    counterAccount,
    subjectType: 'bet',
    subjectId: randomUUID(),
  });
  const value = toBinary(WalletCommandSchema, command);
  const [key] = space.commandKeysOf(service);
  const call = callAs({ url: purse.url, key: space.keyring }, serviceCaller(service));
  const { data } = await call('/internal/commands/apply', {
    commands: [Buffer.from(value).toString('base64')],
    macs: [macOf(key, { topic: 'wallet.commands', id: command.commandId, value })],
  });
  return data.outcomes[0].refusalCode;
}

describe('while the event of it is held back', () => {
  it('a stake after an exclusion is refused, and what was won comes in', async () => {
    const { call, stake, win } = await player();
    expect(await stake()).toBe('');
    const wish = { length: '6m', password };
    expect((await call(SELF_EXCLUDE, wish)).resultCode).toBe('0');
    expect(await stake()).toBe('W101');
    expect(await win()).toBe('');
  });

  it('a stake in a time-out, and above a limit, is refused', async () => {
    const { call, stake } = await player();
    const limit = { kind: 'loss', period: 'day', amount: '250' };
    expect((await call('/api/member/protection/setLimit', limit)).resultCode).toBe('0');
    expect(await stake(200n)).toBe('');
    expect(await stake(200n)).toBe('W102');
    const timeOut = await call('/api/member/protection/timeOut', { length: '24h' });
    expect(timeOut.resultCode).toBe('0');
    expect(await stake(1n)).toBe('W101');
  });

  it('a stake above a limit of wagers is refused, whatever was won', async () => {
    const { call, stake, win } = await player();
    const limit = { kind: 'wager', period: 'day', amount: '250' };
    expect((await call('/api/member/protection/setLimit', limit)).resultCode).toBe('0');
    expect(await stake(200n)).toBe('');
    expect(await win()).toBe('');
    expect(await stake(51n)).toBe('W106');
    expect(await stake(50n)).toBe('');
  });

  it('a stake of who is suspended is refused until they are not', async () => {
    const { memberId, operator, stake, win } = await player();
    expect(await stake()).toBe('');
    const decide = (decision: string) =>
      operator(`/api/admin/members/${decision}`, { memberId, reason: '점검' });
    expect((await decide('suspend')).resultCode).toBe('0');
    expect(await stake()).toBe('U0011');
    expect(await win()).toBe('');
    expect((await decide('reinstate')).resultCode).toBe('0');
    expect(await stake()).toBe('');
  });
});

it('a race of stakes with an exclusion has none after its answer', async () => {
  const { call, stake } = await player();
  let answered = false;
  const late: string[] = [];
  const betting = async () => {
    for (let turn = 0; turn < 15; turn += 1) {
      // Judged by what was answered before the call began: only that is a promise.
      const isLate = answered;
      const refusal = await stake(1n);
      if (isLate) late.push(refusal);
    }
  };
  const exclude = async () => {
    await call(SELF_EXCLUDE, { length: '1y', password });
    answered = true;
  };
  await Promise.all([exclude(), ...Array.from({ length: 6 }, betting)]);
  await betting();
  expect(late.length).toBeGreaterThan(10);
  expect(new Set(late)).toEqual(new Set(['W101']));
});

it('a mark that is lost is asked for, and is there again', async () => {
  const { memberId, stake } = await player();
  const key = `protection:${memberId}`;
  expect(await both.space.redis.get(key)).toBe('0');
  await both.space.redis.del(key);
  expect(await stake()).toBe('');
  expect(await both.space.redis.get(key)).toBe('0');
});
