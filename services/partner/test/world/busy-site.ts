import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { expect } from 'vitest';
import { keepHolds } from '../../src/rates/store/published-holds.ts';
import { insertTransfer } from '../../src/transfers/store/transfers.ts';
import {
  exampleRates,
  fiveTiers,
  openPartnerWorld,
  type PartnerWorld,
  type Someone,
} from './partner-world.ts';
import { askTwo, type Done } from './waiting-requests.ts';

const ADMIN = '/api/admin/partner';
const DAYS = Array.from({ length: 13 }, (_, at) => `2026-01-${15 + at}`);
const TODAY = '2026-01-28';

/**
 * A site with a tree, rates, bets of many days, periods in each state, and requests to two operators.
 *
 * @param marks the prefix of its login ids, its stakes, and why its operators did what they did
 */
export async function openBusySite(
  label: string,
  { prefix, stake, reason }: { prefix: string; stake: bigint; reason: string },
) {
  const world = await openPartnerWorld(label);
  const people = await fiveTiers(world, prefix);
  await exampleRates(world, people);
  await world.rates(people.one, '1.2007', undefined, 'mini-speedkino');
  const players = [people.player];
  for (const name of ['second', 'third']) {
    players.push(await world.approve(`${prefix}${name}`, { parent: people.five }));
  }
  const operator = world.operator('partners.read', 'partners.manage', 'partners.settle');
  const done: Done = async (path, body) => {
    const { data, resultCode } = await operator(path, body, { idempotencyKey: randomUUID() });
    expect([path, resultCode]).toEqual([path, '0']);
    return data;
  };

  const betIds: string[] = [];
  for (const day of [...DAYS, TODAY]) {
    world.clock.set(`${day}T03:00:00Z`);
    betIds.push(await world.settle(people.player, { stake }));
  }
  const [betId = ''] = betIds;
  const periodIds = await settleDays(world, done);
  await world.settle(people.player, { stake, returned: stake, betId, version: 2 });
  await askTwo(done, { ...people, players, periodIds, reason });
  await setTerms(done, Object.values(people).slice(0, 5));
  const readAt = world.clock.now();
  const holds = [{ category: 'esport', holdPpm: 30_007 }] as const;
  await keepHolds(world.pool, { siteId: 'noriter', source: 'betting', readAt }, holds);
  await giveMoney(world, people);
  return { world, people, players, betIds, openDays: DAYS.slice(7) };
}

/** Seven days, the first of which was paid. */
async function settleDays(world: PartnerWorld, done: Done): Promise<string[]> {
  const periodIds: string[] = [];
  for (const day of DAYS.slice(0, 7)) {
    const days = { cycle: 'day', fromDay: day, untilDay: day };
    const { periodId } = await done(`${ADMIN}/periods/freeze`, days);
    periodIds.push(periodId);
  }
  await world.running.runJob('settle-periods');
  // There is no wallet: what it does later would look like what somebody else did.
  for (const table of ['settlement', 'period']) {
    const pays = `update ${table} set state = 'paid', paid_at = $2 where period_id = $1`;
    await world.pool.query(pays, [periodIds[0], world.clock.now()]);
  }
  return periodIds;
}

async function setTerms(done: Done, partners: readonly Someone[]): Promise<void> {
  const terms = { mayTransfer: true, carriesLoss: false, cycle: 'day', fee: '3.21', cut: '1.00' };
  for (const { memberId } of partners) {
    await done(`${ADMIN}/terms`, { partnerId: memberId, ...terms });
  }
}

async function giveMoney({ pool, clock }: PartnerWorld, { four, five }: Tiers): Promise<void> {
  const [byId, toId] = [four.memberId, five.memberId];
  const of = { transferId: randomUUID(), siteId: 'noriter', kind: 'give', byId } as const;
  const sum = { fromId: byId, toId, amount: 1_000n, note: '', day: TODAY };
  await withTransaction(pool, (tx) =>
    insertTransfer(tx, { ...of, ...sum, requestedAt: clock.now() }),
  );
}

type Tiers = Awaited<ReturnType<typeof fiveTiers>>;
