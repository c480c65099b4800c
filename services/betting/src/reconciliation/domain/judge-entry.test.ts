import type { LedgerEntry } from '@noriter/wallet-client/ledger';
import { describe, expect, test } from 'vitest';
import {
  freeReturnCommandId,
  returnCommandId,
  stakeCommandId,
} from '../../placement/domain/stake.ts';
import { judgeEntry, type SlipBooks } from './judge-entry.ts';

const slipId = '019a0000-0000-7000-8000-000000000001';
const betId = '019a0000-0000-7000-8000-000000000002';
const [paid, taken] = [returnCommandId(betId, 1), returnCommandId(betId, 2)];

const slip: SlipBooks = {
  slipId,
  siteId: 'noriter',
  memberId: 'member',
  stake: 10_000n,
  state: 'accepted',
  freeBetId: null,
  returns: new Map([
    [paid, 19_500n],
    [taken, -9_500n],
  ]),
};
const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  commandId: stakeCommandId(slipId),
  siteId: 'noriter',
  memberId: 'member',
  kind: 'stake',
  amount: 10_000n,
  counterAccount: 'house:sport',
  subjectType: 'bet-slip',
  subjectId: slipId,
  refusal: null,
  ...changes,
});

describe('a row of the ledger', () => {
  test.each<[string, Partial<LedgerEntry>]>([
    ['a stake', {}],
    ['a payout', { kind: 'payout', commandId: paid, amount: 19_500n }],
    ['what was taken back', { kind: 'clawback', commandId: taken, amount: 9_500n }],
  ])('of %s that was asked for is right', (_what, changes) => {
    expect(judgeEntry(entry(changes), slip)).toBe(null);
  });

  test.each<[string, Partial<LedgerEntry>, string]>([
    ['a payout nobody asked for', { kind: 'payout', commandId: slipId }, 'unknown'],
    ['something else', { subjectType: 'test' }, 'unknown'],
    ['a second stake', { commandId: slipId }, 'unknown'],
    [
      'a stake that goes back though the bet stands',
      { kind: 'refund', commandId: slipId },
      'unknown',
    ],
    ['another stake', { amount: 9_999n }, 'differs'],
    ['another member', { memberId: 'other' }, 'differs'],
    ['a payout of too much', { kind: 'payout', commandId: paid, amount: 19_501n }, 'differs'],
    [
      'a clawback of what was to be paid',
      { kind: 'clawback', commandId: paid, amount: 19_500n },
      'differs',
    ],
    ['a stake that was refused', { refusal: 'B6000' }, 'refused'],
  ])('of %s is not', (_what, changes, fault) => {
    expect(judgeEntry(entry(changes), slip)).toBe(fault);
  });

  test('of no slip here is unknown', () => {
    expect(judgeEntry(entry({}), undefined)).toBe('unknown');
  });

  test('of a refused slip has to come back, as a whole', () => {
    const refused = { ...slip, state: 'refused', returns: new Map() };
    const back = (amount: bigint) => entry({ kind: 'refund', commandId: slipId, amount });
    expect(judgeEntry(entry({}), refused)).toBe('unreturned');
    expect(judgeEntry(back(10_000n), refused)).toBe('returned');
    expect(judgeEntry(back(9_999n), refused)).toBe('unknown');
    expect(judgeEntry(entry({ refusal: 'B6000' }), refused)).toBe(null);
  });
});

describe('a row of a slip that a free bet staked', () => {
  const given = freeReturnCommandId(betId, 1);
  const taken = freeReturnCommandId(betId, 2);
  const returns = new Map([
    [given, 10_000n],
    [taken, -10_000n],
  ]);
  const free: SlipBooks = { ...slip, freeBetId: 'free', returns };

  test.each<[string, Partial<LedgerEntry>, string | null]>([
    ['its stake', { kind: 'free_bet_stake' }, null],
    ['a stake of its member’s', {}, 'differs'],
    ['a stake that came back', { kind: 'free_bet_refund', commandId: given }, null],
    ['one that was taken again', { kind: 'free_bet_clawback', commandId: taken }, null],
    ['one that an older version took again', { kind: 'free_bet_stake', commandId: taken }, null],
    ['one that came back to its member', { kind: 'refund', commandId: slipId }, 'unknown'],
  ])('of %s', (_what, changes, fault) => {
    expect(judgeEntry(entry(changes), free)).toBe(fault);
  });

  test('comes back whole when the slip is refused', () => {
    const refused = { ...free, state: 'refused', returns: new Map() };
    const back = entry({ kind: 'free_bet_refund', commandId: slipId });
    expect(judgeEntry(back, refused)).toBe('returned');
  });
});
