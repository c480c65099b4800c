import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { VoidRequests } from './void-requests.tsx';

const request = {
  voidId: 'void-1',
  bets: 2,
  refund: '20000',
  beforeDraw: false,
  reason: '추첨 장애',
  status: 'waiting',
  isOwn: false,
  askedByName: 'kim',
  askedAt: '2026-11-24T03:00:00.000Z',
  decidedByName: '',
  decidedAt: null,
  refusal: '',
  doneAt: null,
};
const round = { kind: 'after', bets: 2, refund: '20000', requests: [request] } as never;

test('what one decision was refused with does not stand in the next dialog', async () => {
  const refused = '잠시 후 다시 시도해 주세요.';
  answerCalls({
    ...asOperator('betting.manage'),
    '/api/admin/betting/rounds/void/decide': () => ({ code: 'TE99', message: refused }),
  });
  await mount(<VoidRequests roundId="round-1" round={round} />);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '승인' }).click();
  await dialog.getByRole('button', { name: '승인' }).click();
  await expect.element(dialog.getByText(refused)).toBeVisible();
  await dialog.getByRole('button', { name: '돌아가기' }).click();
  await page.getByRole('button', { name: '거절' }).click();
  await expect.element(dialog.getByLabelText('사유')).toBeVisible();
  await expect.element(dialog.getByText(refused)).not.toBeInTheDocument();
});
