// @module-tag money
import { randomUUID } from 'node:crypto';
import { settableClock } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { driveTransfersJob } from '../../src/transfer/jobs/drive-transfers.ts';
import { fishingVendor } from '../world/fishing-vendor.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

type Key = 'kfishing' | 'distant';

let world: GamesWorld;
let vendors: Record<Key, ReturnType<typeof fishingVendor>>;

beforeAll(async () => {
  world = await openGamesWorld('games_turns');
});
afterAll(() => world.close());
beforeEach(() => {
  vendors = { kfishing: fishingVendor(world), distant: fishingVendor(world, 'distant') };
});
afterEach(() => world.pool.query('delete from game_transfer'));

/** Money was asked for, and the vendor has not said what became of it. */
async function leaveOpen(vendorKey: Key, { count, since }: { count: number; since: string }) {
  await world.pool.query(
    `insert into game_transfer (transfer_id, site_id, member_id, vendor_key, direction, amount, state,
       next_at, started_at)
     select gen_random_uuid(), 'noriter', $1, $2, 'out', 1000, 'unknown', at, at
     from generate_series(1, $3), (select now() - $4::interval as at) as asked`,
    [randomUUID(), vendorKey, count, since],
  );
}

async function openOf(vendorKey: Key): Promise<number> {
  const { rowCount } = await world.pool.query(
    'select from game_transfer where vendor_key = $1 and ended_at is null',
    [vendorKey],
  );
  return rowCount ?? 0;
}

/** Time stands still meanwhile: a machine that stalls ends no turn. */
const drive = () =>
  driveTransfersJob.run(
    { ...world.deps, clock: settableClock(new Date()) },
    new AbortController().signal,
  );

/** What a vendor does before it answers what became of a transfer. */
function beforeStatus(vendorKey: Key, act: () => unknown) {
  const { answers } = world.vendorServer;
  const answer = answers.get(`/${vendorKey}/status`);
  answers.set(`/${vendorKey}/status`, async (...call) => {
    await act();
    return answer?.(...call) ?? {};
  });
}

test('attack: transfers that a vendor contradicts leave no place for those of others', async () => {
  vendors.kfishing.lies.status = () => ({ status: 'done', amount: '1' });
  await leaveOpen('kfishing', { count: 150, since: '1 hour' });
  await leaveOpen('distant', { count: 3, since: '1 minute' });
  await drive();
  expect([await openOf('kfishing'), await openOf('distant')]).toEqual([150, 0]);
});

test('attack: a slow vendor keeps the others waiting', async () => {
  const other = Promise.withResolvers<void>();
  let asked = 0;
  let askedBefore = 0;
  beforeStatus('kfishing', () => {
    asked += 1;
    return other.promise;
  });
  beforeStatus('distant', () => {
    askedBefore = asked;
    other.resolve();
  });
  await leaveOpen('kfishing', { count: 3, since: '1 hour' });
  await leaveOpen('distant', { count: 1, since: '1 minute' });
  await drive();
  expect(askedBefore).toBeLessThan(3);
  expect([await openOf('kfishing'), await openOf('distant')]).toEqual([0, 0]);
});

test('attack: what fails for a vendor fails for those that come after it', async () => {
  await leaveOpen('kfishing', { count: 2, since: '1 hour' });
  await leaveOpen('distant', { count: 1, since: '1 minute' });
  await world.pool.query(`
    create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'it fails'; end $$;
    create trigger fail before update on game_transfer for each row
      when (old.vendor_key = 'kfishing') execute function fail()`);
  try {
    await world.running.runJob('drive-game-transfers');
  } finally {
    await world.pool.query('drop trigger fail on game_transfer; drop function fail()');
  }
  expect([await openOf('kfishing'), await openOf('distant')]).toEqual([2, 0]);
  await drive();
  expect(await openOf('kfishing')).toBe(0);
});

test('who is slow has no longer a turn than the others wait for, and another one', async () => {
  const clock = settableClock(new Date());
  beforeStatus('kfishing', () => clock.advance(3_000));
  await leaveOpen('kfishing', { count: 4, since: '1 hour' });
  const left: number[] = [];
  while ((left.at(-1) ?? 1) > 0 && left.length < 4) {
    await driveTransfersJob.run({ ...world.deps, clock }, new AbortController().signal);
    left.push(await openOf('kfishing'));
  }
  expect(left).toEqual([2, 0]);
});

test('what only has to come back to the member comes before what a vendor is asked about', async () => {
  const member = await world.member(30_000n);
  await member.launch('kfishing', 'fishing');
  await world.pool.query(
    `update game_transfer set state = 'returning', ended_at = null, next_at = now() - interval '1 second'
     where member_id = $1`,
    [member.memberId],
  );
  await leaveOpen('kfishing', { count: 2, since: '1 hour' });
  const seen: string[] = [];
  beforeStatus('kfishing', async () => seen.push(await member.cash()));
  await drive();
  expect(seen).toEqual(['30000', '30000']);
});
