import { FUZZ_MS_MAX, fuzzRoutes } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { betting } from '../src/service.ts';
import { openSportWorld } from './world/sport-world.ts';

const MEMBERS = 6;

test(
  'no body whatever is answered by a 5xx, or outside of what the document says',
  async () => {
    const world = await openSportWorld('betting_fuzz');
    const members = Array.from({ length: MEMBERS }, () => world.member());
    await Promise.all(members.map((member) => member.give(10_000_000n)));
    const round = await world.openRound();
    const legs = [await world.leg(), await world.leg({ live: true })];
    const placed = await Promise.all(
      members.flatMap((member) => [
        member.bet(round, ['odd']),
        world.slip(member, [{ legs: legs.slice(0, 1) }]),
      ]),
    );
    const slips = placed.flatMap(({ resultCode, data }) => (resultCode === '0' ? [data] : []));
    expect(slips).not.toEqual([]);
    const found = await fuzzRoutes({
      url: world.service.url,
      key: world.space.keyring,
      routes: betting.routes,
      memberIds: members.map(({ memberId }) => memberId),
      known: {
        gameId: [round.gameId, 'speedkino'],
        gameDay: [round.gameDay],
        number: [round.number],
        fixtureId: legs.map(({ fixtureId }) => fixtureId),
        marketKey: legs.map(({ marketKey }) => marketKey),
        selectionId: ['home', 'draw', 'away', 'odd', 'even'],
        odds: ['2.00', '1.95'],
        lineStake: ['10000'],
        stake: ['10000'],
        slipId: slips.map(({ slipId }) => slipId),
        betId: slips.flatMap(({ bets }) => bets.map((bet: { betId: string }) => bet.betId)),
        version: [0, 1],
      },
    });
    await world.close();
    expect([...found.failures, ...found.outside]).toEqual([]);
  },
  FUZZ_MS_MAX,
);
