import type { LedgerEntry } from '@noriter/wallet-client/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  commandIdOf,
  expiryIdOf,
  GRANT_SUBJECT,
  grantKinds,
} from '../../promotions/domain/grant-command.ts';
import { commandsOf, type GrantBooks, judgeEntry, judgeGrant } from './judge-grant.ts';

const grantId = '019a0000-0000-7000-8000-000000000001';
const promotionId = '019a0000-0000-7000-8000-000000000002';
const other = '019a0000-0000-7000-8000-000000000003';

const grant: GrantBooks = {
  grantId,
  promotionId,
  siteId: 'noriter',
  memberId: 'member',
  reward: 'points',
  amount: 3_000n,
  state: 'given',
  forfeited: 0n,
  hasEnded: false,
};
const bonus: GrantBooks = { ...grant, reward: 'cash' };
const freeBet: GrantBooks = { ...grant, reward: 'free-bet' };
const entry: LedgerEntry = {
  commandId: commandIdOf(grantId),
  siteId: 'noriter',
  memberId: 'member',
  kind: 'points_grant',
  amount: 3_000n,
  counterAccount: accountOf(promotionId),
  subjectType: GRANT_SUBJECT,
  subjectId: grantId,
  refusal: null,
};
const forfeitId = commandsOf(bonus)[1]?.commandId ?? '';
const forfeit: LedgerEntry = {
  ...entry,
  kind: 'bonus_forfeit',
  commandId: forfeitId,
  amount: 2_000n,
};
const expiry: LedgerEntry = { ...entry, kind: 'free_bet_expire', commandId: expiryIdOf(grantId) };

const faultsOf = (books: GrantBooks, entries: readonly LedgerEntry[]) =>
  judgeGrant(books, new Map(entries.map((one) => [one.commandId, one]))).map(({ fault }) => fault);

describe('a row of the ledger', () => {
  test.each<[string, Partial<LedgerEntry>, GrantBooks, string | null]>([
    ['a grant', {}, grant, null],
    ['one on its way', {}, { ...grant, state: 'asked' }, null],
    ['one that is held', {}, { ...grant, state: 'held' }, 'unknown'],
    ['one that was refused here', {}, { ...grant, state: 'refused' }, 'unnoted'],
    ['another command', { commandId: other }, grant, 'unknown'],
    ['another subject', { subjectType: 'cash-request' }, grant, 'unknown'],
    ['another amount', { amount: 3_001n }, grant, 'differs'],
    ['another member', { memberId: 'other' }, grant, 'differs'],
    ['another site', { siteId: 'other' }, grant, 'differs'],
    ['another promotion', { counterAccount: accountOf(other) }, grant, 'differs'],
    ['cash instead of points', { kind: 'bonus_grant' }, grant, 'differs'],
  ])('of %s', (_what, changes, books, fault) => {
    expect(judgeEntry({ ...entry, ...changes }, books)).toBe(fault);
  });

  test('of no grant here is unknown', () => {
    expect(judgeEntry(entry, undefined)).toBe('unknown');
  });

  test.each<[string, LedgerEntry, GrantBooks, string | null]>([
    ['what was given up', forfeit, { ...bonus, forfeited: 2_000n }, null],
    ['more than was told of', forfeit, { ...bonus, forfeited: 1_999n }, 'differs'],
    ['what these books were not told of', forfeit, bonus, 'unnoted'],
    ['points given up', forfeit, grant, 'unknown'],
    ['a free bet that came back', expiry, { ...freeBet, hasEnded: true }, null],
    ['one that came back before its end', expiry, freeBet, 'unknown'],
    ['a part that came back', { ...expiry, amount: 1n }, { ...freeBet, hasEnded: true }, 'differs'],
  ])('of %s', (_what, row, books, fault) => {
    expect(judgeEntry(row, books)).toBe(fault);
  });
});

describe('a grant', () => {
  const refused = { ...entry, refusal: 'W404' };

  test.each<[string, Partial<GrantBooks>, LedgerEntry[], string[]]>([
    ['given', {}, [entry], []],
    ['given and not there', {}, [], ['missing']],
    ['given and refused', {}, [refused], ['refused']],
    ['given with another amount', {}, [{ ...entry, amount: 1n }], ['differs']],
    ['on its way and lost', { state: 'asked' }, [], ['missing']],
    ['on its way and applied', { state: 'asked' }, [entry], ['unnoted']],
    ['on its way and refused', { state: 'asked' }, [refused], ['unnoted']],
    ['refused by the wallet', { state: 'refused' }, [refused], []],
    ['refused before it was asked for', { state: 'refused' }, [], []],
    ['refused and applied', { state: 'refused' }, [entry], ['unnoted']],
    ['held', { state: 'held' }, [], []],
    ['held and paid', { state: 'held' }, [entry], ['unknown']],
  ])('that is %s', (_what, changes, rows, faults) => {
    expect(faultsOf({ ...grant, ...changes }, rows)).toEqual(faults);
  });

  const given = { ...entry, kind: 'bonus_grant' };
  const setAside = { ...entry, kind: 'free_bet_grant' };

  test.each<[string, GrantBooks, LedgerEntry[], string[]]>([
    ['given up', { ...bonus, forfeited: 2_000n }, [given, forfeit], []],
    ['given up and not taken', { ...bonus, forfeited: 2_000n }, [given], ['missing']],
    ['taken and not told', bonus, [given, forfeit], ['unnoted']],
    ['used in time', freeBet, [setAside], []],
    ['ended', { ...freeBet, hasEnded: true }, [setAside, expiry], []],
    ['ended and not back', { ...freeBet, hasEnded: true }, [setAside], ['missing']],
    [
      'ended and refused to come back',
      { ...freeBet, hasEnded: true },
      [setAside, { ...expiry, refusal: 'W001' }],
      ['refused'],
    ],
  ])('that was %s', (_what, books, rows, faults) => {
    expect(faultsOf(books, rows)).toEqual(faults);
  });

  test('is in order with the very rows that it asked for, and with no other', () => {
    const books = fc.record({
      reward: fc.constantFrom('points', 'cash', 'free-bet'),
      amount: fc.bigInt(1n, 10n ** 9n),
      forfeited: fc.bigInt(0n, 10n ** 9n),
      hasEnded: fc.boolean(),
    });
    const wrong = fc.constantFrom<Partial<LedgerEntry>>(
      { amount: 0n },
      { memberId: 'other' },
      { siteId: 'other' },
      { counterAccount: accountOf(other) },
      { subjectId: other },
      { kind: 'payout' },
    );
    fc.assert(
      fc.property(books, wrong, (some, change) => {
        const one: GrantBooks = { ...grant, ...some };
        const rows = commandsOf(one)
          .filter(({ due }) => due === 'applied')
          .map(({ commandId, kind, amount }) => ({
            ...entry,
            commandId,
            kind,
            amount: amount ?? 0n,
          }));
        expect(rows[0]?.kind).toBe(grantKinds[one.reward]);
        expect(faultsOf(one, rows)).toEqual([]);
        const changed = rows.map((row) => ({ ...row, ...change }));
        expect(faultsOf(one, changed)).toEqual(rows.map(() => 'differs'));
        expect(faultsOf(one, [])).toEqual(rows.map(() => 'missing'));
      }),
    );
  });
});
