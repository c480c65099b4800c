import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { DepositPage } from './deposit-page.tsx';

const request = (bonusAmount: string) => ({
  requestId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b6a',
  cashType: 'in',
  amount: '300000',
  bonusAmount,
  status: 1,
  requestedAt: '2026-11-24T03:00:00.000Z',
  processedAt: '2026-11-24T03:10:00.000Z',
  reason: null,
});

const deposit = {
  open: true,
  minimum: '10000',
  maximum: '5000000',
  unit: '1000',
  leftToday: '5000000',
  requestsLeft: 5,
  bonusPercent: 0,
  depositsBefore: 2,
  depositsBeforeThatDay: 0,
};

async function open(bonusAmount: string) {
  answerCalls({
    '/api/cash/limits': () => ({ data: { deposit } }),
    '/api/promotion/deposit/offers': () => ({ data: { list: [] } }),
    '/api/cash/list': () => ({
      data: {
        list: [request(bonusAmount)],
        pageInfo: { page: 1, count_per_list: 10, tatal_list_count: 1 },
      },
    }),
  });
  await mount(<DepositPage />);
  await expect.element(page.getByText('300,000원').first()).toBeVisible();
}

const bonusHead = page.getByRole('columnheader', { name: '보너스' });

test('the column of bonuses is there only where a request has one', async () => {
  await open('0');
  await expect.element(bonusHead).not.toBeInTheDocument();
});

test('a request with a bonus says how much', async () => {
  await open('30000');
  await expect.element(bonusHead).toBeVisible();
  await expect.element(page.getByText('30,000원', { exact: true })).toBeVisible();
});

test('below the account stands what may be paid in, and no void', async () => {
  await open('0');
  const limits = page.getByRole('heading', { name: '신청 한도' }).element().closest('section');
  const form = page
    .getByRole('heading', { name: '얼마를 입금하셨나요' })
    .element()
    .closest('section');
  await expect.element(page.getByText('10,000원 ~ 5,000,000원')).toBeVisible();
  const [limitsBox, formBox] = [limits, form].map((one) => one?.getBoundingClientRect());
  expect(limitsBox?.left).toBeLessThan(formBox?.left ?? 0);
  expect((formBox?.bottom ?? 0) - (limitsBox?.bottom ?? 0)).toBeLessThan(260);
});

test('on a phone the whole amount is in sight at once, above the bottom bar', async () => {
  await open('0');
  await page.viewport(412, 823);
  const amount = page.getByRole('textbox', { name: '입금 금액' }).element();
  await expect.poll(() => amount.getBoundingClientRect().bottom).toBeLessThan(640);
});

test.each([
  [320, 568],
  [390, 844],
  [412, 823],
])('at %d × %d nothing stands on the amount or its keys', async (width, height) => {
  await open('0');
  await page.viewport(width, height);
  const keys = page.getByRole('button', { name: /^\+\d+만$/ });
  await expect.poll(() => keys.elements().length).toBe(5);
  const amount = page.getByRole('textbox', { name: '입금 금액' });
  for (let top = 0; top < 1_200; top += 120) {
    window.scrollTo(0, top);
    for (const key of [...keys.elements(), amount.element()]) {
      const { left, right, top: above, bottom } = key.getBoundingClientRect();
      if (above < 0 || bottom > height) continue;
      const at = document.elementFromPoint((left + right) / 2, (above + bottom) / 2);
      expect(key.contains(at), `${key.textContent} at ${top}: ${at?.outerHTML}`).toBe(true);
    }
  }
});
