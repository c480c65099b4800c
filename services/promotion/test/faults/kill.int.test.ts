// @module-tag money
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { callAs, childEnvironment, eventually } from '@noriter/kit/testing';
import { limits } from '@noriter/kit/testing/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponRules } from '../world/definitions.ts';
import { openPromotionWorld, type PromotionWorld, SPIN_KEY } from '../world/promotion-world.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const KILLS = 3;
const COUPONS = 150;

let world: PromotionWorld;
let child: ChildProcess | undefined;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_kill');
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await world.close();
});

/** Where a process of its own listens, on the world's database, until it is killed. */
async function run(): Promise<string> {
  const WALLET_URL = world.walletService?.url ?? '';
  const env = world.space.env({ SPIN_KEY, WALLET_URL, LOG_LEVEL: 'info' }, 'promotion');
  const started = spawn(process.execPath, [MAIN], {
    env: { ...childEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  return eventually(() => {
    const found = /"url":"([^"]+)"/.exec(output)?.[1];
    if (found === undefined) throw new Error(`It does not listen yet: ${output.slice(-2_000)}`);
    return found;
  }, 60_000);
}

test('killed between grants and their commands, each coupon is paid once', {
  timeout: limits.heavy,
}, async () => {
  const site = world.site();
  const promotionId = await site.start(couponRules({ validDays: null }));
  const issued = await site.manager(
    '/api/admin/promotion/coupon/issue',
    { promotionId, name: 'kill', kind: 'batch', count: COUPONS },
    { idempotencyKey: randomUUID() },
  );
  const { batchId } = issued.data.batch;
  const { data } = await site.manager('/api/admin/promotion/coupon/codes', { batchId });
  const uses = data.list.map(({ code }: { code: string }) => ({ code, member: site.member() }));
  const perKill = COUPONS / KILLS;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const url = await run();
    const part = uses.slice(kill * perKill, (kill + 1) * perKill);
    const asked = part.map(({ code, member }: (typeof uses)[number]) =>
      callAs({ url, key: world.space.keyring }, { ...member, kind: 'member' })('/api/coupon/use', {
        code,
      }).catch(() => null),
    );
    await delay(40 + kill * 60);
    child?.kill('SIGKILL');
    await Promise.all(asked);
  }
  // Whoever got no answer asks again, of the service that is left.
  await Promise.all(
    uses.map(({ code, member }: (typeof uses)[number]) => member.call('/api/coupon/use', { code })),
  );
  await world.expectWholeBooks();
  const { rows } = await world.pool.query(
    `select count(*)::int as grants, count(distinct member_id)::int as members,
       sum(amount)::int as sum from promotion_grant where promotion_id = $1 and state = 'given'`,
    [promotionId],
  );
  expect(rows).toEqual([{ grants: COUPONS, members: COUPONS, sum: COUPONS * 1_000 }]);
  expect(await world.committed(promotionId)).toBe(BigInt(COUPONS * 1_000));
});
