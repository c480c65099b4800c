import type { Pool } from 'pg';
import { brokenCommission } from '../../oracle/commission.ts';
import { brokenLedgerRules } from '../../oracle/ledger.ts';
import { brokenPeriods } from '../../oracle/periods.ts';
import type { Verdict } from '../money-verdict.ts';
import type { SentBets } from './settled-stream.ts';

const SHOWN = 5;

type Books = { partner: Pool; betting: Pool; wallet: Pool };
type Payment = { id: string; won: bigint };

const paymentsSql = `
  select command_id::text as id, payable as won from settlement
  where payable > 0 and state in ('paying', 'paid')`;

const paidSql = `
  select command_id::text as id, amount as won from ledger
  where subject_type = 'partner-settlement' and refusal is null`;

/** Compares what Kafka was given, what betting settled and what the wallet paid with partner's books. */
export async function judgePartner(books: Books, sent: SentBets, since: Date): Promise<Verdict> {
  const { partner, betting, wallet } = books;
  const expected = new Map([...sent, ...(await settledBets(betting, since))]);
  const counted = await countedBets(partner, since);
  const due = new Map(
    (await partner.query<Payment>(paymentsSql)).rows.map(({ id, won }) => [id, won]),
  );
  const paid = new Map((await wallet.query<Payment>(paidSql)).rows.map(({ id, won }) => [id, won]));
  const lost = [
    ...[...expected].flatMap(([id, version]) =>
      counted.get(id) === version ? [] : [`bet ${id} stands at ${counted.get(id)}, not ${version}`],
    ),
    ...[...due].flatMap(([id, won]) => (paid.get(id) === won ? [] : [`payment ${id} of ${won}`])),
  ];
  const created = [
    ...[...counted.keys()].flatMap((id) => (expected.has(id) ? [] : [`nobody settled bet ${id}`])),
    ...[...paid].flatMap(([id, won]) => (due.get(id) === won ? [] : [`nobody owed ${id}, ${won}`])),
    ...(await brokenCommission(partner)),
    ...(await brokenPeriods(partner)),
    ...(await brokenLedgerRules(wallet)),
  ];
  return {
    lost: lost.length,
    created: created.length,
    findings: [...lost.slice(0, SHOWN), ...created.slice(0, SHOWN)],
  };
}

/** How many of the bets partner has not counted to their newest version. */
export async function uncounted(
  { partner, betting }: Books,
  sent: SentBets,
  since: Date,
): Promise<number> {
  const expected = new Map([...sent, ...(await settledBets(betting, since))]);
  const counted = await countedBets(partner, since);
  return [...expected].filter(([id, version]) => counted.get(id) !== version).length;
}

type Row = { id: string; version: number };

async function settledBets(betting: Pool, since: Date): Promise<Map<string, number>> {
  const { rows } = await betting.query<Row>(
    `select bet_id::text as id, max(version)::int as version from bet_settlement
     where settled_at >= $1 group by bet_id`,
    [since],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function countedBets(partner: Pool, since: Date): Promise<Map<string, number>> {
  const { rows } = await partner.query<Row>(
    `select bet_id::text as id, max(version)::int as version from accrual
     where settled_at >= $1 group by bet_id`,
    [since],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
