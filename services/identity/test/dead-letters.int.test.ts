import { randomUUID } from 'node:crypto';

import { create } from '@bufbuild/protobuf';
import { consume } from '@noriter/kit/kafka';
import { startConsumers } from '@noriter/kit/kafka/consumers';
import { createMetrics } from '@noriter/kit/metrics';
import { eventually, operatorCaller } from '@noriter/kit/testing';
import { siteEvents, walletCommands } from '@noriter/proto/topics';
import { WalletCommandSchema } from '@noriter/proto/wallet_commands_pb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { permissions } from '../src/domain/operators/built-in-roles.ts';
import { type IdentityWorld, openIdentityWorld, operatorWith } from './identity-world.ts';

let world: IdentityWorld;
let stopConsumer: () => Promise<void>;
/** Ids of events that cannot be handled at the moment, and those that were handled. */
const broken = new Set<string>();
const handled: string[] = [];

beforeAll(async () => {
  world = await openIdentityWorld();
  const { space, deps } = world;
  const consumers = await startConsumers({
    kafka: space.kafka,
    service: 'cashier',
    names: space.names,
    consumes: [
      consume(walletCommands, {
        async handle(_deps: null, event) {
          if (broken.has(event.id)) throw new Error('value too long for type "reason"');
          handled.push(event.id);
        },
      }),
      consume(siteEvents, { handle: async () => undefined }),
    ],
    deps: null,
    producer: space.producer,
    clock: deps.clock,
    log: space.log,
    metrics: createMetrics('cashier'),
  });
  stopConsumer = () => consumers.stop();
});
afterAll(async () => {
  await stopConsumer();
  await world.close();
});

const letters = (name: string, body: object = {}, options = {}) =>
  world.admin(`/api/admin/deadLetters/${name}`, body, options);

/** Sends a wallet command that the consumer cannot handle, and waits until it is listed. */
async function deadLetter({ siteId = 'noriter', id = randomUUID() } = {}): Promise<string> {
  broken.add(id);
  const value = create(WalletCommandSchema, {
    commandId: id,
    siteId,
    memberId: randomUUID(),
    amount: 5_000n,
    counterAccount: 'house:sport',
  });
  await world.space.producer.send(walletCommands, { key: value.memberId, id, value });
  return id;
}

async function letterOf(eventId: string, state = 'open') {
  return eventually(async () => {
    const { data } = await letters('list', { search: eventId, state });
    expect(data.list).toHaveLength(1);
    return data.list[0];
  });
}

const reason = '컬럼 길이를 늘렸습니다';

describe('an event that no consumer could handle', () => {
  it('is listed, looked at, and handled once when the cause is mended', async () => {
    const id = await deadLetter();
    const letter = await letterOf(id);
    expect(letter).toMatchObject({
      topic: 'wallet.commands',
      consumer: 'cashier',
      eventId: id,
      eventType: 'noriter.v1.WalletCommand',
      attempts: 5,
      error: 'Error: value too long for type "reason"',
      burials: 1,
      state: 'open',
      decidedBy: null,
    });
    const { letterId } = letter;
    const { data } = await letters('detail', { letterId });
    expect(data).toMatchObject({
      headers: { ce_id: id },
      event: { commandId: id, amount: '5000', counterAccount: 'house:sport' },
    });
    const { data: summary } = await letters('summary');
    const group = { topic: 'wallet.commands', consumer: 'cashier', open: 1 };
    expect(summary).toEqual({ open: 1, isMore: false, groups: [group] });

    broken.delete(id);
    const wish = { letterIds: [letterId], reason };
    const presses = await Promise.all([1, 2, 3, 4].map(() => letters('replay', wish)));
    expect(presses.map(({ data: { done, already } }) => `${done} ${already}`)).toEqual(
      expect.arrayContaining(['1 0', '0 1']),
    );
    expect(presses.filter(({ data }) => data.done === 1)).toHaveLength(1);
    await eventually(() => expect(handled).toContain(id));
    expect((await letters('replay', wish)).data).toEqual({ done: 0, already: 1 });
    // A later event of the same partition has been handled: nothing of this one is on its way.
    const after = await deadLetter();
    await letterOf(after);
    expect(handled.filter((one) => one === id)).toEqual([id]);
    expect(await letterOf(id, 'replayed')).toMatchObject({ decidedBy: 'admin', reason });
    await letters('close', { letterIds: [(await letterOf(after)).letterId], reason });
    expect((await letters('summary')).data.open).toBe(0);
  });

  it('that dies again is a letter of its own, and marked so', async () => {
    const id = await deadLetter();
    await letters('replay', { letterIds: [(await letterOf(id)).letterId], reason });
    const again = await letterOf(id);
    expect(again).toMatchObject({ burials: 2, state: 'open' });
    broken.delete(id);
    expect((await letters('close', { letterIds: [again.letterId], reason })).data.done).toBe(1);
    expect(await letterOf(id, 'closed')).toMatchObject({ burials: 2, reason });
    expect(handled).not.toContain(id);
    // Put away by mistake: it can still be sent.
    expect((await letters('replay', { letterIds: [again.letterId], reason })).data.done).toBe(1);
    await eventually(() => expect(handled).toContain(id));
  });

  it('is shown though its bytes are nothing, to operators of the platform only', async () => {
    const [id, key] = [randomUUID(), randomUUID()];
    const topic = world.space.names.of(siteEvents);
    const headers = { ce_id: id, authorization: 'Bearer x', odd: 'a\u0000b' };
    const value = Buffer.from([0xff, 0xff, 0xff]);
    await world.space.producer.sendEncoded([{ topic, key, value, headers }]);
    const { letterId } = await letterOf(id);
    const { data } = await letters('detail', { letterId });
    expect(data).toMatchObject({ event: null, bytes: 3, key, attempts: 1 });
    expect(data.headers).toMatchObject({ authorization: '•••', odd: 'a\ufffdb' });
    // Nobody knows whose it is: only the platform's operators may see it.
    const other = operatorCaller({ siteId: 'noriter', permissions, isPlatform: undefined });
    const ofSite = world.call(other);
    expect((await ofSite('/api/admin/deadLetters/detail', { letterId })).resultCode).toBe('A110');
    const asked = { letterIds: [letterId], reason };
    expect((await ofSite('/api/admin/deadLetters/replay', asked)).resultCode).toBe('A110');
    await letters('close', { letterIds: [letterId], reason });
  });

  it('of another site is seen and sent by its own operators only', async () => {
    const siteId = `site-${randomUUID().slice(0, 8)}`;
    const id = await deadLetter({ siteId });
    const own = world.call(operatorCaller({ siteId, permissions }));
    const found = await eventually(async () => {
      const { data } = await own('/api/admin/deadLetters/list', { search: id });
      expect(data.list).toHaveLength(1);
      return data.list[0];
    });
    const { letterId } = found;
    expect((await letters('list', { search: id })).data.list).toEqual([]);
    expect((await letters('detail', { letterId })).resultCode).toBe('A110');
    expect((await letters('replay', { letterIds: [letterId], reason })).resultCode).toBe('A110');
    expect((await letters('close', { letterIds: [letterId], reason })).resultCode).toBe('A110');
    expect((await letters('replay', { letterIds: [randomUUID()], reason })).resultCode).toBe(
      'A110',
    );
  });

  it('is decided by who may, with a reason, and both are in the audit log', async () => {
    const id = await deadLetter();
    const { letterId } = await letterOf(id);
    const wish = { letterIds: [letterId], reason };
    const reader = world.call(operatorWith('dead-letters.read'));
    expect((await reader('/api/admin/deadLetters/close', wish)).resultCode).toBe('H403');
    const stranger = world.call(operatorWith('audit.read'));
    expect((await stranger('/api/admin/deadLetters/list')).resultCode).toBe('H403');
    expect((await letters('close', { letterIds: [letterId], reason: ' ' })).resultCode).toBe(
      'H400',
    );
    const key = { idempotencyKey: `close-${letterId}` };
    const first = await letters('close', wish, key);
    expect(first.data).toEqual({ done: 1, already: 0 });
    expect((await letters('close', wish, key)).data).toEqual(first.data);
    const { data } = await world.admin('/api/admin/audit/identity/list', {
      subject: `dead-letter:${letterId}`,
    });
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({ action: 'dead-letter.close', after: { reason } });
    // It is named by its letter and nothing else: nobody calls it anything.
    expect(data.names).toEqual({});
  });

  it('is forgotten 90 days after the decision, and never before one', async () => {
    const [open, closed] = [await deadLetter(), await deadLetter()];
    const { letterId } = await letterOf(closed);
    await letterOf(open);
    await letters('close', { letterIds: [letterId], reason });
    world.clock.advance(89 * 86_400_000);
    await world.runJob('forget-dead-letters');
    await letterOf(closed, 'closed');
    world.clock.advance(2 * 86_400_000);
    await world.runJob('forget-dead-letters');
    expect((await letters('list', { search: closed })).data.list).toEqual([]);
    await letterOf(open);
  });
});
