import type pg from 'pg';
import type { Cycle } from '../../../vocabulary/cycles.ts';
import type { SettlementKind } from '../../../vocabulary/kinds.ts';
import { type EarnedLine, earnedLines } from '../../domain/earn.ts';
import type { Days } from '../../domain/period.ts';
import { type Settled, settle, type Terms } from '../../domain/settle.ts';
import { holdersOf, lineSums, ownRolling } from '../../store/line-sums.ts';
import { settledUntil } from '../../store/settled-days.ts';
import { openSpans } from './open-spans.ts';

export type StatementLine = Omit<EarnedLine, 'holderId' | 'kind' | 'withdrawn'>;

/** What a holder gets of days, and what it is made of. */
export type Reckoned = Settled &
  Days & {
    holderId: string;
    kind: SettlementKind;
    earned: bigint;
    corrected: bigint;
    lines: readonly StatementLine[];
  };

/** A period: of the partners of a cycle, or of one partner alone. */
type Of = Days & { siteId: string; cycle: Cycle; holderId: string | null };
type Line = EarnedLine;

const member: Terms = { carriesLoss: false, feePpm: 0, cutPpm: 0 };
const none: readonly StatementLine[] = [];

/** Members have no cycle: they are settled with the site's days. */
export function settlesMembers({ cycle, holderId }: Pick<Of, 'cycle' | 'holderId'>): boolean {
  return cycle === 'day' && holderId === null;
}

/** What everybody of a period would get for its days, by holder. */
export async function reckonPeriod(db: pg.Pool, of: Of): Promise<Reckoned[]> {
  const partners = await reckonPartners(db, of);
  if (!settlesMembers(of)) return partners;
  return [...partners, ...(await memberShares(db, of.siteId, of))].sort(byHolder);
}

/**
 * Works out what partners get for a period's days, by holder: the same again of frozen days. Days
 * that somebody is settled for already are left out.
 */
export async function reckonPartners(db: pg.Pool | pg.ClientBase, of: Of): Promise<Reckoned[]> {
  const { siteId, holderId } = of;
  const holders = new Map((await holdersOf(db, of)).map((one) => [one.holderId, one]));
  const settled = new Map(
    [...(await settledUntil(db, siteId, holderId))].filter(([, one]) => holders.has(one.holderId)),
  );
  const carried = new Map([...settled].map(([key, one]) => [key, one.carried]));
  const reckoned: Reckoned[] = [];
  for (const { days, holds, among } of await openSpans(db, settled, of)) {
    const lines = earnedLines(await lineSums(db, siteId, days, among)).filter(
      (line) => holders.has(line.holderId) && holds(keyOf(line)),
    );
    for (const [key, own] of Map.groupBy(lines, keyOf)) {
      const [first] = own;
      const terms = holders.get(first?.holderId ?? '');
      if (first === undefined || terms === undefined) continue;
      const carriedIn = carried.get(key) ?? 0n;
      const isNothing = own.every(({ amount, base }) => amount === 0n && base === 0n);
      if (isNothing && carriedIn === 0n) continue;
      const one = reckon(own, first, { days, carriedIn, terms });
      carried.set(key, one.carriedOut);
      reckoned.push(one);
    }
  }
  return reckoned.sort(byHolder);
}

function keyOf({ holderId, kind }: Pick<Line, 'holderId' | 'kind'>): string {
  return `${holderId} ${kind}`;
}

function reckon(
  lines: readonly Line[],
  { holderId, kind }: Line,
  { days, carriedIn, terms }: { days: Days; carriedIn: bigint; terms: Terms },
): Reckoned {
  const earned = sum(lines, ({ amount }) => amount);
  const withdrawn = sum(lines, (line) => line.withdrawn);
  const corrections = lines.filter(({ isCorrection }) => isCorrection);
  return {
    ...settle({ kind, earned, withdrawn, carriedIn }, terms),
    ...days,
    holderId,
    kind,
    earned,
    corrected: sum(corrections, ({ amount }) => amount),
    lines: lines.map(({ category, isCorrection, turnover, base, amount }) => ({
      category,
      isCorrection,
      turnover,
      base,
      amount,
    })),
  };
}

/** Of a member's own rolling, as `settleMemberPage` settles it: nothing is cut off it or carried. */
async function memberShares(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { fromDay, untilDay }: Days,
): Promise<Reckoned[]> {
  const kind = 'self-rolling';
  const rows = await ownRolling(db, siteId, { fromDay, untilDay });
  return rows.map(({ holderId, amount: earned }) => ({
    ...settle({ kind, earned, withdrawn: 0n, carriedIn: 0n }, member),
    fromDay,
    untilDay,
    holderId,
    kind,
    earned,
    corrected: 0n,
    lines: none,
  }));
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => bigint): bigint {
  return rows.reduce((all, row) => all + of(row), 0n);
}

function byHolder(one: Reckoned, other: Reckoned): number {
  return (
    compare(one.holderId, other.holderId) ||
    compare(one.kind, other.kind) ||
    compare(one.fromDay, other.fromDay)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
