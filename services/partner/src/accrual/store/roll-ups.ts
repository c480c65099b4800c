import { arrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import {
  type Addition,
  addRolling,
  addTotals,
  addUp,
  type DayTotals,
  partnerDays,
} from '../domain/day-totals.ts';

const totalNames = ['bets', 'turnover', 'stake', 'returned', 'deposited', 'withdrawn'] as const;
const tiers = [0, 1, 2, 3, 4, 5] as const;

/** Adds to what days have come to: by chain, by partner and by member, in the caller's transaction. */
export async function addToRollUps(
  tx: pg.ClientBase,
  siteId: string,
  additions: readonly Addition[],
): Promise<void> {
  if (additions.length === 0) return;
  const lines = addUp(
    additions,
    ({ chain, day, isCorrection }) => `${chain.chainId} ${day} ${isCorrection}`,
    added,
  );
  await addToLines(tx, siteId, lines);
  // Of lines, which are fewer: each goes to five partners.
  await addToPartners(tx, siteId, lines);
  await addToMembers(tx, siteId, additions);
}

async function addToLines(
  tx: pg.ClientBase,
  siteId: string,
  lines: readonly Addition[],
): Promise<void> {
  await upsert(tx, siteId, {
    table: 'line_day',
    keys: { chain_id: 'uuid', day: 'date', is_correction: 'boolean' },
    keyValues: [
      lines.map(({ chain }) => chain.chainId),
      lines.map(({ day }) => day),
      lines.map(({ isCorrection }) => isCorrection),
    ],
    totals: lines.map(({ totals }) => totals),
    sums: tiers.map((tier) => `rolling_${tier}`),
    sumValues: tiers.map((tier) => lines.map((line) => line.rolling[tier] ?? 0n)),
  });
}

async function addToPartners(
  tx: pg.ClientBase,
  siteId: string,
  lines: readonly Addition[],
): Promise<void> {
  const rows = partnerDays(lines);
  await upsert(tx, siteId, {
    table: 'partner_day',
    keys: { partner_id: 'uuid', day: 'date', category: 'text' },
    keyValues: [
      rows.map(({ partnerId }) => partnerId),
      rows.map(({ day }) => day),
      rows.map(({ category }) => category),
    ],
    totals: rows.map(({ totals }) => totals),
    sums: ['rolling', 'losing_micro'],
    sumValues: [rows.map(({ rolling }) => rolling), rows.map(({ losingMicro }) => losingMicro)],
  });
}

async function addToMembers(
  tx: pg.ClientBase,
  siteId: string,
  additions: readonly Addition[],
): Promise<void> {
  const rows = addUp(
    additions,
    ({ memberId, day, chain }) => `${memberId} ${day} ${chain.category}`,
    added,
  );
  await upsert(tx, siteId, {
    table: 'member_day',
    keys: { member_id: 'uuid', day: 'date', category: 'text' },
    keyValues: [
      rows.map(({ memberId }) => memberId),
      rows.map(({ day }) => day),
      rows.map(({ chain }) => chain.category),
    ],
    totals: rows.map(({ totals }) => totals),
    sums: ['rolling'],
    sumValues: [rows.map(({ rolling }) => rolling[0] ?? 0n)],
  });
}

function added(sum: Addition, one: Addition): Addition {
  return {
    ...sum,
    totals: addTotals(sum.totals, one.totals),
    rolling: addRolling(sum.rolling, one.rolling),
  };
}

type Upsert = {
  table: string;
  /** Names of its key, and their types. */
  keys: Readonly<Record<string, string>>;
  keyValues: readonly (readonly (string | boolean)[])[];
  totals: readonly DayTotals[];
  sums: readonly string[];
  sumValues: readonly (readonly bigint[])[];
};

/** Adds rows to a table of sums; a row that is not there begins with them. */
async function upsert(tx: pg.ClientBase, siteId: string, one: Upsert): Promise<void> {
  const keys = Object.keys(one.keys);
  if (one.totals.length === 0) return;
  const names = [...totalNames, ...one.sums];
  const types = [...Object.values(one.keys), ...names.map(() => 'bigint')];
  const marks = types.map((type, at) => `$${at + 2}::${type}[]`);
  const adds = names.map((name) => `${name} = sum.${name} + excluded.${name}`);
  const totals = totalNames.map((name) => one.totals.map((row) => row[name]));
  await tx.query({
    name: `add-to-${one.table}`,
    text: `insert into ${one.table} as sum (${[...keys, ...names, 'site_id'].join(', ')})
      select one.*, $1::text from unnest(${marks.join(', ')}) as one
      on conflict (${keys.join(', ')}) do update set ${adds.join(', ')}`,
    values: [siteId, ...[...one.keyValues, ...totals, ...one.sumValues].map(arrayLiteral)],
  });
}
