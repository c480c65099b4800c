import { expect, test, vi } from 'vitest';
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
