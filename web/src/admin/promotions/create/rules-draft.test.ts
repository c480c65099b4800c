import { describe, expect, it } from 'vitest';
import { emptyRow, rewardKindsOf, rulesAtFirst, rulesOf, triggers } from './rules-draft.ts';
import { rulesProblems, tournamentProblems } from './rules-problems.ts';

describe('the rules of a new promotion', () => {
  it('give cash with a condition on the products that were chosen', () => {
    const draft = {
      ...rulesAtFirst,
      trigger: 'sign-up' as const,
      rewardKind: 'cash' as const,
      amount: '5000',
      turnoverPercent: '300',
      turnoverProducts: ['sport', 'mini'],
    };
    expect(rulesProblems(draft)).toEqual({});
    expect(rulesOf(draft)).toEqual({
      trigger: 'sign-up',
      reward: {
        kind: 'cash',
        amount: '5000',
        turnover: { percent: 300, products: { sport: 100, mini: 100 }, oddsMinimum: 1_200 },
      },
    });
  });

  it('ask for nothing of a condition that nobody typed', () => {
    const draft = {
      ...rulesAtFirst,
      trigger: 'deposit' as const,
      amountMax: '50000',
      turnoverOdds: '',
    };
    expect(rulesProblems(draft)).toEqual({});
    expect(rulesOf(draft)).toMatchObject({ amountMax: '50000', turnover: null });
    expect(rulesProblems({ ...draft, turnoverPercent: '300' })).toHaveProperty('turnoverOdds');
  });

  it('want an amount above zero, and a wheel with words and weights', () => {
    expect(rulesProblems({ ...rulesAtFirst, amount: '0' })).toEqual({
      amount: { kind: 'missing' },
    });
    const wheel = { ...rulesAtFirst, trigger: 'roulette' as const };
    expect(rulesProblems(wheel)).toEqual({ rows: { kind: 'rows', least: 2 } });
    const slot = { ...emptyRow, number: '5', ko: '꽝', en: 'Nothing', vi: 'Trượt' };
    const rows = [slot, { ...slot, amount: '1000' }];
    expect(rulesProblems({ ...wheel, rows })).toEqual({});
    expect(rulesProblems({ ...wheel, rows: [slot, { ...slot, en: ' ' }] })).toEqual({
      '1.en': { kind: 'missing' },
    });
    expect(rulesOf({ ...wheel, rows })).toMatchObject({
      slots: [{ reward: null, weight: 5 }, { reward: { kind: 'points', amount: '1000' } }],
    });
  });

  it('give a free bet of everything but a part of something', () => {
    const draft = {
      ...rulesAtFirst,
      trigger: 'mission' as const,
      rewardKind: 'free-bet' as const,
      amount: '5000',
      goal: '3',
    };
    expect(rulesProblems(draft)).toEqual({});
    expect(rulesOf(draft)).toMatchObject({
      reward: { kind: 'free-bet', amount: '5000', oddsMinimum: 1_500, winMax: null, validDays: 7 },
    });
    expect(rulesProblems({ ...draft, freeDays: '' })).toHaveProperty('freeDays');
    expect(rulesProblems({ ...draft, freeWinMax: '0' })).toHaveProperty('freeWinMax');
    for (const trigger of triggers)
      expect(rewardKindsOf(trigger).includes('free-bet')).toBe(
        trigger !== 'payback' && trigger !== 'deposit',
      );
  });

  it('give each row its free bet, on the terms that are typed once', () => {
    const row = { ...emptyRow, number: '3', amount: '5000' };
    const draft = { ...rulesAtFirst, rewardKind: 'free-bet' as const, rows: [row] };
    const reward = { kind: 'free-bet', amount: '5000', oddsMinimum: 1_500, validDays: 7 };
    expect(rulesOf({ ...draft, trigger: 'rank' })).toMatchObject({ rewards: [{ reward }] });
    const daily = { ...reward, amount: '1000' };
    expect(rulesOf({ ...draft, trigger: 'attendance', amount: '1000' })).toMatchObject({
      daily,
      streaks: [{ days: 3, reward }],
    });
    expect(rulesOf({ ...draft, trigger: 'coupon', amount: '1000' })).toMatchObject({
      reward: daily,
    });
  });

  it('rank a tournament’s places in order, each once, with an end and a budget for all prizes', () => {
    const row = (number: string, to: string) => ({ ...emptyRow, number, to, amount: '1000' });
    const draft = {
      ...rulesAtFirst,
      trigger: 'tournament' as const,
      games: 'powerball, soccer,,',
      rows: [row('1', ''), { ...row('2', '5'), kind: 'free-bet' as const }],
    };
    expect(rulesProblems(draft)).toEqual({});
    expect(rulesOf(draft)).toMatchObject({
      games: ['powerball', 'soccer'],
      prizes: [
        { fromPlace: 1, toPlace: 1, reward: { kind: 'points', amount: '1000' } },
        { fromPlace: 2, toPlace: 5, reward: { kind: 'free-bet', amount: '1000', validDays: 7 } },
      ],
    });
    const order = { kind: 'order' };
    const rows = [row('1', '2'), row('2', '3')];
    expect(rulesProblems({ ...draft, rows })).toEqual({ '1.number': order });
    expect(rulesProblems({ ...draft, rows: [row('3', '2')] })).toEqual({ '0.number': order });
    expect(rulesProblems({ ...draft, rows: [row('1', '5000')] })).toHaveProperty(['0.to']);
    // A free bet's terms are asked for where a place gives one, whatever was chosen before.
    expect(rulesProblems({ ...draft, freeWinMax: '0' })).toHaveProperty('freeWinMax');
    const points = { ...draft, rewardKind: 'free-bet' as const, rows: [row('1', '')] };
    expect(rulesProblems({ ...points, freeWinMax: '0' })).toEqual({});
    const terms = { endsAt: '2026-02-01 00:00', budget: '5000' };
    expect(tournamentProblems(draft, terms)).toEqual({});
    expect(tournamentProblems(draft, { endsAt: '', budget: '4999' })).toEqual({
      end: { kind: 'end' },
      budget: { kind: 'budget', least: '5000' },
    });
  });

  it('name a streak or a rank once', () => {
    const row = { ...emptyRow, number: '3', amount: '500' };
    const draft = { ...rulesAtFirst, trigger: 'rank' as const, rows: [row, row] };
    expect(rulesProblems(draft)).toEqual({ '1.number': { kind: 'twice' } });
  });
});
