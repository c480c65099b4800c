import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator } from '../shared/testing/as-operator.ts';
import { VelocityPage } from './velocity-page.tsx';

const rules = { rules: [{ acts: 10, seconds: 5 }], blockSeconds: 120 };
const saved = { version: 0, velocity: rules, changedAt: null, changedBy: null };
const info = { page: 1, count_per_list: 10, tatal_list_count: 1 };
const hit = {
  hitId: 'h-1',
  loginId: 'robot7',
  memberId: 'm-1',
  address: '203.0.113.8',
  acts: 10,
  seconds: 5,
  at: '2026-11-24T03:00:00.000Z',
  blockedUntil: '2026-11-24T03:02:00.000Z',
};

function open(permissions: string[], changes: object = {}) {
  answerCalls({
    ...asOperator(...permissions),
    '/api/admin/operators/names': () => ({ data: { list: [] } }),
    '/api/admin/betting/velocity/get': () => ({ data: saved }),
    '/api/admin/betting/velocity/hits': () => ({ data: { list: [hit], pageInfo: info } }),
    '/api/admin/betting/velocity/versions': () => ({
      data: { list: [], pageInfo: { ...info, tatal_list_count: 0 } },
    }),
    ...changes,
  });
  return mount(<VelocityPage kind="bet" onKind={() => undefined} />);
}

test('the rules and who broke them stand together', async () => {
  await open(['betting.read', 'betting.manage', 'cash.read', 'members.read']);
  await expect.element(page.getByLabelText('규칙 1 허용 횟수')).toHaveValue('10');
  await expect.element(page.getByText('robot7')).toBeVisible();
  await expect.element(page.getByText('5초에 10회')).toBeVisible();
  await expect.element(page.getByText('입출금 신청').first()).toBeVisible();
});

test('a number outside its bounds is said at its field', async () => {
  await open(['betting.read', 'betting.manage']);
  const acts = page.getByLabelText('규칙 1 허용 횟수');
  await userEvent.fill(acts, '900');
  await expect.element(page.getByText('1부터 500까지 입력해 주세요.')).toBeVisible();
});

test('who may only read changes nothing', async () => {
  await open(['betting.read']);
  await expect.element(page.getByLabelText('규칙 1 허용 횟수')).toBeDisabled();
  await expect.element(page.getByRole('button', { name: '규칙 추가' })).not.toBeInTheDocument();
});

test('a service that fails says so, and the hits stay', async () => {
  await open(['betting.read'], {
    '/api/admin/betting/velocity/get': () => ({ code: 'E001', message: '오류' }),
  });
  await expect.element(page.getByText('robot7')).toBeVisible();
});
