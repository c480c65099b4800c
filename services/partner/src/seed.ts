import { deriveId } from '@noriter/kit/ids';
import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { openTool } from '@noriter/kit/tool';
import { accrueBets } from './accrual/actions/accrue-bets.ts';
import { hasAccruals } from './accrual/store/accruals.ts';
import { partnerConfig } from './config.ts';
import { demoBets, demoPeople, demoRates } from './demo-network.ts';
import { policyModule } from './policy/module.ts';
import { insertRates, readRates } from './rates/store/rates.ts';
import { saveCursor } from './reconciliation/store/progress.ts';
import { keepPerson } from './tree/store/people.ts';
import { placeMember } from './tree/store/place-member.ts';
import { lockSiteBook } from './tree/store/site-book.ts';
import { addDays } from './vocabulary/days.ts';
import { ppmOfPercent } from './vocabulary/ppm.ts';

/*
 * The demonstration's network: five tiers with members, their rates, and what their bets of the last
 * month came to. Run again it changes nothing. What identity tells of the same people later takes the
 * place of what is written here.
 */
const DAYS = 30;
const DAY_MS = 86_400_000;
const siteId = 'noriter';

const { pool } = await openTool({
  name: 'partner-seed',
  config: partnerConfig,
  migrations: new URL('../prisma/migrations', import.meta.url),
  connections: 2,
});
const now = new Date();
const began = new Date(now.getTime() - (DAYS + 5) * DAY_MS);
const by = {
  siteId,
  changedBy: deriveId('noriter-demo', 'operator admin'),
  changedByName: 'admin',
  changedAt: began,
};
const memberIdOf = (loginId: string) => deriveId('noriter-demo', loginId);

try {
  await seedPeople();
  await seedRates();
  await seedBets();
} finally {
  await pool.end();
}

async function seedPeople(): Promise<void> {
  await withTransaction(pool, async (tx) => {
    for (const { loginId, nickname, tier, parent } of demoPeople) {
      const memberId = memberIdOf(loginId);
      const recommenderId = parent === null ? null : memberIdOf(parent);
      await keepPerson(tx, { memberId, siteId, loginId, nickname, tier, recommenderId });
      await placeMember(tx, { memberId, siteId, at: new Date() });
    }
  });
}

async function seedRates(): Promise<void> {
  for (const { loginId, rates } of demoRates) {
    const holderId = memberIdOf(loginId);
    await withTransaction(pool, async (tx) => {
      if ((await readRates(tx, [holderId])).length > 0) return;
      // A service that runs has perhaps counted somebody's deposit, and knows them without rates.
      await lockSiteBook(tx, siteId);
      const named = rates.map(({ rate, ...key }) => ({
        ...key,
        ppm: ppmOfPercent(rate),
        rateId: deriveId('noriter-demo-rate', `${holderId} ${key.category} ${key.kind}`),
      }));
      await insertRates(tx, by, { holderId, effectiveFrom: began }, named);
    });
  }
}

/**
 * Bets of the days that are over, counted as those are that come by Kafka. They are played nowhere, so
 * what is compared with who settled it is what is counted after them.
 */
async function seedBets(): Promise<void> {
  if (await hasAccruals(pool, siteId)) return;
  const today = koreaDay(now);
  for (let back = DAYS; back > 0; back -= 1) {
    const day = addDays(today, -back);
    const standings = demoBets(back).map(({ loginId, hour, ...bet }, place) => ({
      ...bet,
      betId: deriveId('noriter-demo-bet', `${day} ${place}`),
      version: 1,
      siteId,
      memberId: memberIdOf(loginId),
      at: new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`),
    }));
    await accrueBets({ pool, ...policyModule.open(), treeBooks: new Map() }, standings);
  }
  await saveCursor(pool, 'counted', new Date().toISOString());
}
