import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator } from '../shared/testing/as-operator.ts';
import { OperatorsPage } from './operators-page.tsx';

const row = {
  operatorId: 'o-9',
  loginId: 'night-1',
  name: '야간 담당',
  role: 'cashier',
  permissions: [],
  addresses: [],
  disabled: false,
  isEnrolled: true,
  createdAt: '2026-11-24T03:00:00.000Z',
  lastLogInAt: null,
  liveSessions: 0,
};
const role = { name: '', isBuiltIn: true, permissions: [], version: 0 };
const roles = ['cashier', 'manager'].map((roleId) => ({ ...role, roleId }));
const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1 };

async function open(others: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({
    ...asOperator('operators.manage'),
    '/api/admin/operators/list': () => ({ data: { list: [row], pageInfo } }),
    '/api/admin/operators/sessions': () => ({ data: { list: [], pageInfo } }),
    '/api/admin/roles/list': () => ({ data: { list: roles, permissions: [] } }),
    '/api/admin/operators/create': () => ({ data: { requestId: 'r-1' } }),
    '/api/admin/operators/reset': () => ({ data: { requestId: 'r-2' } }),
    '/api/admin/operators/setRole': () => ({ data: { isWaiting: true } }),
    ...others,
  });
  await mount(<OperatorsPage page={1} onPage={() => undefined} />);
  return calls;
}

const dialog = page.getByRole('dialog');

async function choose(roleName: string): Promise<void> {
  await dialog.getByRole('button', { name: /역할/ }).click();
  await page.getByRole('option', { name: roleName }).click();
}

test('a new operator is asked for with a reason, and with no password', async () => {
  const calls = await open();
  await page.getByRole('button', { name: '운영자 추가' }).click();
  await userEvent.fill(dialog.getByLabelText('아이디'), 'night-2');
  await userEvent.fill(dialog.getByLabelText('이름'), '심야 담당');
  await choose('입출금 담당');
  await dialog.getByRole('button', { name: '등록하기' }).click();
  await expect.element(dialog.getByText('사유를 입력해 주세요.')).toBeVisible();
  expect(calls.to('/api/admin/operators/create')).toHaveLength(0);
  await userEvent.fill(dialog.getByLabelText('사유'), '야간 근무');
  await dialog.getByRole('button', { name: '등록하기' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.to('/api/admin/operators/create')[0]?.body).toEqual({
    siteId: expect.any(String),
    loginId: 'night-2',
    name: '심야 담당',
    role: 'cashier',
    addresses: [],
    reason: '야간 근무',
  });
});

test('another role goes with the reason that whoever approves it reads', async () => {
  const calls = await open();
  await page.getByRole('button', { name: 'night-1 관리' }).click();
  await expect.element(dialog.getByLabelText('사유')).not.toBeInTheDocument();
  await choose('관리자');
  await userEvent.fill(dialog.getByLabelText('사유'), '승진');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect
    .poll(() => calls.to('/api/admin/operators/setRole')[0]?.body)
    .toMatchObject({ operatorId: 'o-9', role: 'manager', reason: '승진' });
});

test('a refused role says why, and keeps the addresses that were not sent behind it', async () => {
  let name = row.name;
  let isRefused = true;
  const refused = '잠시 후 다시 시도해 주세요.';
  const calls = await open({
    '/api/admin/operators/list': () => ({ data: { list: [{ ...row, name }], pageInfo } }),
    '/api/admin/operators/setName': () => {
      name = '새벽 담당';
      return { data: {} };
    },
    '/api/admin/operators/setRole': () =>
      isRefused ? { code: 'TE99', message: refused } : { data: { isWaiting: true } },
    '/api/admin/operators/setAddresses': () => ({ data: {} }),
  });
  await page.getByRole('button', { name: 'night-1 관리' }).click();
  await userEvent.fill(dialog.getByLabelText('이름'), '새벽 담당');
  await choose('관리자');
  await userEvent.fill(dialog.getByLabelText('사유'), '승진');
  await userEvent.fill(dialog.getByLabelText(/허용 주소/), '10.1.2.3');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.element(dialog.getByText(refused)).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: '새벽 담당 · night-1' })).toBeVisible();
  expect(calls.to('/api/admin/operators/setAddresses')).toHaveLength(0);

  isRefused = false;
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect
    .poll(() => calls.to('/api/admin/operators/setAddresses')[0]?.body)
    .toMatchObject({ operatorId: 'o-9', addresses: ['10.1.2.3'] });
  expect(calls.to('/api/admin/operators/setName')).toHaveLength(1);
});

test('a list that lets more in goes with the reason that whoever approves it reads', async () => {
  const listed = { ...row, addresses: ['203.0.113.0/24'] };
  const calls = await open({
    '/api/admin/operators/list': () => ({ data: { list: [listed], pageInfo } }),
    '/api/admin/operators/setAddresses': () => ({ data: { isWaiting: true } }),
  });
  await page.getByRole('button', { name: 'night-1 관리' }).click();
  await expect.element(dialog.getByLabelText('사유')).not.toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText(/허용 주소/));
  await userEvent.fill(dialog.getByLabelText('사유'), '재택 근무');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect
    .poll(() => calls.to('/api/admin/operators/setAddresses')[0]?.body)
    .toMatchObject({ operatorId: 'o-9', addresses: [], reason: '재택 근무' });
});

test('a reset is asked for, with a reason', async () => {
  const calls = await open();
  await page.getByRole('button', { name: 'night-1 관리' }).click();
  await dialog.getByRole('button', { name: '재설정 요청' }).click();
  const last = page.getByRole('dialog', { name: '재설정 요청' });
  await userEvent.fill(last.getByLabelText('사유'), '휴대폰 분실');
  await last.getByRole('button', { name: '승인 요청' }).click();
  await expect
    .poll(() => calls.to('/api/admin/operators/reset')[0]?.body)
    .toMatchObject({ operatorId: 'o-9', reason: '휴대폰 분실' });
});
