import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { Role } from '../../shared/contracts.ts';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { RoleDialog } from './role-dialog.tsx';

const own: Role = {
  roleId: 'weekend',
  name: '주말 담당',
  isBuiltIn: false,
  permissions: ['members.read'],
  version: 2,
};

async function open(role: Role | null) {
  const data = { list: [own], permissions: ['members.read', 'cash.read'], isWaiting: true };
  const onClose = vi.fn();
  const calls = answerCalls({
    ...asOperator('operators.manage', 'members.read', 'cash.read'),
    '/api/admin/roles/save': () => ({ data }),
  });
  const permissions = ['members.read', 'cash.read'] as const;
  await mount(<RoleDialog role={role} permissions={permissions} onClose={onClose} />);
  return { calls, onClose };
}

const save = page.getByRole('button', { name: '저장' });

test('a role that grows goes with its reason,', async () => {
  const { calls, onClose } = await open(own);
  await page.getByRole('switch', { name: '입출금·잔액 보기' }).click();
  await userEvent.fill(page.getByLabelText('사유'), ' 주말 출금 확인 ');
  await save.click();
  await expect
    .poll(() => calls.to('/api/admin/roles/save')[0]?.body)
    .toMatchObject({
      roleId: 'weekend',
      name: '주말 담당',
      permissions: ['members.read', 'cash.read'],
      version: 2,
      reason: '주말 출금 확인',
    });
  await expect.poll(() => onClose).toHaveBeenCalled();
});

test('a new role needs an id and a name, and no reason', async () => {
  const { calls } = await open(null);
  await expect.element(page.getByLabelText('사유')).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText('역할 이름을 입력해 주세요.')).toBeVisible();
  expect(calls.to('/api/admin/roles/save')).toHaveLength(0);
});
