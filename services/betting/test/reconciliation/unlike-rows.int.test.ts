// @module-tag money
import { randomUUID } from 'node:crypto';
import { arrayLiteral, textArrayLiteral } from '@noriter/kit/array-literal';
import { eventually } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { houseColumns, type LedgerEntry, ledgerPage } from '@noriter/wallet-client/ledger';
import { areApplied } from '@noriter/wallet-client/unapplied';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { judgeEntry } from '../../src/reconciliation/domain/judge-entry.ts';
import { settledColumns, stakeColumns } from '../../src/reconciliation/store/asked-columns.ts';
import { readSlipBooks } from '../../src/reconciliation/store/slip-books.ts';
import { unlikeRows } from '../../src/reconciliation/store/unlike-rows.ts';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
let entries: LedgerEntry[];
const never = new AbortController().signal;
const { win, lose } = results;

/** Two members' stakes, and what both were paid, as the ledger has them. */
beforeAll(async () => {
  world = await openSportWorld('betting_unlike');
  const leg = await world.leg();
  for (const lineStake of ['10000', '20000']) {
    const member = world.member();
    await member.give(100_000n);
    await world.slip(member, [{ legs: [leg], lineStake }]);
  }
  await world.result(leg, { home: win, draw: lose, away: lose });
  await settleTickets(world.deps, never);
  await eventually(async () => {
    await world.wallet?.runJob('sum-counter-accounts');
    const page = await ledgerPage(world.deps.wallet, 'house', { after: 0n });
    // What the members were given first is of no slip.
    entries = page.entries.filter(({ subjectType }) => subjectType === 'bet-slip');
    expect(entries).toHaveLength(4);
  });
});
afterAll(() => world.close());

/** PostgreSQL quotes what needs it, and nothing else. */
function asDatabaseWrites(texts: readonly string[]): string {
  return `{${texts.map((text) => (/^[\w-]+$/.test(text) ? text : textArrayLiteral([text]).slice(1, -1))).join(',')}}`;
}

const groupOf = (rows: readonly LedgerEntry[], first: LedgerEntry) => ({
  siteId: first.siteId,
  kind: first.kind,
  subjectType: first.subjectType,
  commandIds: arrayLiteral(rows.map(({ commandId }) => commandId)),
  memberIds: arrayLiteral(rows.map(({ memberId }) => memberId)),
  subjectIds: asDatabaseWrites(rows.map(({ subjectId }) => subjectId)),
  amounts: arrayLiteral(rows.map(({ amount }) => amount)),
});

const groupKey = ({ siteId, kind, subjectType }: LedgerEntry) =>
  JSON.stringify([siteId, kind, subjectType]);

async function unlikeOf(rows: readonly LedgerEntry[]): Promise<Set<string>> {
  const named: string[] = [];
  for (const group of Map.groupBy(rows, groupKey).values()) {
    const [first] = group;
    if (first !== undefined) named.push(...(await unlikeRows(world.pool, groupOf(group, first))));
  }
  return new Set(named);
}

async function judgedWrong(rows: readonly LedgerEntry[]): Promise<Set<string>> {
  const slipIds = rows.map(({ subjectId }) => subjectId);
  const books = await readSlipBooks(world.pool, slipIds);
  const wrong = rows.filter((one) => judgeEntry(one, books.get(one.subjectId)) !== null);
  return new Set(wrong.map(({ commandId }) => commandId));
}

it('names nothing where all is as it was asked for', async () => {
  expect(await unlikeOf(entries)).toEqual(new Set());
  const page = await houseColumns(world.deps.wallet, { after: 0n, positions: 2_000 });
  const groups = page?.groups.filter(({ subjectType }) => subjectType === 'bet-slip') ?? [];
  expect(groups.map(({ kind }) => kind).toSorted()).toEqual(['payout', 'stake']);
  for (const group of groups) expect(await unlikeRows(world.pool, group)).toEqual([]);
});

/** What a hand in one database may make of a row. */
const forgeries: Record<string, (one: LedgerEntry, other: LedgerEntry) => Partial<LedgerEntry>> = {
  'another member’s amount': (_, { amount }) => ({ amount }),
  'another member': (_, { memberId }) => ({ memberId }),
  'another slip': (_, { subjectId }) => ({ subjectId }),
  'an id of nothing': () => ({ commandId: randomUUID() }),
  'another id that there is': (_, { commandId }) => ({ commandId }),
  'one won more': ({ amount }) => ({ amount: amount + 1n }),
  'another site': () => ({ siteId: 'elsewhere' }),
  'another kind': ({ kind }) => ({ kind: kind === 'stake' ? 'free_bet_stake' : 'clawback' }),
  'a kind of nobody’s': () => ({ kind: 'adjust_up' }),
  'a subject of another type': () => ({ subjectType: 'cash-request' }),
  'a slip that there is not': () => ({ subjectId: randomUUID() }),
  'a subject that is no id': () => ({ subjectId: `${randomUUID()},"} or \\` }),
};

test.each(Object.entries(forgeries))('attack: a row of %s is named', async (_what, forge) => {
  for (const kind of ['stake', 'payout']) {
    const [one, other] = entries.filter((entry) => entry.kind === kind);
    if (one === undefined || other === undefined) throw new Error('There are two of each.');
    const forged = { ...one, ...forge(one, other) };
    expect(await judgedWrong([forged])).toEqual(new Set([forged.commandId]));
    expect(await unlikeOf([forged])).toEqual(new Set([forged.commandId]));
    const rest = entries.filter((entry) => entry !== one);
    expect(await unlikeOf([...rest, forged])).toContain(forged.commandId);
  }
});

test('attack: amounts swapped between two members are both named', async () => {
  const [one, other] = entries.filter(({ kind }) => kind === 'payout');
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const swapped = [
    { ...one, amount: other.amount },
    { ...other, amount: one.amount },
  ];
  expect(await unlikeOf(swapped)).toEqual(await judgedWrong(swapped));
  expect((await unlikeOf(swapped)).size).toBe(2);
});

test('what the books asked for is counted as a whole, and one too few is not all', async () => {
  const span = { from: new Date(0), to: new Date(Date.now() + 60_000) };
  for (const look of [stakeColumns, settledColumns]) {
    const asked = await look(world.pool, span);
    if (asked === null) throw new Error('There are few.');
    expect(asked).toMatchObject({ count: 2, to: span.to });
    expect(await areApplied(world.deps.wallet, asked)).toBe(true);
    const ids = asked.commandIds.slice(1, -1).split(',');
    const lost = { ...asked, commandIds: arrayLiteral([ids[0] ?? '', randomUUID()]) };
    expect(await areApplied(world.deps.wallet, lost)).toBe(false);
    const [amount = '', other = ''] = asked.amounts.slice(1, -1).split(',');
    const swapped = { ...asked, amounts: `{${other},${amount}}` };
    expect(await areApplied(world.deps.wallet, swapped)).toBe(false);
  }
});
