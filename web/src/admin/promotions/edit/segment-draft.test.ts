import { expect, it } from 'vitest';
import { draftOf, segmentOf, segmentProblem } from './segment-draft.ts';

const everybody = {
  levelFrom: 1,
  levelTo: null,
  below: null,
  approvedWithinDays: null,
  rankFrom: null,
  sleeping: null,
  turnover: null,
};
const below = '11111111-1111-4111-8111-111111111111';
const asked = {
  levelFrom: 2,
  levelTo: 5,
  below,
  approvedWithinDays: 30,
  rankFrom: 1,
  sleeping: { without: 'visits' as const, days: 14 },
  turnover: { days: 7, least: '10000', most: '50000' },
};

it.each([everybody, asked])('a segment is typed and sent as it was', (segment) => {
  expect(segmentOf(draftOf(segment), segment)).toEqual(segment);
});

it('of a document that is older than a question, nothing is asked', () => {
  const { rankFrom: _rank, sleeping: _sleep, turnover: _turnover, ...older } = everybody;
  expect(segmentOf(draftOf(older), older)).toEqual(everybody);
});

it('one amount alone asks for turnover, from nothing or without an end', () => {
  const draft = draftOf(everybody);
  const turnoverOf = (change: object) => segmentOf({ ...draft, ...change }, everybody).turnover;
  expect(turnoverOf({ turnoverMost: '9' })).toEqual({ days: 30, least: '0', most: '9' });
  expect(turnoverOf({ turnoverLeast: '9' })).toEqual({ days: 30, least: '9', most: null });
});

it.each([
  [{ levelFrom: '' }, 'levelFrom', 'bounds'],
  [{ levelFrom: '3', levelTo: '2' }, 'levelTo', 'order'],
  [{ levelFrom: '3', levelTo: '3' }, 'levelTo', null],
  [{ rankFrom: '11' }, 'rankFrom', 'bounds'],
  [{ sleepDays: '' }, 'sleepDays', null],
  [{ sleepWithout: 'bets', sleepDays: '' }, 'sleepDays', 'bounds'],
  [{ sleepWithout: 'bets', sleepDays: '181' }, 'sleepDays', 'bounds'],
  [{ turnoverDays: '0' }, 'turnoverDays', null],
  [{ turnoverDays: '0', turnoverLeast: '1' }, 'turnoverDays', 'bounds'],
  [{ turnoverLeast: '2', turnoverMost: '1' }, 'turnoverMost', 'order'],
  [{ turnoverMost: '1' }, 'turnoverMost', null],
] as const)('%o has at %s the problem %s', (change, field, kind) => {
  const problem = segmentProblem({ ...draftOf(everybody), ...change }, field);
  expect(problem?.kind ?? null).toBe(kind);
});
