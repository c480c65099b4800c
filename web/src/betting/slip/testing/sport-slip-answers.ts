import type { SlipLeg } from '../model/slip-leg.ts';

const names = (nameKo: string) => ({ nameKo, nameEn: nameKo });

/** A leg on the home team of a match that has not begun, each of another match. */
export function slipLeg(at: number, odds = '1.41'): SlipLeg {
  return {
    fixtureId: `f-${at}`,
    marketKey: 'two-way/match/points',
    selectionId: 'home',
    odds,
    sport: 'baseball',
    leagueId: 'kbo',
    league: names('케이비오'),
    home: names(`서울 베어스 ${at}`),
    away: names(`부산 자이언츠 ${at}`),
    runners: [],
    startsAt: '2026-11-24T10:00:00.000Z',
    market: { kind: 'two-way', span: 'match', count: 'points' },
    isLive: false,
  };
}

/** Rules of a site without a bonus, and limits of a level. */
export const sportRules = {
  foldsMax: 15,
  linesMax: 252,
  legOddsMin: '1.01',
  totalOddsMax: '10000',
  bonus: null,
  matrix: { crossings: [], alone: [], groups: [], mixesLive: true, crossTicketsPerDayMax: null },
  liveDelayMs: 4_000,
  putOffVoidHours: 48,
  cancel: { minutesMax: 10, perDayMax: 3 },
  cashOutRate: 9_500,
};
export const sportLimits = { minimum: '1000', maximum: '1000000', winMaximum: '5000000' };
