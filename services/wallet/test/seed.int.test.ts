import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deriveId } from '@noriter/kit/ids';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChecks } from '../src/store/reconciliation/checks.ts';

const seed = fileURLToPath(new URL('../src/seed.ts', import.meta.url));

let space: TestSpace;

beforeAll(async () => {
  space = await openTestSpace('wallet_seed');
});
afterAll(() => space.close());

async function books() {
  const { rows } = await space.pool.query(
    'select member_id, cash, held, points, version from account order by member_id',
  );
  return rows;
}

const run = () => promisify(execFile)(process.execPath, [seed], { env: space.env({}, 'wallet') });

async function policies() {
  const { rows } = await space.pool.query(
    `select site_id, version, document ->> 'aloneDayMax' as alone from cash_policy
     union all select site_id, version, document ->> 'aloneDayMax' from cash_policy_version`,
  );
  return rows;
}

test('the demonstration money is there, and a second run changes nothing', async () => {
  await run();
  const first = await books();
  await run();
  expect(await books()).toEqual(first);
  const player1 = first.find(({ member_id }) => member_id === deriveId('noriter-demo', 'player1'));
  expect(player1).toMatchObject({ cash: 402_000n, held: 0n, points: 12_000n });
  const player5 = first.find(({ member_id }) => member_id === deriveId('noriter-demo', 'player5'));
  expect(player5).toMatchObject({ cash: 460_000n, held: 80_000n });
  const client = await space.pool.connect();
  const results = await runChecks(client, { scope: 'all', now: new Date() });
  client.release();
  expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
});

test('the demonstration has its policy before anybody sets one, and keeps what was set', async () => {
  await run();
  const seeded = { site_id: 'noriter', version: 0, alone: '300000000' };
  expect(await policies()).toEqual([seeded, seeded]);
  await space.pool.query(
    `update cash_policy set version = 1, document = document || '{"aloneDayMax": "7"}'`,
  );
  await run();
  expect(await policies()).toEqual([{ ...seeded, version: 1, alone: '7' }, seeded]);
});
