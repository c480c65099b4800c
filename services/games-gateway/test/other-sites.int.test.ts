import { koreaDay } from '@noriter/kit/korea-time';
import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { gamesGateway } from '../src/service.ts';
import { OURS, openPlayedSite, STAKED } from './world/played-site.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => koreaDay(new Date(Date.now() + days * DAY_MS));

test(
  'an operator of another site sees and changes nothing of this one',
  async () => {
    const { world, store, player } = await openPlayedSite('games_other_sites');
    const { crossed, reached } = await askAcrossSites({
      url: world.service.url,
      key: world.space.keyring,
      routes: gamesGateway.routes,
      pool: world.pool,
      known: {
        loginId: [player.loginId, ''],
        partnerLogins: [[store.loginId]],
        partnerMode: ['only'],
        devices: [['desktop', 'mobile']],
        levelFrom: [null],
        levelTo: [null],
        vendorKey: ['kplay', 'pragmatic'],
        gameCode: ['slot1', ''],
        gameKey: ['slot1', ''],
        maxBet: ['1000', null],
        reason: ['reason'],
        version: [0, 1, 2, 3, 4],
        startDate: [dayFromNow(-1)],
        endDate: [dayFromNow(1)],
        rows: [10],
        round: [''],
        transaction: [''],
        text: [''],
        action: ['game-limit.set'],
        subject: [`member:${player.memberId}`],
      },
      // The catalogue is one for every site.
      shared: ['gameId'],
      marks: [OURS, STAKED],
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        '/api/admin/games/visibility',
        '/api/admin/games/visibility/set',
        '/api/admin/games/visibility/versions',
        '/api/admin/games/report',
        '/api/admin/games/report/games',
        '/api/admin/games/jackpots',
        '/api/admin/games/rounds',
        '/api/admin/games/round',
        '/api/admin/games/transactions',
        '/api/admin/games/round/replay',
        '/api/admin/games/members',
        '/api/admin/games/members/set',
        '/api/admin/audit/games-gateway/list',
      ]),
    );
  },
  FUZZ_MS_MAX,
);
