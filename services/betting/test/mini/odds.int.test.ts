// @module-tag money
import { randomUUID } from 'node:crypto';
import { callAs, operatorCaller } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, openBettingWorld } from '../world/betting-world.ts';

let world: BettingWorld;

beforeAll(async () => {
  world = await openBettingWorld('betting_odds');
});
afterAll(() => world.close());

/** An operator of a site of their own. */
function backOfficeOf(siteId = `site-${randomUUID().slice(0, 8)}`) {
  const permissions = ['betting.read', 'betting.manage', 'audit.read'];
  const operator = operatorCaller({ siteId, permissions });
  return { siteId, operator, call: callAs(world.service, operator) };
}

const price = (selectionId: string, odds: string, isOpen = true, gameId = 'powerball') => ({
  gameId,
  selectionId,
  odds,
  isOpen,
});

describe('the odds of a site', () => {
  it('are set by version, kept in every version, and audited', async () => {
    const { call, operator, siteId } = backOfficeOf();
    const first = await call('/api/admin/betting/mini/odds/get');
    expect(first.data).toMatchObject({ version: 0, ceiling: 9_750, changedBy: null });
    expect(first.data.prices[0]).toMatchObject({ returnRate: '97.5', highestOdds: '1.95' });
    const { numerator, denominator } = first.data.prices[0].chance;
    expect(BigInt(numerator) * 2n).toBe(BigInt(denominator));
    const set = (version: number, prices: object[], ceiling = 9_750) =>
      call('/api/admin/betting/mini/odds/set', { version, ceiling, prices, reason: '시험' });
    const saved = await set(0, [price('sum-odd', '1.90'), price('ball-7', '9.5', false)]);
    expect(saved.data).toMatchObject({ version: 1, changedBy: operator.operatorId });
    expect((await set(0, [price('sum-even', '1.90')])).resultCode).toBe('B1023');
    const second = await set(1, [price('sum-even', '1.91')]);
    const oddsOf = (selectionId: string) =>
      second.data.prices.find(
        (one: { selectionId: string; gameId: string }) =>
          one.selectionId === selectionId && one.gameId === 'powerball',
      );
    expect(oddsOf('sum-odd')).toMatchObject({ odds: '1.90', defaultOdds: '1.95' });
    expect(oddsOf('sum-even').odds).toBe('1.91');
    expect(oddsOf('ball-7').isOpen).toBe(false);
    const { rows } = await world.pool.query(
      'select version, changed_by from mini_odds_version where site_id = $1 order by version',
      [siteId],
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
    await expect(world.pool.query('update mini_odds_version set version = 9')).rejects.toThrow(
      'append-only',
    );
    const audit = await call('/api/admin/audit/betting/list');
    expect(audit.data.list[0]).toMatchObject({
      action: 'mini-odds.set',
      subject: `site:${siteId}`,
    });
  });

  it('keep who set each version, why, and what it changed', async () => {
    const { call, operator } = backOfficeOf();
    const versions = () => call('/api/admin/betting/mini/odds/versions');
    expect((await versions()).data).toMatchObject({ list: [], pageInfo: { tatal_list_count: 0 } });
    const set = (version: number, prices: object[], more: object) =>
      call('/api/admin/betting/mini/odds/set', { version, ceiling: 9_750, prices, ...more });
    expect((await set(0, [], { reason: ' ' })).resultCode).toBe('H400');
    await set(0, [price('sum-odd', '1.90')], { reason: '홀 쏠림' });
    await set(1, [price('sum-odd', '1.90', false)], { ceiling: 9_800, reason: '점검' });
    const { list } = (await versions()).data;
    expect(list).toMatchObject([
      {
        version: 2,
        changedBy: operator.operatorId,
        reason: '점검',
        ceiling: 9_800,
        ceilingBefore: 9_750,
        changes: [
          {
            marketId: 'sum-parity',
            before: { odds: '1.90', isOpen: true },
            after: { odds: '1.90', isOpen: false },
          },
        ],
      },
      { version: 1, reason: '홀 쏠림', changes: [{ before: { odds: '1.95' } }] },
    ]);
    const other = await backOfficeOf().call('/api/admin/betting/mini/odds/versions');
    expect(other.data.list).toEqual([]);
  });

  it('of two operators at once, one wins', async () => {
    const { call } = backOfficeOf();
    const answers = await Promise.all(
      ['1.90', '1.91'].map((odds) =>
        call('/api/admin/betting/mini/odds/set', {
          version: 0,
          ceiling: 9_750,
          prices: [price('sum-odd', odds)],
          reason: '시험',
        }),
      ),
    );
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', 'B1023']);
  });

  it('above the ceiling are refused with what they would pay back and what is allowed', async () => {
    const { call } = backOfficeOf();
    const set = (prices: object[], ceiling = 9_750) =>
      call('/api/admin/betting/mini/odds/set', { version: 0, ceiling, prices, reason: '시험' });
    expect(await set([price('sum-middle', '3.50'), price('sum-odd', '2.10')])).toMatchObject({
      resultCode: 'B1020',
      resultMessage:
        'powerball sum-odd의 배당 2.10배는 환수율이 105%입니다. 1.95배까지 설정하실 수 있습니다.',
      data: {
        fields: [
          { selectionId: 'sum-odd', odds: '2.10', returnRate: '105', highestOdds: '1.95' },
          { selectionId: 'sum-middle', odds: '3.50', returnRate: '125.5', highestOdds: '2.71' },
        ],
      },
    });
    expect((await set([price('sum-odd', '1.00')])).resultCode).toBe('B1021');
    expect((await set([price('sum-odd', '0.99')])).resultCode).toBe('H400');
    expect((await set([price('start-left', '1.90')])).resultCode).toBe('B1022');
    expect((await set([], 10_001)).resultCode).toBe('H400');
    expect((await set([], 9_000)).resultCode).toBe('B1020');
    expect((await set([price('sum-odd', '2.00')], 10_000)).resultCode).toBe('0');
  });

  it('are those that bets are placed at; what is switched off takes none', async () => {
    const { call, siteId } = backOfficeOf();
    await call('/api/admin/betting/mini/odds/set', {
      version: 0,
      ceiling: 9_750,
      prices: [price('sum-odd', '1.90'), price('ball-odd', '1.95', false)],
      reason: '시험',
    });
    const member = world.member({ siteId });
    await member.give(50_000n);
    const round = await world.openRound();
    const shown = await member.call('/api/minigame/markets', { gameId: 'powerball' });
    expect(shown.data).toMatchObject({ oddsVersion: 1 });
    expect((await member.bet(round, ['sum-odd'])).data.selections[0].odds).toBe('1.90');
    expect((await member.bet(round, ['ball-odd'])).resultCode).toBe('B1016');
    const taken = await member.bet(round, [{ selectionId: 'sum-odd', odds: '1.90' }]);
    expect(taken.data.bets[0].odds).toBe('1.90');
  });
});
