// @module-tag money
import { randomUUID } from 'node:crypto';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { eventually, sendAs } from '@noriter/kit/testing';
import { PATIENT_WAIT_FACTOR } from '@noriter/kit/testing/limits';
import { walletCommands } from '@noriter/proto/topics';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commitCommands } from '../../../services/wallet/src/actions/apply-commands.ts';
import { makeCommand } from '../../../services/wallet/src/domain/ledger/make-command.ts';
import { askUnanswered } from '../src/ask-unanswered.ts';
import { closeUnanswered } from '../src/close-unanswered.ts';
import {
  type CommandKind,
  commandKinds,
  commandMessage,
  type MoneyCommand,
} from '../src/command.ts';
import type { CommandOutcome } from '../src/outcome.ts';
import { judgedByRows, unappliedOf } from '../src/unapplied.ts';
import { openWalletCaller, type Reply } from '../src/wallet-caller.ts';
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

/** A ledger that fails at what some member asks for. */
async function poison(memberId: string): Promise<() => Promise<unknown>> {
  const { pool } = world.wallet.deps;
  await pool.query(`
    create function fail() returns trigger language plpgsql as $$
    begin raise exception 'this one is poison'; end $$;
    create trigger poison before insert on ledger for each row
      when (new.member_id = '${memberId}') execute function fail()`);
  return () => pool.query('drop function if exists fail() cascade');
}

const refusalsOf = async (replies: readonly Reply[]) =>
  (await Promise.all(replies)).map((outcome) => outcome?.refusal);

describe('commands whose outcome somebody waits for', () => {
  const ask = (commands: readonly MoneyCommand[]) => world.deps.walletCaller.ask(commands);

  it('are answered by one call, in their order, and are on no topic', async () => {
    const sold = [1_000n, 900_000n, 2_000n].map((amount) => world.commandOf('stake', { amount }));
    const outcomes = await Promise.all(ask(sold));
    expect(outcomes.map((one) => [one?.commandId, one?.subjectId, one?.refusal])).toEqual(
      sold.map(({ commandId, subjectId, amount }) => [
        commandId,
        subjectId,
        amount === 900_000n ? 'B6000' : null,
      ]),
    );
    // Of the same member, so it comes behind what was sent before.
    const last = world.commandOf('payout', { amount: 1n });
    await world.write([last]);
    await eventually(() => expect(world.sentOf(last.commandId)).toBe(1));
    for (const { commandId } of sold) expect(world.sentOf(commandId)).toBe(0);
  });

  it('are asked for again while the wallet takes no calls, and applied once', async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    const stake = world.commandOf('stake');
    const [reply] = ask([stake]);
    world.deps.wallet.url = world.wallet.url;
    expect(await reply).toMatchObject({ commandId: stake.commandId, refusal: null });
    expect((await ask([stake])[0])?.refusal).toBeNull();
    expect(await world.ledgerOf(stake.commandId)).toHaveLength(1);
  });

  it('are null when the caller has waited', async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    const stake = world.commandOf('stake');
    waitForAnswers(0.1);
    const replies = ask([stake]);
    waitForAnswers(PATIENT_WAIT_FACTOR);
    expect(await Promise.all(replies)).toEqual([null]);
  });

  it("are not answered by another's outcome that has the same id", async () => {
    const stake = world.commandOf('stake');
    const other = world.commandOf('stake', { commandId: stake.commandId });
    expect(await refusalsOf(ask([stake, other]))).toEqual([null, 'C999']);
  });

  it('cost nobody else when the wallet fails at one of them', async () => {
    const bad = world.commandOf('stake', { memberId: randomUUID() });
    const good = Array.from({ length: 9 }, () => world.commandOf('stake', { amount: 10n }));
    const heal = await poison(bad.memberId);
    const replies = ask(good.toSpliced(4, 0, bad));
    const others = replies.toSpliced(4, 1);
    expect((await Promise.all(others)).map((one) => one?.refusal)).toEqual(good.map(() => null));
    expect(await world.ledgerOf(bad.commandId)).toEqual([]);
    await heal();
    // Its caller waits on, and it is asked for again.
    expect(await replies[4]).toMatchObject({ commandId: bad.commandId, refusal: 'W404' });
  });

  it('are given up with the process, which ends at once', async () => {
    const wallet = { ...world.deps.wallet, url: 'http://127.0.0.1:9' };
    const caller = openWalletCaller({ ...world.deps, wallet });
    const replies = caller.ask([world.commandOf('stake')]);
    await caller.close();
    expect(await Promise.all(replies)).toEqual([null]);
  });
});

describe('commands for which nobody waits', () => {
  it.each(askable)('move money: %s', async (kind) => {
    const command = world.commandOf(kind);
    await world.write([command]);
    await applied(command);
  });
});

describe('commands that stayed unanswered', () => {
  const asking = (ask: typeof closeUnanswered) => async (commands: readonly MoneyCommand[]) => {
    const decided: CommandOutcome[] = [];
    const sorted = commands.toSorted((one, other) => (one.subjectId < other.subjectId ? -1 : 1));
    await ask(
      world.deps,
      {
        read: async (after, limit) =>
          sorted.filter(({ subjectId }) => !after || subjectId > after).slice(0, limit),
        decide: async (outcomes) => decided.push(...outcomes),
      },
      new AbortController().signal,
    );
    return new Map(decided.map((outcome) => [outcome.subjectId, outcome.refusal]));
  };
  const ask = asking(closeUnanswered);
  const askAgain = asking(askUnanswered);

  it('are asked for again, a page after the other: what was applied is not applied twice', async () => {
    const known = world.commandOf('stake', { amount: 7n });
    expect((await world.deps.walletCaller.ask([known])[0])?.refusal).toBeNull();
    const rich = world.commandOf('stake', { amount: 900_000n });
    const others = Array.from({ length: 250 }, () => world.commandOf('stake', { amount: 1n }));
    const outcomes = await askAgain([known, rich, ...others]);
    expect([known, ...others].map(({ subjectId }) => outcomes.get(subjectId))).toEqual(
      Array(251).fill(null),
    );
    expect(outcomes.get(rich.subjectId)).toBe('B6000');
    expect(await world.ledgerOf(known.commandId)).toHaveLength(1);
  });

  it('do not wait for one that the wallet fails at', async () => {
    const bad = world.commandOf('stake', { memberId: randomUUID() });
    const good = Array.from({ length: 20 }, () => world.commandOf('stake', { amount: 1n }));
    const heal = await poison(bad.memberId);
    const outcomes = await askAgain([bad, ...good]);
    expect(good.map(({ subjectId }) => outcomes.get(subjectId))).toEqual(good.map(() => null));
    expect(outcomes.has(bad.subjectId)).toBe(false);
    await heal();
    expect((await askAgain([bad])).get(bad.subjectId)).toBe('W404');
  });

  it('are known though an older version asked for them with an address for the reply', async () => {
    const stake = world.commandOf('stake');
    const { value, ...message } = commandMessage(stake);
    const older = { ...message, value: { ...value, replyTo: 'reply:of-a-process-that-is-gone' } };
    await sendAs(world.space, 'betting', walletCommands, older);
    await applied(stake);
    expect((await askAgain([stake])).get(stake.subjectId)).toBeNull();
    expect(await world.ledgerOf(stake.commandId)).toHaveLength(1);
  });

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

  it.each([
    ['closed', ask],
    ['asked for again', askAgain],
  ])(
    'that have other contents there, %s, end by what was moved under their ids',
    async (_how, ask) => {
      const [first, second, third] = ['stake', 'stake', 'stake'].map(() =>
        world.commandOf('stake'),
      );
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
    },
  );

  it('wait while the wallet does not answer', async () => {
    world.deps.wallet.url = 'http://127.0.0.1:9';
    for (const one of [ask, askAgain]) {
      await expect(one([world.commandOf('stake')])).rejects.toMatchObject({ code: 'TE99' });
    }
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
