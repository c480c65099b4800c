// @module-tag money
/** A market that a site declared void takes no more bets there; none that was on its way is forgotten. */
import { randomUUID } from 'node:crypto';
import { callAs, eventually, operatorCaller } from '@noriter/kit/testing';
import { results } from '@noriter/rules/leg-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitDecisions } from '../../src/placement/actions/open-decisions.ts';
import { stakeCommandId } from '../../src/placement/domain/stake.ts';
import { settleTickets } from '../../src/settlement/actions/settle-tickets.ts';
import { demoSportRules } from '../../src/sportsbook/domain/demo-rules.ts';
import { sportRulesText } from '../../src/sportsbook/store/rules.ts';
import { holdRevalidations } from '../world/hold-revalidations.ts';
import { type Leg, openSportWorld, type SportWorld } from '../world/sport-world.ts';

let world: SportWorld;
const { win, lose } = results;
const homeWins = { home: win, draw: lose, away: lose };

beforeAll(async () => {
  world = await openSportWorld('betting_void_markets');
});
afterAll(() => world.close());

const settle = () => settleTickets(world.deps, new AbortController().signal);

/** A site of its own whose operator declares markets void, and a member with money. */
async function openSite() {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const permissions = ['betting.read', 'betting.manage'];
  const operator = callAs(world.service, operatorCaller({ siteId, permissions }));
  const member = world.member({ siteId });
  await member.give(1_000_000n);
  const declareVoid = async ({ fixtureId, marketKey }: Leg) => {
    const subject = { fixtureId, marketKey };
    const asked = { subject, paid: '0', taken: '0', reason: '표시 오류' };
    const { data } = await operator('/api/admin/sport/void/ask', asked);
    expect(data).toEqual({ outcome: 'approved' });
    await settle();
  };
  return { siteId, member, declareVoid };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function placed({ member }: Pick<Site, 'member'>, leg: Leg) {
  const { data, resultCode } = await world.slip(member, [{ legs: [leg] }]);
  expect(resultCode).toBe('0');
  return { betId: String(data.bets[0].betId), slipId: String(data.slipId) };
}

describe('a market that a site declared void', () => {
  it('takes no bets there, and takes those of other sites', async () => {
    const [site, elsewhere] = [await openSite(), await openSite()];
    const [leg, other] = [await world.leg(), await world.leg()];
    await site.declareVoid(leg);
    const { fixtureId, marketKey } = leg;
    const refused = { resultCode: 'B1016', data: { problems: [{ fixtureId, marketKey }] } };
    expect(await world.slip(site.member, [{ legs: [leg] }])).toMatchObject(refused);
    expect(await world.slip(site.member, [{ legs: [other, leg] }])).toMatchObject(refused);
    await placed(site, other);
    await placed(elsewhere, leg);
  });

  it('refuses what is in its bet delay there', async () => {
    const site = await openSite();
    const rules = sportRulesText({ ...demoSportRules, liveDelayMs: 1_000 });
    await world.pool.query(`insert into sport_rules values ($1, 1, $2, now(), gen_random_uuid())`, [
      site.siteId,
      JSON.stringify(rules),
    ]);
    const leg = await world.leg({ live: true });
    const endDelay = holdRevalidations(world.deps);
    const answer = world.slip(site.member, [{ legs: [leg] }]);
    await eventually(async () => {
      const { rowCount } = await world.pool.query(
        `select from bet_slip where site_id = $1 and state = 'pending'`,
        [site.siteId],
      );
      expect(rowCount).toBe(1);
    });
    await site.declareVoid(leg);
    endDelay();
    expect((await answer).resultCode).toBe('B1016');
    await site.member.cashIs(1_000_000n);
  });
});

/** A slip as it was between its look at the offers and its stake, when others settled its market. */
async function acceptedAfter(site: Site, end: (leg: Leg) => Promise<void>) {
  const leg = await world.leg();
  const { betId, slipId } = await placed(site, leg);
  await world.pool.query(
    `with slip as (
       update bet_slip set state = 'pending', decided_at = null, staked_at = null where slip_id = $1)
     update bet set state = 'pending' where slip_id = $1`,
    [slipId],
  );
  await end(leg);
  await world.pool.query('delete from market_due where fixture_id = $1', [leg.fixtureId]);
  const commandId = stakeCommandId(slipId);
  const outcome = { commandId, subjectId: slipId, refusal: null, at: new Date() };
  await commitDecisions(world.deps, [outcome]);
  await settle();
  return betId;
}

describe('a bet that is accepted when its market has ended', () => {
  it('is settled by the result', async () => {
    const site = await openSite();
    const betId = await acceptedAfter(site, (leg) => world.result(leg, homeWins));
    expect(await world.bet(betId)).toMatchObject({ state: 'won', returned: 20_000n });
  });

  it('is void where its market was cancelled', async () => {
    const site = await openSite();
    const all = [{ from: null, to: null }];
    const cancel = async (leg: Leg) => {
      await world.result(leg, null, all);
      await world.pool.query(`update sport_market set state = 'cancelled' where fixture_id = $1`, [
        leg.fixtureId,
      ]);
    };
    const betId = await acceptedAfter(site, cancel);
    expect(await world.bet(betId)).toMatchObject({ state: 'void', returned: 10_000n });
  });

  it('is void where its site declared its market void', async () => {
    const site = await openSite();
    const betId = await acceptedAfter(site, site.declareVoid);
    expect(await world.bet(betId)).toMatchObject({ state: 'void', returned: 10_000n });
  });
});
