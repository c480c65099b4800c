import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perPeriod } from '../calendar.ts';
import { broughtBy, noIncoming, type Receiver } from '../receiving.ts';
import { emptyAccount } from './account.ts';
import { type BatchState, decideBatch, type Outcome } from './batch.ts';
import { lossOf, noBetting } from './betting.ts';
import { closeBatch } from './close-batch.ts';
import { type Command, transferSides } from './command.ts';
import { DEBT_SUBJECT, type Debt, leftOf } from './debt.ts';
import type { Player } from './decide.ts';
import { makeCommand } from './make-command.ts';
import { type CommandKind, entriesOf, kindNames } from './posting.ts';

const AT = new Date('2026-01-15T03:00:00Z');

/** Few ids, so that repetitions, conflicts and shared members come up all the time. */
const uuid = (kind: string, number: number) =>
  `0189000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;

const commandOf = (kinds: readonly CommandKind[], ids: number): fc.Arbitrary<Command> =>
  fc
    .record({
      id: fc.integer({ min: 1, max: ids }),
      member: fc.integer({ min: 1, max: 4 }),
      receiver: fc.integer({ min: 1, max: 4 }),
      kind: fc.constantFrom(...kinds),
      amount: fc.bigInt({ min: -1n, max: 50n }),
      siteId: fc.constantFrom('noriter', 'noriter', 'noriter', 'elsewhere'),
    })
    .map(({ id, member, receiver, kind, amount, siteId }) =>
      makeCommand({
        commandId: uuid('a', id),
        memberId: uuid('b', member),
        siteId,
        kind,
        amount,
        ...(kind === 'transfer_out' && receiver !== member
          ? { receiverId: uuid('b', receiver) }
          : {}),
        // Some that name a debt, so that write-offs find one.
        ...(kind === 'debt_write_off' || kind === 'debt_payment'
          ? { subjectType: DEBT_SUBJECT, subjectId: uuid('a', 1 + (id % 5)) }
          : { subjectType: 'test', subjectId: String(id) }),
      }),
    );

/** Of all kinds, or so many transfers that limits are reached. */
const anyStream = fc.oneof(
  fc.array(commandOf(kindNames(), 40), { maxLength: 60 }),
  fc.array(commandOf(['deposit', 'deposit', 'transfer_out', 'transfer_out'], 100), {
    minLength: 30,
    maxLength: 60,
  }),
);

/** A ledger in memory: what the tables hold, as `applyCommands` reads and writes them. */
function emptyLedger() {
  const players = new Map<string, Player>();
  const recorded = new Map<string, Outcome>();
  const debts = new Map<string, Debt>();
  const transfers: [string, bigint][] = [];
  /** All have the same limit, but for one who has none. */
  const receiverOf = (memberId: string): Receiver => {
    const own = transfers.filter(([id]) => id === memberId).map(([, amount]) => amount);
    const max = memberId === uuid('b', 4) ? null : 60n;
    const incoming = { ...noIncoming, transferred: perPeriod(() => broughtBy(own)) };
    return { isClosed: false, limits: perPeriod(() => max), incoming };
  };
  return {
    players,
    recorded,
    debts,
    transfers,
    apply(commands: readonly Command[]): Outcome[] {
      const whom = commands.flatMap(({ receiverId }) => (receiverId === null ? [] : [receiverId]));
      const receivers = new Map(whom.map((id) => [id, receiverOf(id)]));
      const state: BatchState = { players, recorded, receivers };
      const decision = decideBatch(state, commands, AT);
      const { outcomes, fresh, changed } = decision;
      for (const debt of decision.debts) debts.set(debt.debtId, debt);
      for (const outcome of fresh) {
        expect(recorded.has(outcome.command.commandId)).toBe(false);
        recorded.set(outcome.command.commandId, outcome);
        if (outcome.refusal === null) transfers.push(...transferSides(outcome.command));
      }
      for (const player of changed) players.set(player.account.memberId, player);
      return outcomes;
    },
    close(commands: readonly Command[]): Outcome[] {
      const { outcomes, fresh } = closeBatch({ players, recorded }, commands, AT);
      for (const outcome of fresh) {
        expect(recorded.has(outcome.command.commandId)).toBe(false);
        recorded.set(outcome.command.commandId, outcome);
      }
      return outcomes;
    },
  };
}

/** Cuts a stream into batches at some of its places. */
function cut<T>(all: readonly T[], cuts: readonly boolean[]): T[][] {
  const batches: T[][] = [[]];
  all.forEach((one, index) => {
    if (cuts[index] === true) batches.push([]);
    batches.at(-1)?.push(one);
  });
  return batches;
}

const plain = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ command, refusal, account, replayed }) => ({
    id: command.commandId,
    refusal,
    account,
    replayed,
  }));

test('any way of cutting a stream into batches ends like one command at a time', () => {
  fc.assert(
    fc.property(anyStream, fc.array(fc.boolean(), { maxLength: 60 }), (stream, cuts) => {
      const single = emptyLedger();
      const batched = emptyLedger();
      const one = stream.flatMap((command) => single.apply([command]));
      const many = cut(stream, cuts).flatMap((batch) => batched.apply(batch));
      expect(plain(many)).toEqual(plain(one));
      expect(batched.players).toEqual(single.players);
      expect(batched.debts).toEqual(single.debts);
      expect(batched.transfers).toEqual(single.transfers);
      expect([...batched.recorded.keys()]).toEqual([...single.recorded.keys()]);
    }),
  );
});

test('replaying a whole stream changes nothing and answers the same', () => {
  fc.assert(
    fc.property(anyStream, (stream) => {
      const ledger = emptyLedger();
      const first = ledger.apply(stream);
      const players = new Map(ledger.players);
      const again = ledger.apply(stream);
      expect(ledger.players).toEqual(players);
      expect(again.every((outcome) => outcome.replayed)).toBe(true);
      again.forEach((outcome, index) => {
        expect(outcome.refusal).toBe(first[index]?.refusal);
        if (outcome.refusal !== 'C999') expect(outcome.account).toEqual(first[index]?.account);
      });
    }),
  );
});

test('what transfers brought is never above the limit of whom they brought it to', () => {
  fc.assert(
    fc.property(anyStream, fc.array(fc.boolean(), { maxLength: 60 }), (stream, cuts) => {
      const ledger = emptyLedger();
      for (const batch of cut(stream, cuts)) ledger.apply(batch);
      for (const number of [1, 2, 3]) {
        const own = ledger.transfers.filter(([memberId]) => memberId === uuid('b', number));
        expect(broughtBy(own.map(([, amount]) => amount))).toBeLessThanOrEqual(60n);
      }
    }),
  );
});

test('balances are the sum of the entries, and versions count the applied commands', () => {
  fc.assert(
    fc.property(anyStream, (stream) => {
      const ledger = emptyLedger();
      ledger.apply(stream);
      const applied = [...ledger.recorded.values()].filter(({ refusal }) => refusal === null);
      for (const [memberId, { account, betting }] of ledger.players) {
        const own = applied.filter(({ command }) => command.memberId === memberId);
        expect(account.version).toBe(BigInt(own.length));
        const lost = own.map(({ command: { kind, amount } }) => lossOf(kind, amount) ?? 0n);
        expect(betting.net.day).toBe(lost.reduce((sum, one) => sum + one, 0n));
        for (const name of ['cash', 'held', 'points'] as const) {
          const entries = own.flatMap(({ command }) => entriesOf(command));
          const sum = entries
            .filter((entry) => entry.account === name)
            .reduce((total, entry) => total + entry.amount, 0n);
          expect(account[name]).toBe(sum);
          expect(sum >= 0n).toBe(true);
        }
      }
    }),
  );
});

test('who owes has no cash, and a debt is what was taken back less what its entries paid', () => {
  fc.assert(
    fc.property(anyStream, (stream) => {
      const ledger = emptyLedger();
      ledger.apply(stream);
      const applied = [...ledger.recorded.values()].filter(({ refusal }) => refusal === null);
      const won = (kind: string, debtId: string) =>
        applied
          .filter(({ command }) => command.kind === kind && command.subjectId === debtId)
          .reduce((sum, { command }) => sum + command.amount, 0n);
      for (const { debtId, collected, writtenOff } of ledger.debts.values()) {
        expect(collected).toBe(won('debt_payment', debtId));
        expect(writtenOff).toBe(won('debt_write_off', debtId));
      }
      for (const [memberId, { account, debts }] of ledger.players) {
        const own = [...ledger.debts.values()].filter((debt) => debt.memberId === memberId);
        const open = own.filter((debt) => leftOf(debt) > 0n);
        expect(debts).toEqual(open);
        expect(account.owed).toBe(open.reduce((sum, debt) => sum + leftOf(debt), 0n));
        expect(account.owed === 0n || account.cash === 0n).toBe(true);
      }
    }),
  );
});

test('versions grow by exactly one along a stream', () => {
  const ledger = emptyLedger();
  const deposits = [1, 2, 3].map((number) =>
    makeCommand({
      commandId: uuid('a', number),
      memberId: uuid('b', 1),
      siteId: 'noriter',
      kind: 'deposit',
      amount: 10n,
      subjectType: 'test',
      subjectId: '',
    }),
  );
  expect(ledger.apply(deposits).map(({ account }) => account.version)).toEqual([1n, 2n, 3n]);
});

test('attack: a bonus leaves by no transfer of the same batch, nor before what was asked earlier', () => {
  const body = { siteId: 'noriter', memberId: uuid('b', 1), subjectType: '', subjectId: '' };
  const of = (number: number, kind: 'bonus_grant' | 'transfer_out' | 'clawback', amount = 50n) =>
    makeCommand({
      ...body,
      commandId: uuid('a', number),
      kind,
      amount,
      afterTurnover: true,
      ...(kind === 'bonus_grant'
        ? { turnover: { required: 3n * amount, weights: { '*': 100 }, oddsMinimum: 1_200 } }
        : {}),
    });
  const refusals = (commands: Command[], unstaked = 0n) => {
    const state = { players: new Map(), recorded: new Map(), unstaked: new Map() };
    if (unstaked > 0n) state.unstaked.set(body.memberId, unstaked);
    return decideBatch(state, commands, AT).outcomes.map(({ refusal }) => refusal);
  };
  const [bonus, out] = [of(1, 'bonus_grant'), of(2, 'transfer_out')];
  expect(refusals([bonus, out])).toEqual([null, 'C216']);
  expect(refusals([{ ...bonus, turnover: null }, out])).toEqual([null, null]);
  expect(refusals([{ ...bonus, turnover: null }, out], 1n)).toEqual([null, 'C216']);
  expect(refusals([bonus, { ...out, afterTurnover: false }], 1n)).toEqual([null, null]);
  // What paid a debt is not there to be staked.
  const owing = [of(3, 'bonus_grant', 1n), of(4, 'clawback', 51n), bonus];
  expect(refusals([...owing, out])).toEqual([null, null, null, 'C216']);
});

test('attack: transfers of one batch pass together the limit of whom they go to', () => {
  const receiverId = uuid('b', 9);
  const of = (number: number, kind: 'deposit' | 'transfer_out', receiver = '') =>
    makeCommand({
      commandId: uuid('a', number),
      siteId: 'noriter',
      memberId: receiver === '' && kind === 'transfer_out' ? receiverId : uuid('b', number % 2),
      kind,
      amount: 50n,
      subjectType: '',
      subjectId: '',
      receiverId: receiver,
    });
  const limits = { day: null, week: 100n, month: null };
  const receiver = { isClosed: false, limits, incoming: noIncoming };
  const account = { ...emptyAccount(receiverId, 'noriter'), cash: 50n };
  const holder: Player = { account, betting: noBetting, debts: [] };
  const refusals = (commands: Command[], one = receiver) =>
    decideBatch(
      {
        players: new Map([[receiverId, holder]]),
        recorded: new Map(),
        receivers: new Map([[receiverId, one]]),
      },
      commands,
      AT,
    ).outcomes.map(({ refusal }) => refusal);
  const gift = (number: number) => [
    of(number, 'deposit'),
    of(number + 10, 'transfer_out', receiverId),
  ];
  expect(refusals([...gift(1), ...gift(2), ...gift(3)])).toEqual([
    null,
    null,
    null,
    null,
    null,
    'C504',
  ]);
  // What is taken of the member again makes room.
  const taken = of(5, 'transfer_out');
  expect(refusals([...gift(1), ...gift(2), taken, ...gift(3)]).at(-1)).toBe(null);
  expect(refusals(gift(1), { ...receiver, isClosed: true })).toEqual([null, 'C504']);
});

test('one id with two bodies: the later is refused with C999 and sees no foreign balance', () => {
  const ledger = emptyLedger();
  const body = { commandId: uuid('a', 1), siteId: 'noriter', subjectType: '', subjectId: '' };
  const [rich, poor] = [uuid('b', 1), uuid('b', 2)];
  const first = makeCommand({ ...body, memberId: rich, kind: 'deposit', amount: 500n });
  const other = makeCommand({ ...body, memberId: poor, kind: 'deposit', amount: 500n });
  const outcomes = ledger.apply([first, other]);
  expect(outcomes[1]).toMatchObject({ refusal: 'C999', account: emptyAccount(poor, 'noriter') });
  expect(ledger.players.has(poor)).toBe(false);
});

test('a command is closed or decided, whichever is first, and the other one answers the same', () => {
  fc.assert(
    fc.property(anyStream, fc.array(fc.boolean(), { maxLength: 60 }), (stream, closes) => {
      const ledger = emptyLedger();
      for (const [at, command] of stream.entries()) {
        const before = ledger.recorded.get(command.commandId);
        const players = new Map(ledger.players);
        const [outcome] = closes[at] ? ledger.close([command]) : ledger.apply([command]);
        if (closes[at]) expect(ledger.players).toEqual(players);
        if (before === undefined) {
          if (closes[at]) expect(outcome).toMatchObject({ refusal: 'W408', replayed: false });
          continue;
        }
        expect(outcome?.replayed).toBe(true);
        expect([before.refusal, 'C999']).toContain(outcome?.refusal);
      }
      ledger.apply(stream);
      const closed = [...ledger.recorded.values()].filter(({ refusal }) => refusal === 'W408');
      const applied = [...ledger.recorded.values()].filter(({ refusal }) => refusal === null);
      const moved = [...ledger.players.values()].reduce(
        (sum, { account }) => sum + account.version,
        0n,
      );
      expect(moved).toBe(BigInt(applied.length));
      for (const { command } of closed) {
        expect(applied.some((one) => one.command.commandId === command.commandId)).toBe(false);
      }
    }),
  );
});
