import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import type { Pool } from 'pg';
import { debitsByNode } from './node-debits.ts';

/** The baseline: one transaction for each debit, as a wallet without batches would do it. */
export type Baseline = { name: string; perSecond(seconds: number): Promise<number> };

const CLIENTS = 32;
const THREADS = 2;

const SCRIPT = `\\set account random(1, :accounts)
begin;
update bench_account set balance = balance - 1 where id = :account and balance >= 1;
insert into bench_debit (id, account, amount) values (gen_random_uuid(), :account, 1);
commit;
`;

/**
 * Prepares the baseline in a database of its own and finds pgbench on the PATH; without it the
 * same load comes from Node, and the name says so.
 */
export async function openBaseline(
  pool: Pool,
  { databaseUrl, accounts }: { databaseUrl: string; accounts: number },
): Promise<Baseline> {
  await pool.query(`
    create table bench_account (id int primary key, balance bigint not null);
    create table bench_debit (id uuid primary key, account int not null, amount bigint not null);
    insert into bench_account select id, 1000000000 from generate_series(1, ${accounts}) as id`);
  await pool.query('vacuum analyze bench_account');
  if (!(await hasPgbench())) {
    return {
      name: 'node (no pgbench on the PATH)',
      perSecond: (seconds) => debitsByNode(databaseUrl, { accounts, seconds, clients: CLIENTS }),
    };
  }
  const script = join(mkdtempSync(join(tmpdir(), 'noriter-bench-')), 'debit.sql');
  writeFileSync(script, SCRIPT);
  return {
    name: 'pgbench',
    async perSecond(seconds) {
      const options = ['-n', '-M', 'prepared', '-c', CLIENTS, '-j', THREADS, '-T', seconds];
      const variables = ['-D', `accounts=${accounts}`, '-f', script];
      const args = [...options, ...variables].map(String);
      const { stdout } = await execa('pgbench', [...args, databaseUrl]);
      const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
      if (tps === undefined) throw new Error(`pgbench printed no figure:\n${stdout}`);
      return Number(tps);
    },
  };
}

async function hasPgbench(): Promise<boolean> {
  const found = await execa('pgbench', ['--version'], { reject: false });
  return found.exitCode === 0;
}
