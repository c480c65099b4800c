import { legText } from '@noriter/rules/leg-name';
import { describe, expect, it } from 'vitest';
import type { SportRules } from '../../sportsbook/model/sport-types.ts';
import {
  movedLegs,
  type PresentLeg,
  type SlipWorld,
  slipRefusal,
  totalOdds,
} from './slip-checks.ts';
import type { SlipLeg } from './slip-leg.ts';

const names = { nameKo: '가', nameEn: 'A' };
const rules: SportRules = {
  foldsMax: 4,
  linesMax: 5,
  legOddsMin: '1.01',
  totalOddsMax: '100.00',
  bonus: null,
  liveDelayMs: 4_000,
  putOffVoidHours: 48,
  cashOutRate: null,
  cancel: { minutesMax: 10, perDayMax: 5 },
  matrix: { crossings: [], alone: [], groups: [], mixesLive: false, crossTicketsPerDayMax: null },
};

function leg(fixtureId: string, seen = '2.00', more: Partial<SlipLeg> = {}): SlipLeg {
  return {
    fixtureId,
    marketKey: 'two-way/match/points',
    selectionId: 'home',
    odds: seen,
    sport: 'baseball',
    leagueId: 'kbo',
    league: names,
    home: names,
    away: names,
    runners: [],
    startsAt: '2026-11-21T10:00:00.000Z',
    market: { kind: 'two-way', span: 'match', count: 'points' },
    isLive: false,
    ...more,
  };
}

const at = (one: SlipLeg, odds: string | undefined = one.odds, isOpen = true): PresentLeg => ({
  leg: one,
  odds,
  isOpen,
  isCut: false,
});

function world(legs: readonly PresentLeg[], more: Partial<SlipWorld> = {}): SlipWorld {
  const policy = { oddsPolicy: 'none' as const, tolerance: 0n as const };
  return { legs, mode: 'combination', linesOf: legs.length, rules, policy, ...more };
}

describe('a slip that would be refused', () => {
  it.each(['a', 'b'].map((id) => leg(id)))('is none while nothing is wrong', (one) => {
    expect(slipRefusal(world([at(one), at(leg('z'))]))).toBeNull();
    // Nothing is known of a leg yet: the service will say.
    expect(slipRefusal(world([{ ...at(one), odds: undefined, isOpen: false }]))).toBeNull();
    expect(slipRefusal(world([at(one)], { rules: null }))).toBeNull();
  });

  it('has too many legs, or lines', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => at(leg(id)));
    expect(slipRefusal(world(five))).toMatchObject({ kind: 'folds', limit: '4' });
    expect(slipRefusal(world(five, { mode: 'single' }))).toBeNull();
    const system = { mode: 'system' as const, linesOf: 2 };
    expect(slipRefusal(world(five.slice(0, 4), system))).toMatchObject({ kind: 'lines' });
    expect(slipRefusal(world(five.slice(0, 3), system))).toBeNull();
  });

  it('has a leg that takes no bets, which comes before odds that moved', () => {
    const legs = [at(leg('a'), '2.10'), at(leg('b'), '2.00', false)];
    expect(slipRefusal(world(legs))).toEqual({ kind: 'closed', legs: [legText(leg('b'))] });
  });

  it('has a leg in play while nothing comes in, whatever is known of it', () => {
    const inPlay = leg('b', '2.00', { isLive: true });
    const cut = { ...at(inPlay), isCut: true };
    const legs = [at(leg('a'), '2.00', false), cut];
    expect(slipRefusal(world(legs))).toEqual({ kind: 'cut', legs: [legText(inPlay)] });
    expect(slipRefusal(world([{ ...cut, odds: undefined }]))).toMatchObject({ kind: 'cut' });
  });

  it('has odds that moved against the policy, counted together but for singles', () => {
    const legs = [at(leg('a'), '1.97'), at(leg('b'), '1.97')];
    const policy = { oddsPolicy: 'better' as const, tolerance: 300n as const };
    expect(slipRefusal(world(legs, { policy }))).toBeNull();
    const less = [at(leg('a'), '1.95'), at(leg('b'), '1.95')];
    expect(slipRefusal(world(less, { policy }))).toMatchObject({ kind: 'moved' });
    expect(slipRefusal(world(less, { policy, mode: 'single' }))).toBeNull();
    expect(movedLegs([...less, at(leg('c'))])).toHaveLength(2);
  });

  it('has too low or too high odds', () => {
    const low = leg('a', '1.005');
    expect(slipRefusal(world([at(low)], { mode: 'single' }))).toEqual({
      kind: 'lowOdds',
      limit: '1.01',
      legs: [legText(low)],
    });
    const high = [at(leg('a', '10.00')), at(leg('b', '10.01'))];
    expect(slipRefusal(world(high))).toMatchObject({ kind: 'totalOdds', limit: '100.00' });
    expect(slipRefusal(world(high, { mode: 'single' }))).toBeNull();
  });

  it('has legs that may not stand together, but for singles', () => {
    const legs = [at(leg('a')), at(leg('b', '2.00', { isLive: true }))];
    expect(slipRefusal(world(legs))).toMatchObject({ kind: 'clash', fault: 'live-apart' });
    expect(slipRefusal(world(legs, { mode: 'single' }))).toBeNull();
  });
});

it('the total odds are those of the moment', () => {
  expect(totalOdds([at(leg('a'), '2.10'), at(leg('b'), undefined)])).toBe('4.20');
});
