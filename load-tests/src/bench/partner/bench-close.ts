// A day of ten million settled bets is closed, from freeze to payable, beside a plain GROUP BY over the
// same rows: npm run bench:close
// BETS=100000 PARTNERS=500 MEMBERS=5000 for a smaller day.
import { createPool } from '@noriter/kit/postgres';
import { callAs, openTestSpace, operatorCaller } from '@noriter/kit/testing';
import { freePort } from '@noriter/local/ports';
import { openServers } from '../../machine/servers.ts';
import { peakMemoryOf, startService, stopService } from '../../machine/service-process.ts';
import { waitUntil } from '../../machine/wait-until.ts';
import { brokenPeriods } from '../../oracle/periods.ts';
import { openPartnerNetwork } from '../../site/partner-network.ts';
import { dayCategories, groupByMs, writeDay } from './day-of-bets.ts';

const GOAL = 0.33;
const SECONDS_MAX = 60;
const MEMORY_MB_MAX = 512;
const BETS = Number(process.env.BETS ?? 10_000_000);
const PARTNERS = Number(process.env.PARTNERS ?? 5_000);
const MEMBERS = Number(process.env.MEMBERS ?? 200_000);
const ROUNDS = Number(process.env.ROUNDS ?? 2);
const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;
const CLOSED_MS_MAX = 600_000;
const MB = 1_048_576;

const closeServers = await openServers();
const space = await openTestSpace('close');
const patient = createPool(space.databaseUrl, {
  applicationName: 'bench-close',
  statementTimeoutMs: 1_200_000,
});
const port = await freePort();
const settings = { PORT: String(port) };
const operator = callAs(
  { url: `http://127.0.0.1:${port}`, key: space.keyring },
  operatorCaller({ permissions: ['partners.settle'] }),
);
// It looks at its tables when it starts, and the bench takes their keys away.
const partner = await startService(space, 'partner', settings);
try {
  await openPartnerNetwork(patient, { partners: PARTNERS, members: MEMBERS }, dayCategories);
  const figures: { ratio: number; seconds: number; mb: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = new Date(FIRST_DAY + round * DAY_MS).toISOString().slice(0, 10);
    await writeDay(patient, day, BETS);
    figures.push(await closeDay(day));
  }
  const broken = await brokenPeriods(patient);
  for (const finding of broken) console.error(`broken: ${finding}`);
  const ratio = figures.reduce((sum, one) => sum + one.ratio, 0) / figures.length;
  const seconds = Math.max(...figures.map((one) => one.seconds));
  const mb = Math.max(...figures.map((one) => one.mb));
  if (broken.length > 0 || seconds > SECONDS_MAX || mb > MEMORY_MB_MAX) process.exitCode = 1;
  console.log(
    `bench-close ratio=${ratio.toFixed(2)} goal=${GOAL} bets=${BETS} seconds_max=${seconds.toFixed(1)} ` +
      `memory_mb_max=${mb.toFixed(0)} broken=${broken.length}`,
  );
} finally {
  await stopService(partner);
  await patient.end();
  await space.close();
  await closeServers();
}

/** Freezes a day and waits until it is payable; the same day by a plain GROUP BY before and after. */
async function closeDay(day: string) {
  const before = await groupByMs(patient, day);
  const startedAt = performance.now();
  const body = { cycle: 'day', fromDay: day, untilDay: day };
  const { resultCode, data } = await operator('/api/admin/partner/periods/freeze', body, {
    idempotencyKey: space.name + day,
  });
  if (resultCode !== '0') throw new Error(`The freeze was refused: ${resultCode}.`);
  await waitUntil('the day is payable', () => isPayable(data.periodId), CLOSED_MS_MAX);
  const ms = performance.now() - startedAt;
  const mb = peakMemoryOf(partner) / MB;
  const plain = (before + (await groupByMs(patient, day))) / 2;
  console.log(
    `${day}: payable after ${(ms / 1_000).toFixed(1)} s, plain GROUP BY ${(plain / 1_000).toFixed(1)} s, ` +
      `${mb.toFixed(0)} MB at most`,
  );
  return { ratio: plain / ms, seconds: ms / 1_000, mb };
}

async function isPayable(periodId: string): Promise<boolean> {
  const { rowCount } = await patient.query(
    `select from period where period_id = $1 and state = 'payable'`,
    [periodId],
  );
  return rowCount === 1;
}
