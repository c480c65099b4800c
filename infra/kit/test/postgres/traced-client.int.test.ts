import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createPool, withTransaction } from '../../src/postgres/postgres.ts';
import { TracedClient } from '../../src/postgres/traced-client.ts';
import { inSpan, startTracing } from '../../src/telemetry/tracing.ts';
import { openTestSpace } from '../../src/testing/testing.ts';

const space = await openTestSpace('traces');
const bodies: string[] = [];
const collector = createServer((request, response) => {
  request.on('data', (chunk) => bodies.push(String(chunk)));
  request.on('end', () => response.end('{}'));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => collector.once('listening', resolve));
afterAll(async () => {
  collector.close();
  await space.close();
});

test('queries are spans under the work that asked for them, with their text', async () => {
  const { port } = z.custom<AddressInfo>().parse(collector.address());
  const tracing = startTracing({ service: 'wallet', endpoint: `http://127.0.0.1:${port}` });
  const pool = createPool(space.databaseUrl, { applicationName: 'traces', max: 1 });
  await inSpan('wallet.read', {}, async () => {
    await pool.query('select 1 as via_pool');
    const sum = await withTransaction(pool, (tx) =>
      tx.query<{ sum: number }>('select $1::int + 1 as sum', [1]),
    );
    expect(sum.rows).toEqual([{ sum: 2 }]);
    await expect(pool.query('select broken from nowhere')).rejects.toThrow('nowhere');
  });
  await pool.end();
  await tracing.stop();
  const sent = bodies.join('');
  expect(sent).toContain('wallet.read');
  expect(sent).toContain('select 1 as via_pool');
  expect(sent).toContain('select $1::int + 1 as sum');
  expect(sent).toContain('postgresql.query');
});

test('without an exporter a pool has plain clients', async () => {
  const pool = createPool(space.databaseUrl, { applicationName: 'traces', max: 1 });
  const client = await pool.connect();
  expect(client).not.toBeInstanceOf(TracedClient);
  client.release();
  await pool.end();
});
