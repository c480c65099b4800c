import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adapters } from '../../adapters/by-protocol.ts';
import type { VendorRules } from '../../vocabulary/vendor-rules.ts';
import { decide } from './decide.ts';
import type { Facts, StoredTransaction } from './facts.ts';
import { fingerprintOf, type MoneyCall } from './money-call.ts';

/** A record that decides and writes at once, as the service does under the player's lock. */
function openRecord(rules: VendorRules, cash: bigint) {
  const record: StoredTransaction[] = [];
  const moved = { stake: 0n, payout: 0n, refund: 0n, clawback: 0n };
  let balance = cash;

  function ask(call: MoneyCall): string {
    const related = record.filter(
      (one) =>
        one.wager === call.wager ||
        one.roundId === call.roundId ||
        one.rollsBack === call.transactionId ||
        one.rollsBack === call.wager ||
        one.vendorTransactionId === call.rollsBack,
    );
    const same = record.find(
      (one) => one.vendorTransactionId === call.transactionId && one.verb === call.verb,
    );
    const facts: Facts = {
      same: same ?? null,
      related,
      roundId: call.roundId,
      roundState: 'open',
      session: 'live',
      mayPlay: true,
      game: 'open',
      maxBet: null,
    };
    const decision = decide(call, facts, rules);
    const write = (state: StoredTransaction['state'], code: StoredTransaction['code']) => {
      const { transactionId, ...rest } = call;
      record.push({
        ...rest,
        transactionId: `${call.verb} ${transactionId}`,
        vendorTransactionId: transactionId,
        memberId: 'm',
        fingerprint: fingerprintOf(call),
        state,
        code,
        balance,
        isRolledBack: false,
        askedAt: new Date(record.length),
      });
    };
    switch (decision.kind) {
      case 'replay':
        return decision.code;
      case 'wait':
        throw new Error('Nothing waits here.');
      case 'refuse':
        if (decision.isKept) write('refused', decision.code);
        return decision.code;
      case 'tombstone':
        write('tombstone', 'ok');
        return 'ok';
      case 'apply': {
        for (const { kind, amount } of decision.movements) {
          if (kind === 'stake' && balance < amount) {
            write('refused', 'insufficient');
            return 'insufficient';
          }
          moved[kind] += amount;
          balance += kind === 'stake' || kind === 'clawback' ? -amount : amount;
        }
        for (const [index, one] of record.entries()) {
          if (decision.takesBack.includes(one.transactionId)) {
            record[index] = { ...one, isRolledBack: true };
          }
        }
        write('applied', 'ok');
        return 'ok';
      }
    }
  }
  return { ask, record, moved, balance: () => balance };
}

const rulesOf = fc.constantFrom(...Object.values(adapters).map(({ rules }) => rules));

const id = fc.integer({ min: 0, max: 3 });
const amount = fc.bigInt({ min: 0n, max: 5_000n });
const base = { playerId: 'p', roundId: 'r', won: 0n, closes: null, rollsBack: null } as const;

const calls = fc.oneof(
  fc.record({ n: id, sum: amount }).map(
    ({ n, sum }): MoneyCall => ({
      ...base,
      verb: 'bet',
      transactionId: `b${n}`,
      wager: `b${n}`,
      amount: sum,
    }),
  ),
  fc.record({ n: id, of: id, sum: amount }).map(
    ({ n, of, sum }): MoneyCall => ({
      ...base,
      verb: 'win',
      transactionId: `w${n}`,
      wager: `b${of}`,
      amount: sum,
    }),
  ),
  fc.record({ n: id, of: id, ofWin: fc.boolean() }).map(
    ({ n, of, ofWin }): MoneyCall => ({
      ...base,
      verb: 'rollback',
      transactionId: `x${n}`,
      wager: `x${n}`,
      rollsBack: `${ofWin ? 'w' : 'b'}${of}`,
      amount: 0n,
    }),
  ),
);

test('whatever comes in whatever order, the books are the sum of what stands', () => {
  fc.assert(
    fc.property(rulesOf, fc.array(calls, { maxLength: 40 }), (rules, sequence) => {
      const { ask, record, moved, balance } = openRecord(rules, 20_000n);
      for (const call of sequence) ask(call);
      const applied = record.filter(({ state }) => state === 'applied');
      const sum = (verb: string, isRolledBack?: boolean) =>
        applied
          .filter((one) => one.verb === verb)
          .filter((one) => isRolledBack === undefined || one.isRolledBack === isRolledBack)
          .reduce((total, one) => total + one.amount, 0n);
      expect(moved.stake).toBe(sum('bet'));
      expect(moved.payout).toBe(sum('win'));
      expect(moved.refund).toBe(sum('bet', true));
      expect(moved.clawback).toBe(sum('win', true));
      expect(balance()).toBe(20_000n - sum('bet', false) + sum('win', false));
      const keys = record.map((one) => `${one.verb} ${one.vendorTransactionId}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 500 },
  );
});

test('a repeat gets the same answer and moves nothing', () => {
  fc.assert(
    fc.property(rulesOf, fc.array(calls, { maxLength: 25 }), (rules, sequence) => {
      const { ask, balance } = openRecord(rules, 20_000n);
      const first = new Map<string, string>();
      for (const call of sequence) {
        const key = fingerprintOf(call) + call.transactionId;
        const code = ask(call);
        const before = balance();
        const earlier = first.get(key);
        // What was not kept may be answered otherwise when more is known.
        if (earlier !== undefined && earlier !== 'unknown_bet' && earlier !== 'conflict') {
          expect(code).toBe(earlier);
        }
        first.set(key, code);
        if (code !== 'unknown_bet' && code !== 'conflict') {
          expect(ask(call)).toBe(code);
          expect(balance()).toBe(before);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a rollback that comes first keeps its bet from ever being staked', () => {
  fc.assert(
    fc.property(rulesOf, fc.array(calls, { maxLength: 25 }), amount, (rules, noise, sum) => {
      const { ask, record } = openRecord(rules, 1_000_000n);
      const about = { ...base, transactionId: 'late', wager: 'late' };
      ask({ ...about, transactionId: 'early', verb: 'rollback', rollsBack: 'late', amount: 0n });
      for (const call of noise) ask(call);
      expect(ask({ ...about, verb: 'bet', amount: sum })).toBe('rolled_back');
      expect(record.some((one) => one.wager === 'late' && one.state === 'applied')).toBe(false);
    }),
  );
});

const refusesWon = fc.constantFrom(
  ...Object.values(adapters).flatMap(({ rules }) =>
    rules.rollbackOfWonBet === 'refuse' && rules.winNames === 'round' ? rules : [],
  ),
);
const rolledBack = fc.record({ n: id, of: id });

test('attack: bets are rolled back after a win, in whatever order: the win never stands without one', () => {
  fc.assert(
    fc.property(
      refusesWon,
      fc.array(calls, { maxLength: 15 }),
      fc.array(rolledBack, { maxLength: 10 }),
      (rules, play, undoing) => {
        const { ask, record } = openRecord(rules, 20_000n);
        const undo = undoing.map(({ n, of }): MoneyCall => {
          const transactionId = `y${n}`;
          return {
            ...base,
            verb: 'rollback',
            transactionId,
            wager: 'y',
            rollsBack: `b${of}`,
            amount: 0n,
          };
        });
        for (const call of [...play, ...undo]) ask(call);
        const standing = record.filter((one) => one.state === 'applied' && !one.isRolledBack);
        for (const won of standing) {
          if (won.verb !== 'win' || won.amount === 0n) continue;
          const earlier = standing.filter(
            ({ verb, askedAt }) => verb === 'bet' && askedAt < won.askedAt,
          );
          expect(earlier).not.toEqual([]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
