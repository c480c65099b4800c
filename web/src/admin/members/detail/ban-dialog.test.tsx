import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { BanDialog } from './ban-dialog.tsx';

const member = { memberId: 'm-1', memId: 'moon1', memNick: '밤의달' } as never;
const account = { depositBanned: false, withdrawalBanned: false } as never;

test('closing deposits says nothing of withdrawals, which a colleague may have closed', async () => {
  const calls = answerCalls({
    ...asOperator('cash.decide'),
    '/api/admin/wallet/ban': () => ({ data: { depositBanned: true, withdrawalBanned: true } }),
  });
  await mount(<BanDialog member={member} account={account} onClose={() => undefined} />);
  const deposits = page.getByRole('group', { name: '입금', exact: true });
  await userEvent.click(deposits.getByRole('button', { name: '제한' }));
  await userEvent.fill(page.getByRole('textbox', { name: '사유' }), '본인 확인 중');
  await userEvent.click(page.getByRole('button', { name: '적용' }));
  await expect.poll(() => calls.to('/api/admin/wallet/ban')).toHaveLength(1);
  const [{ body } = { body: {} }] = calls.to('/api/admin/wallet/ban');
  expect(body).toMatchObject({ memberId: 'm-1', deposit: true, reason: '본인 확인 중' });
  expect(body).not.toHaveProperty('withdrawal');
});
