// @module-tag money
import { randomUUID } from 'node:crypto';
import { toBinary } from '@bufbuild/protobuf';
import { encodeEvent } from '@noriter/kit/event-envelope';
import { MAC_HEADER } from '@noriter/kit/message-mac';
import { createReplyInbox } from '@noriter/kit/reply';
import {
  callAs,
  deadLettersOf,
  eventually,
  type Listening,
  listenTo,
  serviceCaller,
} from '@noriter/kit/testing';
import { stakeEvents, walletCommands, walletEvents } from '@noriter/proto/topics';
import {
  WalletCommandKind as Kind,
  type WalletCommand,
  WalletCommandSchema,
} from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandMessage, openWalletWorld, type WalletWorld } from './wallet-world.ts';

/** Who can write to Kafka, or has the key of some service, wants money: it is refused whatever they say. */
let world: WalletWorld;
let outcomes: Listening<typeof walletEvents | typeof stakeEvents>;

beforeAll(async () => {
  world = await openWalletWorld('wallet_forged');
  outcomes = await listenTo(world.space, walletEvents, stakeEvents);
});
afterAll(async () => {
  await outcomes.stop();
  await world.close();
});

const payoutTo = (memberId: string, amount = 1_000_000n, counterAccount = 'house:sport') =>
  commandMessage({ memberId, kind: Kind.PAYOUT, amount, counterAccount });

/** As anybody writes who reaches the broker: every header is theirs to choose. */
async function put(command: WalletCommand, headers: Record<string, string> = {}) {
  const { memberId: key, commandId: id } = command;
  const envelope = encodeEvent(walletCommands, { key, id, value: command });
  const topic = world.space.names.of(walletCommands);
  const all = { ...envelope.headers, ce_source: 'betting', ...headers };
  await world.space.producer.sendEncoded([{ topic, ...envelope, headers: all }]);
}

/** The MAC of a command by a service's key, as on the topic. */
function macOfCommand(command: WalletCommand, service: string): string {
  const { memberId: key, commandId: id } = command;
  const [provenWith] = world.space.commandKeysOf(service);
  const { headers } = encodeEvent(walletCommands, { key, id, value: command, provenWith });
  return headers[MAC_HEADER] ?? '';
}

const cashOf = async (memberId: string) => {
  const { rows } = await world.pool.query<{ cash: bigint }>(
    'select cash from account where member_id = $1',
    [memberId],
  );
  return rows[0]?.cash ?? 0n;
};

/** A command of betting for the same member, behind the forged one on their partition. */
async function afterwards(memberId: string) {
  const { commandId } = await world.send({ memberId, kind: Kind.REFUND, amount: 5n });
  await eventually(() => expect(outcomes.events.map(({ id }) => id)).toContain(commandId));
}

const refused = async (way: string) => {
  const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
  const line = new RegExp(
    `noriter_wallet_forbidden_commands_total\\{source="other",kind="unproven",way="${way}"[^}]*\\} (\\d+)`,
  );
  return Number(line.exec(metrics)?.[1] ?? 0);
};

describe('a payout that somebody puts on the topic in the name of betting', () => {
  it('moves no money, answers nobody, and is a dead letter with an alarm', async () => {
    const memberId = randomUUID();
    const before = await refused('topic');
    const inbox = await createReplyInbox(world.space.redis, randomUUID(), ({ id }) => id);
    const forged = { ...payoutTo(memberId), replyTo: inbox.replyTo };
    const reply = inbox.expect(forged.commandId, 3_000);
    await put(forged);
    await afterwards(memberId);
    expect(await cashOf(memberId)).toBe(5n);
    expect(await reply).toBeNull();
    expect(outcomes.events.map(({ id }) => id)).not.toContain(forged.commandId);
    // At least once: a batch that a rebalance interrupts is read, and refused, again.
    expect(await refused('topic')).toBeGreaterThan(before);
    const letters = await deadLettersOf(world.space, walletCommands);
    const letter = letters.find(({ headers }) => headers.ce_id === forged.commandId);
    expect(letter).toMatchObject({
      attempts: 1,
      error: expect.stringContaining('ForbiddenCommand'),
    });
    await inbox.close();
  });

  it('moves none with the MAC of another command, of other bytes or of another topic', async () => {
    const memberId = randomUUID();
    const real = payoutTo(memberId, 7n);
    const mac = macOfCommand(real, 'betting');
    await put({ ...real, amount: 7_000_000n }, { [MAC_HEADER]: mac });
    await put(payoutTo(memberId), { [MAC_HEADER]: mac });
    await put(payoutTo(memberId), { [MAC_HEADER]: `${mac.split('.')[0]}.` });
    const outcome = { key: memberId, id: real.commandId, value: real };
    const { headers } = encodeEvent(
      { ...walletCommands, name: 'wallet.events' },
      { ...outcome, provenWith: world.space.commandKeysOf('betting')[0] },
    );
    await put(real, { [MAC_HEADER]: headers[MAC_HEADER] ?? '' });
    await afterwards(memberId);
    expect(await cashOf(memberId)).toBe(5n);
    await put(real, { [MAC_HEADER]: mac });
    await eventually(async () => expect(await cashOf(memberId)).toBe(12n));
  });
});

describe('a service whose key was stolen', () => {
  it.each(['promotion', 'partner', 'games-gateway', 'board'])(
    '%s pays out nothing on the topic, whomever it names as the source',
    async (service) => {
      const memberId = randomUUID();
      const forged = payoutTo(memberId);
      await put(forged, { [MAC_HEADER]: macOfCommand(forged, service) });
      await afterwards(memberId);
      expect(await cashOf(memberId)).toBe(5n);
    },
  );

  it('gives nothing on an account of promotion that nobody compares', async () => {
    const memberId = randomUUID();
    const grant = { memberId, kind: Kind.BONUS_GRANT, amount: 700n };
    const foreign = ['', 'promotion', 'promotion:welcome', 'house:sport', 'freebet'];
    for (const counterAccount of foreign)
      await world.send({ ...grant, counterAccount }, 'promotion');
    const counterAccount = `promotion:${randomUUID()}`;
    await world.send({ ...grant, counterAccount }, 'promotion');
    await afterwards(memberId);
    expect(await cashOf(memberId)).toBe(705n);
  });

  const topicGifts = [
    ['betting', Kind.PAYOUT, 'house:sport'],
    ['betting', Kind.REFUND, 'house:mini'],
    ['partner', Kind.COMMISSION_PAY, 'partner:commission'],
    ['partner', Kind.TRANSFER_IN, 'partner:transfer'],
    ['promotion', Kind.BONUS_GRANT, `promotion:${randomUUID()}`],
  ] as const;

  it.each(topicGifts)('%s gives (kind %d) on %s alone', async (source, kind, own) => {
    const memberId = randomUUID();
    const accounts = [...topicGifts.map(([, , account]) => account), 'vendor:evolution'];
    const foreign = accounts.filter((one) => one.split(':')[0] !== own.split(':')[0]);
    const nobodys = ['bank:clearing', 'adjustment', 'bad-debt', 'nobody'];
    for (const counterAccount of [...foreign, ...nobodys])
      await world.send({ memberId, kind, amount: 1_000n, counterAccount }, source);
    await world.send({ memberId, kind, amount: 7n, counterAccount: own }, source);
    await afterwards(memberId);
    expect(await cashOf(memberId)).toBe(12n);
  });

  it('a partner pays no commission on the account of transfers, which its books do not compare', async () => {
    const memberId = randomUUID();
    const pay = { memberId, kind: Kind.COMMISSION_PAY, amount: 1_000n };
    await world.send({ ...pay, counterAccount: 'partner:transfer' }, 'partner');
    const back = { memberId, kind: Kind.TRANSFER_IN, amount: 1_000n };
    await world.send({ ...back, counterAccount: 'partner:commission' }, 'partner');
    await afterwards(memberId);
    expect(await cashOf(memberId)).toBe(5n);
  });

  it('pays out nothing by a call in the name of another', async () => {
    const memberId = randomUUID();
    const forged = payoutTo(memberId);
    const commands = [Buffer.from(toBinary(WalletCommandSchema, forged)).toString('base64')];
    const call = callAs(world.service, serviceCaller('games-gateway'));
    for (const macs of [[], [''], [macOfCommand(forged, 'betting')]]) {
      const answer = await call('/internal/commands/apply', { commands, macs });
      expect(answer.resultCode).toBe('H403');
    }
    expect(await cashOf(memberId)).toBe(0n);
    expect(await refused('call')).toBeGreaterThan(0);
    const applied = (command: WalletCommand) =>
      call('/internal/commands/apply', {
        commands: [Buffer.from(toBinary(WalletCommandSchema, command)).toString('base64')],
        macs: [macOfCommand(command, 'games-gateway')],
      });
    for (const account of ['house:sport', '', 'vendor', 'partner:transfer', 'bank:clearing'])
      expect((await applied(payoutTo(memberId, 9n, account))).resultCode).toBe('H403');
    expect(await cashOf(memberId)).toBe(0n);
    expect((await applied(payoutTo(memberId, 9n, 'vendor:evolution'))).resultCode).toBe('0');
    expect(await cashOf(memberId)).toBe(9n);
  });
});
