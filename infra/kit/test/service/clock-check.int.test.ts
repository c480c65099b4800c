import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { clockCheck } from '../../src/telemetry/clock-check.ts';
import { createReadiness } from '../../src/telemetry/health.ts';
import { eventually, openTestSpace } from '../../src/testing/testing.ts';

const space = await openTestSpace('clocks');
afterAll(() => space.close());

/** A process whose clock is so far off PostgreSQL's, which is the machine's. */
async function processOff(offsetMs: number) {
  const metrics = new Registry();
  const now = () => Date.now() + offsetMs;
  const check = clockCheck({ pool: space.pool, now, offsetMsMax: 1_000, metrics });
  const { ready, whole, checks } = await createReadiness([check]).report();
  const [metric] = await metrics.getMetricsAsJSON();
  return { ready, whole, clock: checks[0], offset: metric?.values[0]?.value ?? 0 };
}

test('a clock that goes as the database does is no matter', async () => {
  // On a busy machine a look may be too late to say anything.
  await eventually(async () => {
    const { whole, clock, offset } = await processOff(0);
    expect({ whole, clock }).toMatchObject({ whole: true, clock: { name: 'clock', ok: true } });
    expect(Math.abs(offset)).toBeLessThan(0.5);
  });
});

test.each([
  [5_000, '5.0 s ahead of the database’s clock'],
  [-60_000, '60.0 s behind the database’s clock'],
])(
  'one that is off by %i ms says so, measures it, and stops nothing',
  async (offsetMs, problem) => {
    await eventually(async () => {
      const { ready, whole, clock, offset } = await processOff(offsetMs);
      expect({ ready, whole }).toEqual({ ready: true, whole: false });
      expect(clock).toMatchObject({ ok: false });
      expect(clock?.problem?.replace("'", '’')).toBe(problem);
      expect(offset).toBeCloseTo(offsetMs / 1_000, 0);
    });
  },
);

test('a database that answers late says nothing of its clock', async () => {
  const slow = {
    async query() {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return { rows: [{ ms: Date.now() - 1_500 }] };
    },
  };
  const pool = slow as unknown as typeof space.pool;
  const now = () => Date.now();
  await eventually(async () => {
    const check = clockCheck({ pool, now, offsetMsMax: 1_000, metrics: new Registry() });
    const report = await createReadiness([check]).report();
    expect(report.whole).toBe(true);
  });
});
