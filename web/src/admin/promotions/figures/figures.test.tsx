import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { payback } from '../testing/promotions.ts';
import { FiguresPage } from './figures-page.tsx';
import { SimulationPanel } from './simulation-panel.tsx';

afterEach(() => vi.restoreAllMocks());

const admin = '/api/admin/promotion';
const figure = {
  promotionId: 'p',
  title: '일일 페이백',
  trigger: 'payback',
  grants: 120,
  members: 40,
  points: '1200000',
  cash: '0',
  freeBets: '7000',
  turnover: '90000000',
  change: 125,
  othersChange: null,
  caused: '-500000',
};
const simulated = {
  isKnown: true,
  firstDay: '2026-01-01',
  lastDay: '2026-01-30',
  grants: 1_234,
  amount: '5600000',
  usedUpOn: '2026-01-20',
  days: [{ day: '2026-01-02', grants: 3, amount: '9000' }],
};

test.each(['desktop', 'phone'] as const)('what promotions cost and caused, on a %s', async (on) => {
  answerCalls({
    ...asOperator('promotion.read'),
    [`${admin}/figures`]: () => ({
      data: {
        list: [figure],
        days: [{ day: '2026-01-15', points: '1200000', cash: '30000', freeBets: '7000' }],
      },
    }),
  });
  await mount(<FiguresPage />, { on });
  await expect.element(page.getByRole('link', { name: '일일 페이백' })).toBeVisible();
  await expect.element(page.getByText('+12.5%')).toBeVisible();
  await expect.element(page.getByText(/500,000원/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: '날짜별 비용' })).toBeVisible();
  await expect.element(page.getByText('현금 30,000원')).toBeVisible();
  await expect.element(page.getByText('무료 베팅 당첨금 7,000원')).toBeVisible();
});

test('without grants that is said, and a failure too', async () => {
  answerCalls({
    ...asOperator('promotion.read'),
    [`${admin}/figures`]: () => ({ data: { list: [], days: [] } }),
  });
  const shown = await mount(<FiguresPage />);
  await expect.element(page.getByText('이 기간에 지급한 혜택이 없습니다').first()).toBeVisible();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls({ ...asOperator('promotion.read') });
  await mount(<FiguresPage />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test.each(['desktop', 'phone'] as const)(
  'what it would have cost, when asked, on a %s',
  async (on) => {
    const calls = answerCalls({ [`${admin}/simulate`]: () => ({ data: simulated }) });
    await mount(<SimulationPanel promotion={payback} />, { on });
    expect(calls.to(`${admin}/simulate`)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: '지난 30일로 계산' }));
    await expect.element(page.getByText('5,600,000원 (1,234건)')).toBeVisible();
    await expect.element(page.getByText(/2026-01-20/)).toBeVisible();
    expect(calls.to(`${admin}/simulate`)[0]?.body).toMatchObject({ document: payback.document });
  },
);

test('what cannot be worked out says so', async () => {
  answerCalls({ [`${admin}/simulate`]: () => ({ data: { ...simulated, isKnown: false } }) });
  await mount(<SimulationPanel promotion={payback} />);
  await userEvent.click(page.getByRole('button', { name: '지난 30일로 계산' }));
  await expect.element(page.getByText(/계산할 수 없습니다/)).toBeVisible();
});
