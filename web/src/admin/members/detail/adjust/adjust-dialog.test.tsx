import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { answerCalls } from '../../../../shared/testing/answers.ts';
import { mount } from '../../../../shared/testing/mount.tsx';
import { asOperator } from '../../../shared/testing/as-operator.ts';
import { AdjustDialog } from './adjust-dialog.tsx';

const member = { memberId: 'm-1', memId: 'moon1', memNick: '밤의달' } as never;

test('a balance becomes what is shown before it is done, and never less than nothing', async () => {
  const calls = answerCalls({
    ...asOperator('members.read'),
    '/api/admin/wallet/adjust': () => ({ data: { outcome: 'applied' } }),
  });
  await mount(<AdjustDialog member={member} cash="30000" onClose={() => undefined} />);
  const amount = page.getByRole('textbox', { name: '조정 금액' });
  const effect = page.getByRole('definition').first();
  await userEvent.fill(amount, '10000');
  await expect.poll(() => effect.element().textContent).toContain('40,000원');

  await userEvent.click(page.getByText('차감', { exact: true }));
  await expect.poll(() => effect.element().textContent).toContain('20,000원');
  await userEvent.fill(amount, '30001');
  await expect
    .element(amount)
    .toHaveAccessibleDescription('보유 금액보다 많이 차감할 수 없습니다.');
  expect(effect.element().textContent).toBe('−30,001원');
  await userEvent.fill(page.getByRole('textbox', { name: '사유' }), 'corrected');
  await userEvent.keyboard('{Enter}');
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  expect(calls.to('/api/admin/wallet/adjust')).toHaveLength(0);
});

test('what is asked for again after a lost answer is the same correction, not a second one', async () => {
  const adjust = '/api/admin/wallet/adjust';
  let isLost = true;
  const calls = answerCalls({
    ...asOperator('members.read'),
    [adjust]: () => (isLost ? 'lost' : { data: { outcome: 'applied' } }),
  });
  const account = ['admin', 'queue', 'cash', 'account', 'm-1'];
  const onClose = vi.fn();
  async function correct(): Promise<void> {
    await mount(<AdjustDialog member={member} cash="30000" onClose={onClose} />);
    queryClient.setQueryData(account, {});
    await userEvent.fill(page.getByRole('textbox', { name: '조정 금액' }), '10000');
    await userEvent.fill(page.getByRole('textbox', { name: '사유' }), '오입금');
    await userEvent.keyboard('{Enter}');
  }
  await correct();
  await expect.element(page.getByText(/두 번 처리되지 않습니다/)).toBeVisible();
  expect(queryClient.getQueryState(account)?.isInvalidated).toBe(true);
  isLost = false;
  await correct();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const keys = calls.to(adjust).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});
