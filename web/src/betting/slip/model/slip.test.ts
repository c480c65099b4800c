import { legText } from '@noriter/rules/leg-name';
import { describe, expect, it } from 'vitest';
import { atOdds, isBusy, noSlip, toggled, withAll, without } from './slip.ts';
import type { SlipLeg } from './slip-leg.ts';
import { modeOf, type SportSlip, sportNames, ticketsOf } from './sport-tickets.ts';

const names = { nameKo: '가', nameEn: 'A' };

function leg(fixtureId: string, selectionId = 'home', odds = '1.95'): SlipLeg {
  return {
    fixtureId,
    marketKey: 'two-way/match/points',
    selectionId,
    odds,
    sport: 'baseball',
    leagueId: 'kbo',
    league: names,
    home: names,
    away: names,
    runners: [],
    startsAt: '2026-11-21T10:00:00.000Z',
    market: { kind: 'two-way', span: 'match', count: 'points' },
    isLive: false,
  };
}

const slipOf = (...legs: SlipLeg[]): SportSlip =>
  legs.reduce<SportSlip>((slip, one) => toggled(sportNames, slip, one), noSlip);
const body = { product: 'sport' as const, tickets: [], oddsPolicy: 'none' as const };

describe('a slip', () => {
  it('holds one selection of a market', () => {
    const slip = slipOf(leg('a'), leg('b'), leg('a', 'away'));
    expect(slip.lines.map(({ fixtureId, selectionId }) => fixtureId + selectionId)).toEqual([
      'bhome',
      'aaway',
    ]);
    expect(toggled(sportNames, slip, leg('a', 'away')).lines).toHaveLength(1);
  });

  it('takes several at once: those it has stay, and of one that was placed none is left', () => {
    const fixturesOf = ({ lines }: SportSlip) => lines.map(({ fixtureId }) => fixtureId);
    const slip = slipOf(leg('a'), leg('c'));
    const shared = [leg('a'), leg('b')];
    expect(fixturesOf(withAll(sportNames, slip, shared))).toEqual(['a', 'c', 'b']);
    const placed: SportSlip = { ...slip, outcome: { kind: 'receipt', slipId: 's' } };
    expect(fixturesOf(withAll(sportNames, placed, shared))).toEqual(['a', 'b']);
  });

  it('forgets the stake of a leg that left', () => {
    const slip = { ...slipOf(leg('a'), leg('b')), stakes: { [legText(leg('a'))]: '5000' } };
    expect(without(sportNames, slip, legText(leg('a'))).stakes).toEqual({});
    expect(toggled(sportNames, slip, leg('a', 'away')).stakes).toEqual({});
  });

  it('begins anew after a receipt, and stays as it is while its answer is awaited', () => {
    const placed: SportSlip = { ...slipOf(leg('a')), outcome: { kind: 'receipt', slipId: 's' } };
    expect(toggled(sportNames, placed, leg('b')).lines.map(({ fixtureId }) => fixtureId)).toEqual([
      'b',
    ]);
    for (const kind of ['sending', 'unknown'] as const) {
      const busy: SportSlip = { ...slipOf(leg('a')), outcome: { kind, body } };
      expect(isBusy(busy)).toBe(true);
      expect(toggled(sportNames, busy, leg('b'))).toBe(busy);
      expect(without(sportNames, busy, legText(leg('a')))).toBe(busy);
      expect(atOdds(sportNames, busy, new Map())).toBe(busy);
    }
  });

  it('takes the present odds of the legs that moved', () => {
    const moved = atOdds(
      sportNames,
      slipOf(leg('a'), leg('b')),
      new Map([[legText(leg('a')), '2.05']]),
    );
    expect(moved.lines.map(({ odds }) => odds)).toEqual(['2.05', '1.95']);
  });
});

describe('the mode', () => {
  it('is a single, then a combination, unless the member chose', () => {
    expect(modeOf(slipOf(leg('a')))).toBe('single');
    expect(modeOf(slipOf(leg('a'), leg('b')))).toBe('combination');
    expect(modeOf({ ...slipOf(leg('a'), leg('b')), chosenMode: 'single' })).toBe('single');
  });

  it('is a system only where that has several lines', () => {
    expect(modeOf({ ...slipOf(leg('a'), leg('b')), chosenMode: 'system' })).toBe('combination');
    const three = { ...slipOf(leg('a'), leg('b'), leg('c')), chosenMode: 'system' as const };
    expect(modeOf(three)).toBe('system');
  });
});

describe('the tickets', () => {
  const legs = [leg('a'), leg('b'), leg('c')];
  const [a, b, c] = ['a', 'b', 'c'].map((fixtureId) => ({
    fixtureId,
    marketKey: 'two-way/match/points',
    selectionId: 'home',
    odds: '1.95',
  }));

  it('are one for each single with an amount', () => {
    const stakes = { [legText(leg('a'))]: '5000', [legText(leg('b'))]: '0' };
    expect(ticketsOf({ ...slipOf(...legs), chosenMode: 'single', stakes })).toEqual([
      { legs: [a], linesOf: 1, lineStake: '5000' },
    ]);
  });

  it('are one of all legs for a combination and a system', () => {
    const slip = { ...slipOf(...legs), stake: '1000' };
    expect(ticketsOf(slip)).toEqual([{ legs: [a, b, c], linesOf: 3, lineStake: '1000' }]);
    expect(ticketsOf({ ...slip, chosenMode: 'system', systemSize: 9 })).toEqual([
      { legs: [a, b, c], linesOf: 2, lineStake: '1000' },
    ]);
  });
});
