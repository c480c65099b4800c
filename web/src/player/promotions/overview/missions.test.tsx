import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { listOf } from '../testing/answers.ts';
import { MissionPanel } from './mission-list.tsx';
import { PaybackList } from './payback-list.tsx';

afterEach(() => vi.restoreAllMocks());

const screens = ['desktop', 'phone'] as const;

const mission = {
  promotionId: 'm',
  title: '오늘의 미션',
  note: '',
  window: 'day',
  counts: 'bets',
  goal: '3',
  done: '3',
  products: ['sport'],
  oddsMinimum: 1_500,
  stakeMin: '5000',
  reward: 'points',
  amount: '1000',
  freeBet: null,
  isClaimed: false,
};
const stakes = { counts: 'stake', goal: '100000', done: '40000' };
const undone = { ...mission, ...stakes, promotionId: 'w', title: '주간 미션', window: 'week' };

test.each(screens)('a mission that is done gives its reward, once, on a %s', async (on) => {
  let isClaimed = false;
  const calls = answerCalls({
    '/api/promotion/mission/list': () => ({
      data: { list: [{ ...mission, isClaimed }, undone] },
    }),
    '/api/promotion/mission/claim': () => {
      isClaimed = true;
      return { data: { grantId: 'g', reward: 'points', amount: '1000' } };
    },
  });
  await mount(<MissionPanel />, { on });
  await expect.element(page.getByRole('button', { name: '주간 미션 보상 받기' })).toBeDisabled();
  await expect.element(page.getByRole('meter').nth(1)).toHaveAttribute('aria-valuenow', '40');
  await page.getByRole('button', { name: '오늘의 미션 보상 받기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '보상 받기' }).click();
  await expect.element(page.getByText('미션 보상을 지급했습니다.')).toBeVisible();
  await expect.element(page.getByText('받음', { exact: true })).toBeVisible();
  expect(calls.to('/api/promotion/mission/claim').map(({ body }) => body)).toMatchObject([
    { promotionId: 'm' },
  ]);
});

test.each(screens)(
  'a payback says of what loss it is, or why it was not given, on a %s',
  async (on) => {
    const line = {
      promotionId: 'p',
      title: '일일 페이백',
      firstDay: '2026-01-14',
      lastDay: '2026-01-14',
      lost: '81000',
      percent: 10,
      amount: '8100',
      reward: 'points',
      reason: '',
      isHeld: false,
    };
    const week = {
      ...line,
      firstDay: '2026-01-05',
      lastDay: '2026-01-11',
      reason: '소진되었습니다.',
    };
    answerCalls({ '/api/promotion/payback/statement': () => ({ data: listOf([line, week]) }) });
    await mount(<PaybackList />, { on });
    await expect.element(page.getByText(/8,100P/).first()).toBeVisible();
    await expect.element(page.getByText('81,000원').first()).toBeVisible();
    await expect.element(page.getByText('2026-01-05 ~ 2026-01-11')).toBeVisible();
    await expect.element(page.getByText('소진되었습니다.')).toBeVisible();
  },
);

test('without paybacks that is said, and a failure too', async () => {
  answerCalls({ '/api/promotion/payback/statement': () => ({ data: listOf([]) }) });
  const shown = await mount(<PaybackList />);
  await expect.element(page.getByText('페이백 내역이 없습니다')).toBeVisible();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls({});
  await mount(<PaybackList />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});
