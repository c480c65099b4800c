import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The baseline's load from Node, for machines without pgbench. @returns debits per second */
export async function debitsByNode(
  databaseUrl: string,
  { accounts, seconds, clients }: { accounts: number; seconds: number; clients: number },
): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1_000;
  let debits = 0;
  async function debitUntilDeadline(): Promise<void> {
    const client = await pool.connect();
    while (performance.now() < deadline) {
      await debitOnce(client, 1 + Math.floor(Math.random() * accounts));
      debits += 1;
    }
    client.release();
  }
  await Promise.all(Array.from({ length: clients }, debitUntilDeadline));
  const took = (performance.now() - startedAt) / 1_000;
  await pool.end();
  return debits / took;
}

async function debitOnce(client: pg.PoolClient, account: number): Promise<void> {
  await client.query('begin');
  await client.query({
    name: 'debit',
    text: 'update bench_account set balance = balance - 1 where id = $1 and balance >= 1',
    values: [account],
  });
  await client.query({
    name: 'note',
    text: 'insert into bench_debit (id, account, amount) values ($1, $2, 1)',
    values: [randomUUID(), account],
  });
  await client.query('commit');
}
