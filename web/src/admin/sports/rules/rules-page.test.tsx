import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { RulesPage } from './rules-page.tsx';

const admin = '/api/admin/sport/rules';
const rules = {
  foldsMax: 10,
  linesMax: 120,
  legOddsMin: '1.10',
  totalOddsMax: '100',
  bonus: { legOddsMin: '1.50', steps: [{ folds: 3, factor: 1_030 }] },
  matrix: {
    crossings: [{ sport: 'soccer', kinds: ['three-way', 'total'] }],
    alone: [{ kind: 'outright' }],
    groups: [],
    mixesLive: false,
    crossTicketsPerDayMax: 1,
  },
  axis: { ticketsMax: 3, stakeMax: '3000000', returnMax: '30000000' },
  liveDelayMs: 4_000,
  putOffVoidHours: 48,
  exposure: { suspendAt: '50000000', lossMax: '100000000' },
  cancel: { minutesMax: 5, perDayMax: 3 },
  cashOutRate: 9_500,
};
const saved = { version: 1, rules, changedAt: null, changedBy: null };
const listOf = (...list: object[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 20, tatal_list_count: list.length },
});

function answer(changes: object = {}) {
  return answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    '/api/admin/operators/names': () => ({ data: { list: [] } }),
    [`${admin}/get`]: () => ({ data: saved }),
    [`${admin}/set`]: () => ({ data: { ...saved, outcome: 'asked', requestId: 'r-1' } }),
    [`${admin}/requests`]: () => ({ data: listOf() }),
    [`${admin}/versions`]: () => ({ data: listOf() }),
    ...changes,
  });
}

const delay = () => page.getByLabelText('실시간 베팅 지연 (1000분의 1초)');

async function review(): Promise<ReturnType<typeof page.getByRole>> {
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('사유').fill('새 기준');
  return dialog;
}

test('a shorter delay in play says what it loosens, and waits for another operator', async () => {
  const calls = answer();
  await mount(<RulesPage />);
  await userEvent.fill(delay(), '1000');
  const dialog = await review();
  await expect.element(dialog.getByText(/느슨해집니다: 실시간 베팅 지연/)).toBeVisible();
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(page.getByText('다른 운영자에게 승인을 요청했습니다.')).toBeVisible();
  expect(calls.to(`${admin}/set`)[0]?.body).toMatchObject({ rules: { liveDelayMs: 1_000 } });
  await expect.element(delay()).toHaveValue('4,000');
});

test('what only tightens is saved at once', async () => {
  const tightened = { ...saved, version: 2, rules: { ...rules, liveDelayMs: 8_000 } };
  answer({
    [`${admin}/set`]: () => ({ data: { ...tightened, outcome: 'applied', requestId: null } }),
  });
  await mount(<RulesPage />);
  await userEvent.fill(delay(), '8000');
  const dialog = await review();
  await expect.element(dialog.getByText(/느슨해집니다/)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect.element(page.getByText('저장했습니다.')).toBeVisible();
});

test('rules that another operator asked for are shown, and approved', async () => {
  const request = {
    requestId: 'r-1',
    reason: '야구 크로스',
    status: 'waiting',
    isOwn: false,
    isStale: false,
    askedByName: 'anna',
    askedAt: '2026-01-15T03:00:00.000Z',
    decidedByName: '',
    decidedAt: null,
    refusal: '',
    version: 1,
    rules: { ...rules, matrix: { ...rules.matrix, crossTicketsPerDayMax: null } },
    loosens: ['matrix.crossTicketsPerDayMax'],
  };
  const calls = answer({
    [`${admin}/requests`]: () => ({ data: listOf(request) }),
    [`${admin}/decide`]: () => ({ data: { status: 'approved' } }),
  });
  await mount(<RulesPage />);
  await expect.element(page.getByText('야구 크로스')).toBeVisible();
  await expect.element(page.getByText('무제한', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '승인' }).click();
  await expect.poll(() => calls.to(`${admin}/decide`).length).toBe(1);
  expect(calls.to(`${admin}/decide`)[0]?.body).toMatchObject({ requestId: 'r-1', move: 'approve' });
});
