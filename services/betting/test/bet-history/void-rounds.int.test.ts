import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleBets } from '../../src/settlement/actions/settle-bets.ts';
import { type BettingWorld, openBettingWorld, type Round } from '../world/betting-world.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await openBettingWorld('betting_void_bets');
});
afterAll(() => world.close());

type Shown = { betId: string; state: string; isCancelled: boolean; isToBeCancelled: boolean };

/** A member of a site of its own with a bet on a round; and how each address shows it. */
async function bettorOn(round: Round) {
  const siteId = `site-${randomUUID().slice(0, 8)}`;
  const member = world.member({ siteId });
  await member.give(100_000n);
  const key = randomUUID();
  const { data: slip } = await member.bet(round, ['sum-odd'], { key });
  const [{ betId }] = slip.bets;
  const permissions = ['betting.read', 'betting.manage'];
  const operator = callAs(world.service, operatorCaller({ siteId, permissions }));
  const { gameId, gameDay, number } = round;
  return {
    member,
    declareVoid: () =>
      operator('/api/admin/betting/rounds/void/ask', {
        roundId: round.roundId,
        refund: '10000',
        reason: '표시 오류',
      }),
    async shown(): Promise<Record<string, Omit<Shown, 'betId'> | undefined>> {
      const answers = {
        list: (await member.call('/api/bet/betlist')).data.list,
        slip: (await member.call('/api/bet/detail', { slipId: slip.slipId })).data.bets,
        round: (await member.call('/api/bet/round', { gameId, gameDay, number })).data.list,
        // The same request again is answered with the slip as it stands now.
        again: (await member.bet(round, ['sum-odd'], { key })).data.bets,
        backOfficeList: (await operator('/api/admin/betting/bets/list', { bet: betId })).data.list,
        backOfficeSlip: (await operator('/api/admin/betting/bets/detail', { id: betId })).data.bets,
      };
      const isOurs = (bet: Shown) => bet.betId === betId;
      return Object.fromEntries(
        Object.entries(answers).map(([at, bets]: [string, Shown[]]) => {
          const {
            state = '',
            isCancelled = false,
            isToBeCancelled = false,
          } = bets.find(isOurs) ?? {};
          return [at, { state, isCancelled, isToBeCancelled }];
        }),
      );
    },
  };
}

const everywhere = (shown: Omit<Shown, 'betId'>) =>
  Object.fromEntries(
    ['list', 'slip', 'round', 'again', 'backOfficeList', 'backOfficeSlip'].map((at) => [at, shown]),
  );

it('a bet on a round that was declared void says so wherever it is shown, until its draw', async () => {
  const [round, untouched] = [await world.openRound(), await world.openRound()];
  const [bettor, elsewhere] = [await bettorOn(round), await bettorOn(round)];
  const open = { state: 'accepted', isCancelled: false, isToBeCancelled: false };
  expect(await bettor.shown()).toEqual(everywhere(open));

  await bettor.member.bet(untouched, ['sum-odd']);
  expect((await bettor.declareVoid()).data).toEqual({ outcome: 'approved' });
  expect(await bettor.shown()).toEqual(everywhere({ ...open, isToBeCancelled: true }));
  const { data } = await bettor.member.call('/api/bet/betlist');
  expect(data.list.map((bet: Shown) => bet.isToBeCancelled).sort()).toEqual([false, true]);
  // Another site has not declared it.
  expect(await elsewhere.shown()).toEqual(everywhere(open));

  await world.draw(round, { sum: 71, powerball: 2 });
  await settleBets(world.deps, new AbortController().signal);
  await bettor.member.cashIs(90_000n);
  expect(await bettor.shown()).toEqual(
    everywhere({ state: 'void', isCancelled: true, isToBeCancelled: false }),
  );
});
