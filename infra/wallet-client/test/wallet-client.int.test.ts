// @module-tag money
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { consumed, eventually } from '@noriter/kit/testing';
import { stakeEvents } from '@noriter/proto/topics';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commitCommands } from '../../../services/wallet/src/actions/apply-commands.ts';
import { makeCommand } from '../../../services/wallet/src/domain/ledger/make-command.ts';
import { closeUnanswered } from '../src/close-unanswered.ts';
import { type CommandKind, commandKinds, type MoneyCommand } from '../src/command.ts';
import type { CommandOutcome } from '../src/outcome.ts';
import { holdDeferred } from '../src/testing.ts';
import { judgedByRows, unappliedOf } from '../src/unapplied.ts';
import { type AskingWorld, openAskingWorld } from './asking-world.ts';

let world: AskingWorld;

beforeAll(async () => {
  world = await openAskingWorld('wallet_client');
  await given('payout', 100_000n);
});
afterEach(() => {
  world.deps.wallet.url = world.wallet.url;
});
afterAll(() => world.close());

/** The kinds that the wallet lets this sender ask for. */
const askable = ['stake', 'payout', 'refund', 'clawback'] as const satisfies CommandKind[];

async function given(kind: CommandKind, amount: bigint) {
  const command = world.commandOf(kind, { amount });
  await world.write([command]);
  await applied(command);
}

const applied = ({ commandId, kind }: MoneyCommand) =>
  eventually(async () =>
    expect(await world.ledgerOf(commandId)).toEqual([{ kind: commandKinds[kind], refusal: null }]),
  );

describe('commands whose outcome somebody waits for', () => {
  it('are answered by one call, in their order; their rows are taken back and never sent', async () => {
    const sold = [1_000n, 900_000n, 2_000n].map((amount) => world.commandOf('stake', { amount }));
    const letGo = await holdDeferred(world.deps.pool);
    const { deferred, replies } = await world.sell(sold);
    // Events come beside the answers, and a busy machine may need longer to write those down.
    for (const id of deferred.commandIds) world.deps.walletCaller.decided.add(id);
    await world.deps.walletCaller.take(deferred);
    const outcomes = await Promise.all(replies);
    expect(outcomes.map((one) => [one?.commandId, one?.subjectId, one?.refusal])).toEqual(
      sold.map(({ commandId, subjectId, amount }) => [
        commandId,
        subjectId,
        amount === 900_000n ? 'B6000' : null,
      ]),
    );
    await world.decide(deferred.commandIds);
    await world.outboxIsEmpty();
    await letGo();
    // What has left arrives by then.
    await pause(1_000);
    for (const { commandId } of sold) expect(world.sentOf(commandId)).toBe(0);
    await consumed(world.space, stakeEvents, 'betting');
    for (const { subjectId } of sold) {
      expect(world.deps.consumedOutcomes.get(subjectId)).toBeUndefined();
    }
  });

  it('go over Kafka at once while the wallet takes no calls, and are answered over Redis', async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    const stake = world.commandOf('stake');
    const { deferred, replies } = await world.sell([stake]);
    await world.deps.walletCaller.take(deferred);
    expect(await replies[0]).toMatchObject({ commandId: stake.commandId, refusal: null });
    await eventually(() => expect(world.sentOf(stake.commandId)).toBe(1));
    await world.outboxIsEmpty();
  });

  it("are not answered by another's outcome that has the same id", async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    const stake = world.commandOf('stake');
    const other = world.commandOf('stake', { commandId: stake.commandId });
    const { deferred, replies } = await world.sell([stake, other]);
    await world.deps.walletCaller.take(deferred);
    const [own, theirs] = await Promise.all(replies);
    expect(own).toMatchObject({ subjectId: stake.subjectId, refusal: null });
    expect(theirs).toBeNull();
  });

  it('go over Kafka by themselves when the process ends after the commit', async () => {
    const stake = world.commandOf('stake');
    await world.sell([stake]);
    await applied(stake);
    await eventually(() =>
      expect(world.deps.consumedOutcomes.get(stake.subjectId)).toMatchObject({
        commandId: stake.commandId,
        refusal: null,
      }),
    );
  });

  it('are applied once when they go both ways', async () => {
    const stake = world.commandOf('stake');
    const { deferred, replies } = await world.sell([stake]);
    await world.deps.walletCaller.take(deferred);
    expect((await replies[0])?.refusal).toBeNull();
    // The process ends before it takes its row back.
    world.deps.walletCaller.takeAnswered();
    await eventually(() => expect(world.sentOf(stake.commandId)).toBe(1));
    await world.outboxIsEmpty();
    expect(await world.ledgerOf(stake.commandId)).toHaveLength(1);
  });
});

describe('commands for which nobody waits', () => {
  it.each(askable)('move money: %s', async (kind) => {
    const command = world.commandOf(kind);
    await world.write([command]);
    await applied(command);
  });
});

describe('outcomes on the topic', () => {
  it("are not those of another's command that names the same subject", async () => {
    const foreign = world.commandOf('stake', { commandId: randomUUID() });
    const own = world.commandOf('stake');
    await world.write([foreign, own]);
    await eventually(() => expect(world.deps.consumedOutcomes.has(own.subjectId)).toBe(true));
    expect(world.deps.consumedOutcomes.has(foreign.subjectId)).toBe(false);
  });
});

describe('commands that stayed unanswered', () => {
  const ask = async (commands: readonly MoneyCommand[]) => {
    const decided: CommandOutcome[] = [];
    const sorted = commands.toSorted((one, other) => (one.subjectId < other.subjectId ? -1 : 1));
    await closeUnanswered(
      world.deps,
      {
        read: async (after) => sorted.filter(({ subjectId }) => !after || subjectId > after),
        decide: async (outcomes) => decided.push(...outcomes),
      },
      new AbortController().signal,
    );
    return new Map(decided.map((outcome) => [outcome.subjectId, outcome.refusal]));
  };

  it('are what the ledger says, and refused for good where it knows nothing', async () => {
    const known = world.commandOf('stake');
    await world.write([known]);
    await applied(known);
    const unknown = world.commandOf('stake');
    const outcomes = await ask([known, unknown]);
    expect(outcomes.get(known.subjectId)).toBeNull();
    expect(outcomes.get(unknown.subjectId)).toBe('W408');
    await world.write([unknown]);
    await eventually(() => expect(world.sentOf(unknown.commandId)).toBe(1));
    await world.outboxIsEmpty();
    expect(await world.ledgerOf(unknown.commandId)).toMatchObject([{ refusal: 'W408' }]);
  });

  it('that have other contents there end by what was moved under their ids', async () => {
    const [first, second, third] = ['stake', 'stake', 'stake'].map(() => world.commandOf('stake'));
    if (!first || !second || !third) throw new Error('There are three.');
    await world.write([first, second, third]);
    for (const one of [first, second, third]) await applied(one);
    const outcomes = await ask([
      { ...first, counterAccount: 'house:other' },
      { ...second, amount: 1_001n },
      world.commandOf('stake', { commandId: third.commandId }),
    ]);
    expect(outcomes.get(first.subjectId)).toBeNull();
    expect([...outcomes.values()].filter((refusal) => refusal === 'C999')).toHaveLength(2);
  });

  it('wait while the wallet does not answer', async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    await expect(ask([world.commandOf('stake')])).rejects.toMatchObject({ code: 'TE99' });
  });
});

describe('commands that are compared with the ledger', () => {
  const anyCommand = fc.record({
    became: fc.constantFrom('applied', 'refused', 'lost'),
    amount: fc.bigInt({ min: 1n, max: 3n }),
    expected: fc.bigInt({ min: 1n, max: 3n }),
  });

  it('are judged by the wallet as by their rows, whatever it has of them', async () => {
    const any = fc.array(anyCommand, { minLength: 200, maxLength: 200 });
    const some = fc.sample(any, 1).flat();
    const drafts = some.map((one) => ({ ...one, commandId: randomUUID() }));
    const commands = drafts.filter(({ became }) => became !== 'lost');
    const { pool, clock } = world.wallet.deps;
    await commitCommands(
      pool,
      commands.map(({ commandId, became, amount }) =>
        makeCommand({
          ...world.commandOf('payout'),
          commandId,
          // Nobody has so much to stake.
          ...(became === 'applied' ? { amount } : { kind: 'stake', amount: 10n ** 14n + amount }),
        }),
      ),
      clock,
    );
    const asked = drafts.map(({ commandId, expected: amount }) => ({ commandId, amount }));
    const judged = await unappliedOf(world.deps.wallet, asked);
    expect(judged).toEqual(await judgedByRows(world.deps.wallet, asked));
    const right = drafts.map(({ became, amount, expected }) => {
      const applied = amount === expected ? undefined : 'differs';
      return { applied, refused: 'refused', lost: 'missing' }[became];
    });
    expect(drafts.map(({ commandId }) => judged.get(commandId))).toEqual(right);
  });
});
