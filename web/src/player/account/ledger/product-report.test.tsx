import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { ProductReport } from './product-report.tsx';

const path = '/api/bet/byProduct';
const days = { startDate: '2026-11-19', endDate: '2026-11-25' };
const slot = {
  product: 'slot',
  count: 12,
  staked: '12000',
  open: '1000',
  returned: '15500',
  net: '4500',
};
const answer = (list: object[]) => ({ data: { startDate: days.startDate, list } });

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('each product has its sums on a %s', async (on) => {
  const calls = answerCalls({ [path]: () => answer([slot, { ...slot, product: 'fishing' }]) });
  await mount(<ProductReport days={days} />, { on });
  await expect.element(page.getByText('슬롯', { exact: true })).toBeVisible();
  await expect.element(page.getByText('피싱 게임', { exact: true })).toBeVisible();
  await expect.element(page.getByText('15,500원').first()).toBeVisible();
  await expect.element(page.getByText(/4,500원/).first()).toBeVisible();
  expect(calls.to(path)[0]?.body).toMatchObject(days);
});

test('without any play that is said', async () => {
  answerCalls({ [path]: () => answer([]) });
  await mount(<ProductReport days={days} />);
  await expect.element(page.getByText('이 기간에는 베팅한 내역이 없습니다')).toBeVisible();
});

test('a failure is said', async () => {
  answerCalls({ [path]: () => ({ code: 'E001', message: '오류입니다.' }) });
  await mount(<ProductReport days={days} />);
  await expect.element(page.getByText('오류입니다.')).toBeVisible();
});
