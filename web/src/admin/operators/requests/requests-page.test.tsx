import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { RequestsPage } from './requests-page.tsx';

const create = {
  kind: 'create',
  operatorId: 'o-9',
  loginId: 'night-1',
  name: '야간 담당',
  role: 'cashier',
  addresses: [],
  rolePermissions: ['cash.read', 'cash.decide'],
};
const row = {
  requestId: 'r-1',
  reason: '야간 근무',
  status: 'waiting',
  isOwn: false,
  askedByName: 'admin',
  askedAt: '2026-11-24T03:00:00.000Z',
  decidedByName: '',
  decidedAt: null,
  refusal: '',
  act: create,
  mayTake: null,
};

const wide = { width: 1440, height: 900 };

function open(changes: object, on: 'phone' | typeof wide = wide) {
  const list = [{ ...row, ...changes }];
  const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1 };
  const calls = answerCalls({
    ...asOperator('operators.manage'),
    '/api/admin/operators/requests/list': () => ({ data: { list, pageInfo } }),
    '/api/admin/operators/requests/decide': () => ({ data: {} }),
    '/api/admin/operators/enrolment/code': () => ({ data: { code: 'ABCD-EFGH-JK' } }),
    '/api/admin/operators/enrolment/link': () => ({
      data: { token: 'signed', until: row.askedAt },
    }),
  });
  return { calls, mounted: mount(<RequestsPage page={1} onPage={() => undefined} />, { on }) };
}

test('somebody else’s request is approved after a last look', async () => {
  const { calls, mounted } = open({});
  await mounted;
  await expect.element(page.getByText(/운영자 추가: night-1/).first()).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click();
  await expect
    .poll(() => calls.to('/api/admin/operators/requests/decide')[0]?.body)
    .toMatchObject({ requestId: 'r-1', move: 'approve' });
});

const approve = page.getByRole('button', { name: '승인', exact: true });
const granted = page.getByRole('dialog').getByRole('list', { name: '승인하면 할 수 있는 일' });

test.each([wide, 'phone'] as const)('who approves reads what the role allows (%o)', async (on) => {
  await open({}, on).mounted;
  await approve.click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/역할 입출금 담당/);
  const allowed = granted.getByRole('listitem');
  await expect.element(allowed.first()).toHaveTextContent('입출금·잔액 보기');
  await expect.element(allowed.last()).toHaveTextContent('입출금 승인·거절');
  expect(allowed.elements()).toHaveLength(2);
});

test('and of a role that grows, all that it is to allow', async () => {
  const permissions = ['members.read', 'data.export'];
  const act = { kind: 'save-role', roleId: 'weekend', name: '주말 담당', permissions, version: 2 };
  await open({ act }).mounted;
  await approve.click();
  await expect.element(page.getByText('역할 권한 확대: 주말 담당').last()).toBeVisible();
  await expect.element(granted.getByText('자료 내려받기')).toBeVisible();
});

test('what was asked for before permissions were kept says so', async () => {
  await open({ act: { ...create, rolePermissions: undefined } }).mounted;
  await approve.click();
  await expect.element(page.getByText(/역할 권한이 남아 있지 않습니다/)).toBeVisible();
});

test('one’s own can only be taken back', async () => {
  await open({ isOwn: true }).mounted;
  await expect.element(page.getByText(/운영자 추가: night-1/).first()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '승인', exact: true }))
    .not.toBeInTheDocument();
});

test('who approved passes the code on, who asked the link', async () => {
  await open({ status: 'approved', mayTake: 'code' }).mounted;
  await page.getByRole('button', { name: '등록 코드' }).click();
  await page.getByRole('button', { name: '만들기' }).click();
  await expect
    .element(page.getByRole('textbox', { name: '등록 코드' }))
    .toHaveValue('ABCD-EFGH-JK');
});

test('the link carries its token behind the #, where no server reads it', async () => {
  await open({ status: 'approved', isOwn: true, mayTake: 'link' }).mounted;
  await page.getByRole('button', { name: '등록 링크' }).click();
  await page.getByRole('button', { name: '만들기' }).click();
  const url = `${location.origin}/admin/enrol#signed`;
  await expect.element(page.getByRole('textbox', { name: '등록 링크' })).toHaveValue(url);
});
