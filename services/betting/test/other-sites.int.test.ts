import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { betting } from '../src/service.ts';
import { type BusySite, openBusySite } from './world/busy-site.ts';

const STAKE = '10070';
const REASON = 'known to this site alone';
const SETTLED = ['limits', 'mini/odds'].map((name) => `/api/admin/betting/${name}`);

test(
  'an operator of another site sees and changes nothing of this one',
  async () => {
    const site = await openBusySite('betting_other_sites', { stake: STAKE, reason: REASON });
    const { world, members, names, rounds, matches } = site;
    const { ceiling, marks } = await setOwnSettings(site);
    const slips = [...rounds, ...matches].map(({ slip }) => slip);
    const betIds = slips.map(({ bets }) => String(bets[0].betId));
    const ids = [...slips.map(({ slipId }) => String(slipId)), ...betIds];
    const { crossed, reached } = await askAcrossSites({
      url: world.service.url,
      key: world.space.keyring,
      routes: betting.routes,
      pool: world.pool,
      shared: ['roundId'],
      known: {
        id: ids,
        bet: ids,
        betId: betIds,
        memberId: members.map(({ memberId }) => memberId),
        roundId: rounds.map(({ round }) => round.roundId),
        gameId: ['powerball'],
        gameDay: rounds.slice(0, 1).map(({ round }) => round.gameDay),
        fixtureId: matches.map(({ leg }) => leg.fixtureId),
        marketKey: matches.slice(0, 1).map(({ leg }) => leg.marketKey),
        refund: [STAKE],
        paid: [STAKE],
        taken: ['0'],
        reason: ['시험'],
        version: [1, 2, 3, 4],
        ceiling: [ceiling],
        prices: [[]],
      },
      marks: [...names, `"${STAKE}"`, REASON, ...marks],
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        ...SETTLED.flatMap((path) => [`${path}/get`, `${path}/versions`]),
        '/api/admin/betting/mini/odds/set',
        '/api/admin/sport/rules/get',
        '/api/admin/sport/rules/requests',
        '/api/admin/sport/rules/versions',
        '/api/admin/betting/rounds/list',
        '/api/admin/betting/rounds/day',
        '/api/admin/betting/rounds/detail',
        '/api/admin/betting/rounds/void/get',
        '/api/admin/betting/rounds/void/ask',
        '/api/admin/betting/rounds/void/decide',
        '/api/admin/sport/exposure',
        '/api/admin/sport/void/get',
        '/api/admin/sport/void/ask',
        '/api/admin/sport/void/decide',
        '/api/admin/betting/reconciliation/list',
        '/api/admin/betting/reconciliation/close',
        '/api/admin/betting/bets/list',
        '/api/admin/betting/bets/export',
        '/api/admin/betting/bets/detail',
        '/api/admin/betting/velocity/versions',
        '/api/admin/betting/velocity/hits',
        '/api/admin/audit/betting/list',
        '/api/admin/audit/betting/export',
      ]),
    );
  },
  FUZZ_MS_MAX,
);

/** Settings that no other site has, and how an answer shows each. */
async function setOwnSettings({ done }: BusySite) {
  const change = async (path: string, settings: object) => {
    const { version } = await done(`${path}/get`, {});
    await done(`${path}/set`, { version, ...settings, reason: REASON });
  };
  const { ceiling } = await done('/api/admin/betting/mini/odds/get', {});
  const odds = { ceiling, roundLossMax: '900000070', prices: [] };
  await change('/api/admin/betting/mini/odds', odds);
  const { policy } = await done('/api/admin/betting/limits/get', {});
  const limits = policy.limits.map((one: object) => ({ ...one, totalMaximum: '10000070' }));
  await change('/api/admin/betting/limits', { policy: { limits } });
  const velocity = { rules: [], blockSeconds: 7007 };
  await change('/api/admin/betting/velocity', { velocity });
  const { rules } = await done('/api/admin/sport/rules/get', {});
  const exposure = { suspendAt: '40000070', lossMax: '50000070' };
  await change('/api/admin/sport/rules', { rules: { ...rules, exposure } });
  // It waits for another operator.
  await change('/api/admin/sport/rules', { rules: { ...rules, exposure, liveDelayMs: 0 } });
  const marks = ['"900000070"', '"10000070"', '"blockSeconds":7007', '"50000070"'];
  return { ceiling: Number(ceiling), marks };
}
