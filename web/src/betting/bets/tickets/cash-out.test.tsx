import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { TicketRow } from '../../sportsbook/model/sport-types.ts';
import { CashOut } from './cash-out.tsx';

const ticket = {
  betId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b70',
  slipId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b71',
} as TicketRow;

test('what was bought back is said with its amount, and leads to the slip', async () => {
  const onClose = vi.fn();
  answerCalls({
    '/api/bet/cashOut/offer': () => ({
      data: {
        offerId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b72',
        amount: '12340',
        expiresAt: '2999-01-01T00:00:00.000Z',
        delayMs: 0,
      },
    }),
    '/api/bet/cashOut/take': () => ({ data: {} }),
  });
  await mount(<CashOut ticket={ticket} onClose={onClose} />);
  await page.getByRole('button', { name: '금액 확인' }).click();
  await page.getByRole('button', { name: /12,340원/ }).click();
  await expect
    .element(page.getByText('캐시아웃한 12,340원이 보유금에 들어왔습니다.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '보기' }))
    .toHaveAttribute('href', `/member/mypage/betting/list?slip=${ticket.slipId}`);
  expect(onClose).toHaveBeenCalledOnce();
});

const otherTicket: TicketRow = { ...ticket, betId: '0198f4f2-7a11-7c3e-9d8b-1f2e3d4c5b73' };

/** The dialog of a ticket, which can be closed and opened again. */
function Dialog() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <CashOut ticket={otherTicket} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

type Take = Parameters<typeof answerCalls>[0][string];

/** Half of the ticket is taken; what is answered to it, one time after the other. */
async function takeHalf(...answers: ReturnType<Take>[]) {
  const calls = answerCalls({
    '/api/bet/cashOut/offer': ({ body }) => ({
      data: {
        offerId: `offer-of-${String(body.part)}`,
        amount: `${String(body.part)}00`,
        expiresAt: '2999-01-01T00:00:00.000Z',
        delayMs: 0,
      },
    }),
    '/api/bet/cashOut/take': () => answers.shift() ?? { data: {} },
  });
  await mount(<Dialog />);
  await page.getByText('50%').click();
  await page.getByRole('button', { name: '금액 확인' }).click();
  await page.getByRole('button', { name: /5,000원/ }).click();
  return () => calls.to('/api/bet/cashOut/take');
}

/** Half of the ticket was taken, and the first answer to it did not come. */
async function loseHalf(...later: ReturnType<Take>[]) {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const taken = await takeHalf(
    gate.then(() => 'lost'),
    ...later,
  );
  await expect.element(size75).not.toBeInTheDocument();
  letGo();
  await expect.element(unknown).toBeVisible();
  return taken;
}

const unknown = page.getByText('50% 캐시아웃(5,000원)의 결과를 아직 받지 못했습니다.');
const size75 = page.getByText('75%');
const check = page.getByRole('button', { name: '다시 보내 결과 확인' });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('attack: a part whose answer was lost is bought back twice after another size, or the dialog anew', async () => {
  const taken = await loseHalf();
  await expect.element(size75).not.toBeInTheDocument();
  await page.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(unknown).toBeVisible();
  await expect.element(page.getByRole('button', { name: '금액 확인' })).not.toBeInTheDocument();
  await check.click();
  await expect.element(page.getByText('캐시아웃한 5,000원이 보유금에 들어왔습니다.')).toBeVisible();
  const [first, second] = taken();
  expect(taken()).toHaveLength(2);
  expect(second?.body).toEqual(first?.body);
  expect(first?.body).toMatchObject({ offerId: 'offer-of-50' });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('button', { name: '금액 확인' })).toBeVisible();
});

test('what was turned away for too many requests is not unknown, also in the dialog anew', async () => {
  const tooMany = { code: 'H429', message: '요청이 너무 많습니다.', status: 429 };
  await takeHalf(tooMany);
  await expect.element(page.getByText(tooMany.message)).toBeVisible();
  await expect.element(unknown).not.toBeInTheDocument();
  await page.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('button', { name: '금액 확인' })).toBeVisible();
});

test('what turns out to be refused is said, and another size may be asked for', async () => {
  const taken = await loseHalf('lost', { code: 'B1', message: '제안이 만료되었습니다.' });
  await check.click();
  await expect.poll(() => taken().length).toBe(2);
  await expect.element(unknown).toBeVisible();
  await expect.element(check).toHaveFocus();
  await check.click();
  await expect.element(page.getByText('제안이 만료되었습니다.')).toBeVisible();
  await expect.element(unknown).not.toBeInTheDocument();
  await size75.click();
  await page.getByRole('button', { name: '금액 확인' }).click();
  await page.getByRole('button', { name: /7,500원/ }).click();
  await expect.poll(() => taken().length).toBe(4);
  expect(new Set(taken().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('who is answered an error of ours each time may choose another part', async () => {
  const ours = { code: 'E001', message: '오류', status: 500 };
  const taken = await loseHalf(ours, { data: {} });
  const another = page.getByRole('button', { name: '다른 비율 선택' });
  // The line alone was lost: the very same is what there is to send.
  await expect.element(another).not.toBeInTheDocument();
  await check.click();
  await another.click();
  await expect.element(unknown).not.toBeInTheDocument();
  await size75.click();
  await page.getByRole('button', { name: '금액 확인' }).click();
  await page.getByRole('button', { name: /7,500원/ }).click();
  await expect.poll(() => taken().length).toBe(3);
  expect(new Set(taken().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});
