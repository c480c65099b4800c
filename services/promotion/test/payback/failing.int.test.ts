// @module-tag money
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { closePeriods } from '../../src/payback/actions/close-periods.ts';
import { giveWaiting } from '../../src/payback/actions/give-waiting.ts';
import { PARKED_ATTEMPTS } from '../../src/payback/domain/parking.ts';
import { parkLine } from '../../src/payback/store/parked-lines.ts';
import { paybackRules } from '../world/definitions.ts';
import { played } from '../world/play.ts';
import { NOON, openPromotionWorld, type PromotionWorld } from '../world/promotion-world.ts';
import { restingMember } from '../world/resting.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As many as one run takes. */
const CROWD = 1_000;
const never = new AbortController().signal;

let world: PromotionWorld;

beforeAll(async () => {
  world = await openPromotionWorld('promotion_payback_failing', { withWallet: false });
});
beforeEach(() => world.clock.set(NOON));
afterAll(() => world.close());

type Site = ReturnType<PromotionWorld['site']>;

const give = () => giveWaiting(world.running.deps, never);
const close = () => closePeriods(world.running.deps, never);

/** The version that a payback's runs pay by; there is no ninety-ninth. */
const runBy = (promotionId: string, version: number) =>
  world.pool.query('update payback_run set version = $2 where promotion_id = $1', [
    promotionId,
    version,
  ]);

/** A payback whose member's time-out ends in a day, and that fails until its runs have their version again. */
async function failing(site: Site) {
  const promotionId = await site.startYesterday(paybackRules());
  onTestFinished(async () => {
    await world.pool.query('delete from payback_line where promotion_id = $1', [promotionId]);
  });
  const member = await restingMember(world, site, 2 * DAY_MS - 1);
  return { promotionId, member };
}

const refusalsOf = async (promotionId: string) => {
  const { rows } = await world.pool.query<{ refusal: string }>(
    'select refusal from payback_line where promotion_id = $1 order by refusal',
    [promotionId],
  );
  return rows.map(({ refusal }) => refusal);
};

async function expectParked(count: number): Promise<void> {
  const metrics = await (await fetch(`${world.service.url}/metrics`)).text();
  expect(metrics).toMatch(
    new RegExp(`^noriter_promotion_paybacks_parked(\\{[^}]*\\})? ${count}$`, 'm'),
  );
}

describe('paybacks that fail each time', () => {
  test('attack: as many as a run takes hold up nobody behind them', async () => {
    const [one, other] = [world.site(), world.site()];
    const { promotionId } = await failing(one);
    const behind = await other.startYesterday(paybackRules());
    await restingMember(world, other, 2 * DAY_MS);
    world.clock.advance(DAY_MS);
    await close();
    await runBy(promotionId, 99);
    await world.pool.query(
      `insert into payback_line (promotion_id, first_day, last_day, member_id, lost, percent, amount,
         refusal, waits_until, at)
       select promotion_id, first_day, last_day, gen_random_uuid(), lost, percent, amount, refusal,
         waits_until, at
       from payback_line, generate_series(1, $2) where promotion_id = $1`,
      [promotionId, CROWD],
    );
    world.clock.advance(DAY_MS);
    await expect(give()).rejects.toThrow();
    await expect(give()).rejects.toThrow();
    expect(await refusalsOf(behind)).toEqual(['']);
  });

  test('are tried ever later, and shown to operators, who have them tried again', async () => {
    const site = world.site();
    const { promotionId, member } = await failing(site);
    world.clock.advance(DAY_MS);
    await close();
    const { rows } = await world.pool.query<{ firstDay: string }>(
      'select first_day::text as "firstDay" from payback_run where promotion_id = $1',
      [promotionId],
    );
    const firstDay = rows[0]?.firstDay ?? '';
    const line = { promotionId, firstDay, memberId: member.memberId };
    const keyed = () => ({ idempotencyKey: randomUUID() });
    const release = (by = site.manager) =>
      by('/api/admin/promotion/payback/release', line, keyed()).then(
        ({ resultCode }) => resultCode,
      );
    const parked = async () =>
      (await site.manager('/api/admin/promotion/payback/parked', { promotionId })).data.list;
    await runBy(promotionId, 99);
    world.clock.advance(DAY_MS);
    for (let attempt = 1; attempt < PARKED_ATTEMPTS; attempt += 1) {
      await expect(give()).rejects.toThrow();
      world.clock.advance(HOUR_MS);
    }
    expect([await parked(), await release()]).toEqual([[], 'PR014']);
    await expectParked(0);
    await expect(give()).rejects.toThrow();
    const { memberId } = member;
    expect(await parked()).toMatchObject([
      { memberId, firstDay, amount: '2000', attempts: PARKED_ATTEMPTS },
    ]);
    await expectParked(1);
    // Not due again for a while.
    await give();
    expect(await parked()).toMatchObject([{ attempts: PARKED_ATTEMPTS }]);
    expect(await release(world.site().manager)).toBe('PR001');
    await runBy(promotionId, 1);
    expect(await release()).toBe('0');
    expect(await parked()).toEqual([]);
    // A run that read it before it was released puts it off no more.
    const late = { nextAt: new Date(world.clock.now().getTime() + DAY_MS), error: '' };
    await parkLine(world.pool, { ...line, attempts: PARKED_ATTEMPTS }, late);
    await Promise.all([give(), give()]);
    expect(await refusalsOf(promotionId)).toEqual(['']);
    expect(await world.committed(promotionId)).toBe(2_000n);
    expect(await release()).toBe('PR014');
    await expectParked(0);
  });
});

test('a member whose payback cannot be decided keeps nobody else from theirs, nor do they lose it', async () => {
  const [one, other] = [world.site(), world.site()];
  const [promotionId, later] = [
    await one.startYesterday(paybackRules()),
    await other.startYesterday(paybackRules()),
  ];
  const members = Array.from({ length: 3 }, () => one.member());
  for (const member of [...members, other.member()])
    await played(world, member, [{ lost: 20_000n }]);
  const [first] = members.map(({ memberId }) => memberId).toSorted((a, b) => (a < b ? -1 : 1));
  const runsOf = async () =>
    (await one.manager('/api/admin/promotion/payback/runs', { promotionId })).data.list;
  const undo = () =>
    world.pool.query('alter table payback_line drop constraint if exists nobody_first');
  onTestFinished(async () => void (await undo()));
  await world.pool.query(
    `alter table payback_line add constraint nobody_first check (member_id <> '${first}') not valid`,
  );
  world.clock.advance(DAY_MS);
  await expect(close()).rejects.toThrow('nobody_first');
  expect(await refusalsOf(promotionId)).toEqual(['', '']);
  expect(await refusalsOf(later)).toEqual(['']);
  expect(await runsOf()).toMatchObject([{ members: 2, closedAt: null }]);
  await undo();
  await close();
  expect(await refusalsOf(promotionId)).toEqual(['', '', '']);
  expect(await runsOf()).toMatchObject([{ members: 3, closedAt: expect.any(String) }]);
  expect(await world.committed(promotionId)).toBe(6_000n);
});
