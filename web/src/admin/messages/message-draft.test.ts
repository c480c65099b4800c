import { expect, it } from 'vitest';
import { emptyFilter } from './filter-draft.ts';
import { emptyMessage, messageOf, targetProblem } from './message-draft.ts';

it.each([
  [{ kind: 'all' }, null],
  [{ kind: 'level', level: '' }, 'level'],
  [{ kind: 'level', level: '0' }, 'level'],
  [{ kind: 'level', level: '12' }, null],
  [{ kind: 'member', loginId: '  ' }, 'loginId'],
  [{ kind: 'partner', loginId: 'store1' }, null],
  [{ kind: 'filter' }, 'filter'],
  [{ kind: 'filter', filter: { ...emptyFilter, turnoverDays: '90' } }, 'filter'],
  [{ kind: 'filter', filter: { ...emptyFilter, levelFrom: '3', levelTo: '2' } }, 'filter'],
  [{ kind: 'filter', filter: { ...emptyFilter, levelFrom: '100' } }, 'filter'],
  [{ kind: 'filter', filter: { ...emptyFilter, turnoverMin: '2', turnoverMax: '1' } }, 'filter'],
  [{ kind: 'filter', filter: { ...emptyFilter, sleepingDays: '30' } }, null],
] as const)('%o has the problem %s', (change, problem) => {
  expect(targetProblem({ ...emptyMessage, ...change })).toBe(problem);
});

it('a filter asks for what was typed, and nothing else', () => {
  const filter = { ...emptyFilter, below: ' store1 ', turnoverMin: '1000' };
  expect(messageOf({ ...emptyMessage, kind: 'filter', filter }).target).toEqual({
    kind: 'filter',
    filter: {
      levelFrom: null,
      levelTo: null,
      rankFrom: null,
      below: 'store1',
      turnoverMin: '1000',
      turnoverMax: null,
      turnoverDays: 30,
      sleepingDays: null,
    },
  });
});

it('is sent now, or at a minute of the Korean clock', () => {
  const texts = { ...emptyMessage.texts, ko: { title: ' 안내 ', body: '내용' } };
  expect(messageOf({ ...emptyMessage, texts })).toEqual({
    target: { kind: 'all' },
    texts: { ko: { title: '안내', body: '내용' } },
    showAt: null,
  });
  const later = { ...emptyMessage, texts, kind: 'level', level: '3', showAt: '2026-11-25 09:00' };
  expect(messageOf(later as typeof emptyMessage)).toMatchObject({
    target: { kind: 'level', level: 3 },
    showAt: '2026-11-25T00:00:00.000Z',
  });
});
