import { randomUUID } from 'node:crypto';
import { TEST_SITE } from '@noriter/kit/testing';
import { couponRules, missionRules, paybackRules, points, tournamentRules } from './definitions.ts';
import { askForMore, disagree, done, EACH, issue, OURS, same } from './operators-acts.ts';
import { played } from './play.ts';
import { openPromotionWorld, type PromotionWorld } from './promotion-world.ts';

/** What one of its members lost, in won: no other number has it in it. */
export const LOST = 87_654_321n;

const DAY_MS = 86_400_000;

type Site = ReturnType<PromotionWorld['site']>;
type Member = ReturnType<Site['member']>;

const noCaps = { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null };

/** A site `noriter` that has given of everything, and what operators would name of it. */
export async function openGenerousSite(label: string) {
  const world = await openPromotionWorld(label, { withWallet: false });
  const site = world.site(TEST_SITE);
  const named = await startPromotions(world, site);
  const members = await openMembers(site);
  const [first, ...others] = members;
  if (first === undefined) throw new Error('It has members.');
  await played(world, first, [{ ran: LOST, lost: LOST }]);
  for (const member of others) await played(world, member, [{}]);
  for (const member of members)
    await done(member.call, 'promotion/mission/claim', { promotionId: named.mission });
  await issue(site, named.coupon);
  const drafts = await askForMore(site);
  await disagree(world, first);
  world.clock.advance(DAY_MS);
  for (const job of ['close-paybacks', 'close-rank-days']) await world.running.runJob(job);
  const promotionId = [...Object.values(named), ...drafts.slice(0, 2)];
  return { world, promotionId, store: `${OURS}store`, player: first.loginId };
}

async function startPromotions(world: PromotionWorld, site: Site) {
  const begun = world.clock.now();
  const endsAt = new Date(begun.getTime() + DAY_MS).toISOString();
  const title = { title: same(OURS) };
  const oneEach = { ...title, caps: { ...noCaps, perDevice: 1 } };
  const span = { ...title, startsAt: begun.toISOString(), endsAt };
  const ladder = {
    windowDays: 7,
    keptDays: 10,
    products: [],
    oddsMinimum: 1_000,
    steps: [{ texts: same(OURS), turnover: '1000' }],
  };
  // Of a version that nobody guesses, it stays what it is.
  for (let version = 0; version < 5; version += 1) await site.setLadder(ladder, version);
  const easier = { ...ladder, keptDays: 11 };
  await done(site.manager, 'admin/promotion/ladder/set', {
    version: 5,
    ladder: easier,
    reason: OURS,
  });
  const named = {
    coupon: await site.start(couponRules(), title),
    mission: await site.start(missionRules({ goal: '1', reward: points('2000') }), oneEach),
    payback: await site.startYesterday(paybackRules({ lossMin: '1000000' }), title),
    tournament: await site.start(tournamentRules({ waitMinutes: 1_440 }), span),
  };
  await world.running.runJob('open-tournaments');
  return named;
}

/** Members of one browser, and a partner. */
async function openMembers(site: Site): Promise<Member[]> {
  const store = { loginId: `${OURS}store`, nickname: OURS, level: 1, isPartner: true };
  await site.member().report({ case: 'approved', value: { approvedBy: '', profile: store } });
  const members = Array.from({ length: EACH }, (_, at) => site.member({ loginId: OURS + at }));
  const deviceId = randomUUID();
  for (const member of members) {
    await member.approve();
    await member.logIn(deviceId);
  }
  return members;
}
