import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IdentityWorld, makeMember, openIdentityWorld, password } from './identity-world.ts';

let world: IdentityWorld;

beforeAll(async () => {
  world = await openIdentityWorld();
});
afterAll(() => world.close());

const migration = new URL(
  '../prisma/migrations/20261202090000_exclusions_by_korean_months/migration.sql',
  import.meta.url,
);

/** Half past midnight on the first of March in Korea: six months later is the first of September there. */
const ASKED = '2027-02-28T15:30:00Z';
const ENDS = '2027-08-31T15:30:00.000Z';
/** By months of UTC. */
const EARLY = '2027-08-28T15:30:00.000Z';

it('attack: an exclusion that is lifted three days early, where months are those of UTC', async () => {
  const { memberId, call } = await excluded();
  const until = async () =>
    (await call('/api/member/protection/get', {})).data.exclusion?.until as string | undefined;
  const lift = async () =>
    (
      await world.admin('/api/admin/members/protection/liftExclusion', {
        memberId,
        reason: '상담 완료',
      })
    ).resultCode;
  expect(await until()).toBe(ENDS);
  world.clock.set(EARLY);
  expect(await lift()).toBe('R001');

  // As it was written before.
  const { pool } = world.deps;
  await pool.query('update protection set excluded_until = $2 where member_id = $1', [
    memberId,
    EARLY,
  ]);
  await pool.query(readFileSync(migration, 'utf8'));
  expect(await until()).toBe(ENDS);
  expect(await lift()).toBe('R001');
  world.clock.set(ENDS);
  expect(await lift()).toBe('0');
});

async function excluded() {
  world.clock.set(ASKED);
  const made = await makeMember(world.deps);
  const call = world.memberOf(made);
  const wish = { length: '6m', password };
  expect((await call('/api/member/protection/selfExclude', wish)).resultCode).toBe('0');
  return { ...made, call };
}
