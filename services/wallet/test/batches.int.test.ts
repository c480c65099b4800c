// @module-tag money
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applyCommands, commitCommands } from '../src/actions/apply-commands.ts';
import type { Command } from '../src/domain/ledger/command.ts';
import { makeCommand } from '../src/domain/ledger/make-command.ts';
import { kindNames } from '../src/domain/ledger/posting.ts';
import { openWalletWorld, type WalletWorld } from './wallet-world.ts';

let world: WalletWorld;

beforeAll(async () => {
  world = await openWalletWorld('wallet_batches');
});
afterEach(() => world.expectWholeBooks());
afterAll(() => world.close());

async function ledgerRows(memberId: string): Promise<number> {
  const { rows } = await world.pool.query<{ total: number }>(
    'select count(*)::int as total from ledger where member_id = $1',
    [memberId],
  );
  return rows[0]?.total ?? 0;
}

test('the same commands from many sides at once, in any order: each is applied once', async () => {
  const members = Array.from({ length: 5 }, () => randomUUID());
  const commands = Array.from({ length: 60 }, (_, index) =>
    makeCommand({
      commandId: randomUUID(),
      siteId: 'noriter',
      memberId: members[index % 5] ?? '',
      kind: 'deposit',
      amount: BigInt(index + 1),
      subjectType: 'test',
      subjectId: '',
    }),
  );
  const shuffles = Array.from({ length: 8 }, () =>
    fc.sample(fc.shuffledSubarray(commands, { minLength: 60 }), 1).flat(),
  );
  await Promise.all(shuffles.map((batch) => commitCommands(world.pool, batch, world.clock)));
  for (const memberId of members) expect(await ledgerRows(memberId)).toBe(12);
});

test('one id for two members at once: one is applied, the other refused with C999', async () => {
  const commandId = randomUUID();
  const bodies = Array.from({ length: 6 }, () =>
    makeCommand({
      commandId,
      siteId: 'noriter',
      memberId: randomUUID(),
      kind: 'deposit',
      amount: 5n,
      subjectType: 'test',
      subjectId: '',
    }),
  );
  const outcomes = await Promise.all(
    bodies.map((body) => commitCommands(world.pool, [body], world.clock)),
  );
  const refusals = outcomes.flat().map(({ refusal }) => refusal);
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(refusals.filter((refusal) => refusal === 'C999')).toHaveLength(5);
});

test('batches cut anywhere leave the same books as one command at a time', async () => {
  const member = fc.constantFrom(...Array.from({ length: 3 }, () => randomUUID()));
  const anyCommand = fc.record({
    memberId: member,
    kind: fc.constantFrom(...kindNames()),
    amount: fc.bigInt({ min: 1n, max: 50n }),
    repeats: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { maxLength: 30 }), fc.nat(29), async (some, at) => {
      const at1 = new Map<string, string>();
      const fresh = (memberId: string) => {
        at1.set(memberId, at1.get(memberId) ?? randomUUID());
        return at1.get(memberId) ?? '';
      };
      const stream: Command[] = some.flatMap(({ repeats, ...draft }) => {
        const command = makeCommand({
          ...draft,
          memberId: fresh(draft.memberId),
          commandId: randomUUID(),
          siteId: 'noriter',
          subjectType: 'test',
          subjectId: '',
        });
        return repeats ? [command, command] : [command];
      });
      const first = await commitCommands(world.pool, stream.slice(0, at), world.clock);
      const second = await commitCommands(world.pool, stream.slice(at), world.clock);
      const again = await commitCommands(world.pool, stream, world.clock);
      expect(again.map((outcome) => [outcome.refusal, outcome.account])).toEqual(
        [...first, ...second].map((outcome) => [outcome.refusal, outcome.account]),
      );
      await dropHeld(stream);
    }),
    { numRuns: 15 },
  );
});

/** The books know no held money without an open withdrawal; a random stream leaves some. */
async function dropHeld(stream: readonly Command[]): Promise<void> {
  const members = [...new Set(stream.map(({ memberId }) => memberId))];
  const { rows } = await world.pool.query<{ member_id: string; held: bigint }>(
    'select member_id, held from account where held > 0 and member_id = any ($1::uuid[])',
    [members],
  );
  for (const { member_id, held } of rows) await world.give(member_id, held, 'withdrawal_release');
}

test('the ledger refuses to be changed, and the account to go below zero', async () => {
  await world.give(randomUUID(), 10n);
  for (const statement of [
    'update ledger set amount = amount + 1',
    'delete from ledger',
    'truncate ledger',
  ]) {
    await expect(world.pool.query(statement)).rejects.toThrow('append-only');
  }
  await expect(world.pool.query('update account set cash = -1')).rejects.toThrow('check');
});

test('a transaction that fails after the money moved leaves nothing behind', async () => {
  const memberId = randomUUID();
  const command = makeCommand({
    commandId: randomUUID(),
    siteId: 'noriter',
    memberId,
    kind: 'deposit',
    amount: 5n,
    subjectType: 'test',
    subjectId: '',
  });
  const client = await world.pool.connect();
  await client.query('begin');
  await applyCommands(client, [command], world.clock);
  await client.query('rollback');
  client.release();
  expect(await ledgerRows(memberId)).toBe(0);
});
