import { settableClock } from '@noriter/kit/testing';
import { expect, test } from 'vitest';
import { openStartWorld } from '../world/start-world.ts';

/** Its rounds lie in the past of the database's clock: they are due as soon as they are announced. */
const MORNING = '2026-01-15T00:00:00Z';
const HOUR_MS = 3_600_000;

test('a site that becomes a real one while betting runs has no draw without a beacon', async () => {
  const world = await openStartWorld();
  const clock = settableClock(MORNING);
  const betting = await world.open({}, clock);
  const rounds = async () => {
    const { rows } = await betting.deps.pool.query(
      'select state, reason, count(*)::int as rounds from mini_round group by 1, 2 order by 1',
    );
    return rows;
  };
  await betting.runJob('run-rounds');
  await betting.runJob('run-rounds');
  const [drawn] = await rounds();
  expect(await rounds()).toEqual([{ state: 'drawn', reason: null, rounds: 30 }]);

  clock.advance(HOUR_MS);
  await betting.runJob('run-rounds');
  const open = (await rounds()).find(({ state }) => state === 'open');
  expect(open).toMatchObject({ state: 'open' });

  await world.makeSite('real');
  clock.advance(HOUR_MS);
  await betting.runJob('run-rounds');
  const reason = 'The round was announced without a beacon.';
  // Nor is a further one announced.
  expect(await rounds()).toEqual([drawn, { state: 'excluded', reason, rounds: open.rounds }]);

  await betting.stop();
  await world.close();
});
