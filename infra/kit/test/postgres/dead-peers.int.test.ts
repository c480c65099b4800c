import { afterAll, expect, test } from 'vitest';
import { newClient } from '../../src/outbox/relay-connection.ts';
import { openTestSpace } from '../../src/testing/testing.ts';

const space = await openTestSpace('dead_peers');
afterAll(() => space.close());

/** As the server keeps them for the connection that asks; Unix sockets have none. */
const KEPT = `select current_setting('tcp_keepalives_idle') as idle,
  current_setting('tcp_keepalives_interval') as interval,
  current_setting('tcp_keepalives_count') as count, current_setting('tcp_user_timeout') as unanswered`;

const halfAMinute = { idle: '10', interval: '5', count: '4', unanswered: '30000' };

test('the server soon finds that the machine of a connection of the pool is gone', async () => {
  expect((await space.pool.query(KEPT)).rows).toEqual([halfAMinute]);
});

test('and that of the process which sends the outbox', async () => {
  const client = newClient(space.databaseUrl, () => undefined);
  await client.connect();
  const { rows } = await client.query(KEPT);
  await client.end();
  expect(rows).toEqual([halfAMinute]);
});
