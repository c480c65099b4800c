import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TurnoverList } from '../../../shared/account/turnover-list.tsx';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { PromotionsPage } from '../../promotions/overview/promotions-page.tsx';
import { listOf } from '../../promotions/testing/answers.ts';
import { DepositForm } from '../deposit-form.tsx';

afterEach(() => vi.restoreAllMocks());

const screens = ['desktop', 'phone'] as const;
const promotionId = '11111111-1111-4111-8111-111111111111';

const offer = {
  promotionId,
  title: '매 입금 보너스',
  note: '',
  occasion: 'each',
  percent: 10,
  amountMax: '50000',
  depositMin: '10000',
  turnover: { percent: 300, of: 'deposit-and-bonus', products: { sport: 100 }, oddsMinimum: 1_500 },
};
const first = { ...offer, promotionId: 'b', title: '첫 입금 보너스', occasion: 'first' };

const limits = (changes = {}) => ({
  data: {
    deposit: {
      open: true,
      minimum: '10000',
      maximum: '5000000',
      unit: '1000',
      leftToday: '5000000',
      requestsLeft: 5,
      bonusPercent: 0,
      depositsBefore: 2,
      depositsBeforeThatDay: 0,
      ...changes,
    },
  },
});

const requirement = {
  requirementId: 'r',
  source: 'bonus',
  grantId: 'g',
  required: '330000',
  remaining: '130000',
  weights: { sport: 100, mini: 50 },
  oddsMinimum: 1_500,
  since: '2026-01-15T03:00:00Z',
  bonus: '10000',
  forfeit: '12000',
  openStakes: '0',
};

test.each(screens)('a bonus is chosen with a deposit on a %s', async (on) => {
  const calls = answerCalls({
    '/api/cash/limits': () => limits(),
    '/api/promotion/deposit/offers': () => ({ data: { list: [first, offer] } }),
    '/api/cash/in': () => ({ data: { requestId: 'q' } }),
  });
  await mount(<DepositForm />, { on });
  await expect.element(page.getByRole('radio', { name: /매 입금 보너스/ })).toBeVisible();
  // The member's third deposit is no first one.
  await expect.element(page.getByText('첫 입금 보너스')).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /보너스 받지 않음/ })).toBeChecked();
  await page.getByLabelText('입금 금액').fill('100000');
  await expect.element(page.getByText('보너스 10,000원 예정')).toBeVisible();
  await page.getByRole('radio', { name: /매 입금 보너스/ }).click();
  await page.getByRole('button', { name: '입금 신청' }).click();
  const asked = page.getByRole('alertdialog');
  await expect.element(asked.getByText(/매 입금 보너스: 보너스 10,000원/)).toBeVisible();
  await asked.getByRole('button', { name: '입금 신청' }).click();
  await expect.element(page.getByText('입금 신청을 접수했습니다.')).toBeVisible();
  expect(calls.to('/api/cash/in').map(({ body }) => body)).toMatchObject([
    { amount: '100000', bonus: promotionId },
  ]);
});

test('without bonuses there is nothing to choose, and the form works when they do not come', async () => {
  answerCalls({
    '/api/cash/limits': () => limits(),
    '/api/promotion/deposit/offers': () => ({ data: { list: [] } }),
  });
  const shown = await mount(<DepositForm />);
  await expect.element(page.getByLabelText('입금 금액')).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls({ '/api/cash/limits': () => limits() });
  await mount(<DepositForm />);
  await expect.element(page.getByRole('button', { name: '입금 신청' })).toBeEnabled();
});

test.each(screens)('what giving a bonus up takes is said first on a %s', async (on) => {
  const calls = answerCalls({
    '/api/cash/turnover': () => ({ data: { list: [requirement] } }),
    '/api/cash/bonus/forfeit': () => ({ data: { amount: '12000' } }),
  });
  await mount(<TurnoverList />, { on });
  await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '60');
  await expect.element(page.getByText('130,000원 남음')).toBeVisible();
  await expect.element(page.getByText(/스포츠 100%, 미니게임 50%/)).toBeVisible();
  await page.getByRole('button', { name: '보너스 포기' }).click();
  const asked = page.getByRole('alertdialog');
  await expect.element(asked.getByText(/12,000원이 회수되며/)).toBeVisible();
  await asked.getByRole('button', { name: '보너스 포기' }).click();
  await expect.element(page.getByText('보너스를 포기했습니다.')).toBeVisible();
  expect(calls.to('/api/cash/bonus/forfeit').map(({ body }) => body)).toMatchObject([
    { requirementId: 'r', amount: '12000' },
  ]);
});

test('with bets open a bonus cannot be given up, and a failure is said', async () => {
  answerCalls({
    '/api/cash/turnover': () => ({ data: { list: [{ ...requirement, openStakes: '5000' }] } }),
  });
  const shown = await mount(<TurnoverList />);
  await expect.element(page.getByText(/진행 중인 베팅 5,000원/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '보너스 포기' })).toBeDisabled();
  await shown.unmount();
  vi.restoreAllMocks();
  answerCalls({ '/api/cash/turnover': () => ({ code: 'H404', message: '찾을 수 없습니다.' }) });
  await mount(<TurnoverList />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test.each(screens)(
  'promotions, progress and what was given stand on one page on a %s',
  async (on) => {
    const grant = { grantId: 'g', title: '출석 체크', trigger: 'attendance', reward: 'points' };
    const chosen = { requestId: 'q', title: '매 입금 보너스', deposit: '5000', amount: '0' };
    answerCalls({
      '/api/promotion/list': () => ({
        data: {
          list: [
            {
              promotionId,
              trigger: 'deposit',
              title: '매 입금 보너스',
              note: '입금하실 때마다 드립니다.',
              startsAt: '2026-01-01T00:00:00Z',
              endsAt: null,
            },
          ],
        },
      }),
      '/api/promotion/deposit/chosen': () => ({
        data: {
          list: [
            {
              ...chosen,
              state: 'declined',
              reason: '최소 입금액보다 적습니다.',
              askedAt: '2026-01-15T03:00:00Z',
            },
          ],
        },
      }),
      '/api/cash/turnover': () => ({ data: { list: [] } }),
      '/api/promotion/mine': () => ({
        data: listOf([
          {
            ...grant,
            amount: '300',
            turnoverRequired: '0',
            forfeited: '0',
            state: 'given',
            askedAt: '2026-01-15T03:00:00Z',
          },
        ]),
      }),
    });
    await mount(<PromotionsPage />, { on });
    await expect.element(page.getByRole('link', { name: '매 입금 보너스 참여하기' })).toBeVisible();
    await expect.element(page.getByText('최소 입금액보다 적습니다.')).toBeVisible();
    await expect.element(page.getByText('남은 롤링 조건이 없습니다')).toBeVisible();
    await expect.element(page.getByText('300P').first()).toBeVisible();
  },
);
