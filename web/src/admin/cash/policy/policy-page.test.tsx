import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { PolicyPage } from './policy-page.tsx';

const limits = {
  minimum: '10000',
  maximum: '5000000',
  unit: '1000',
  perDay: '20000000',
  requestsPerDay: 20,
};
const policy = {
  depositOpen: true,
  withdrawalOpen: true,
  pointsOpen: true,
  pointsMinimum: '1000',
  pointsUnit: '1',
  bankHours: { closedFrom: 1410, closedUntil: 30 },
  rollingPercent: 0,
  bonusRollingPercent: 300,
  rollingOddsMinimum: 1_200,
  productWeights: { '*': 100 },
  adjustAloneMax: '300000',
  adjustAloneDayMax: '3000000',
  approveAloneDayMax: '50000000',
  aloneDayMax: '60000000',
  levels: [{ level: 1, deposit: limits, withdrawal: limits, depositBonusPercent: 0 }],
};
const saved = { version: 3, policy, changedAt: '2026-11-27T03:00:00.000Z', changedBy: 'o-1' };
const request = {
  requestId: 'r-1',
  reason: '이벤트 기간',
  status: 'waiting',
  isOwn: false,
  isStale: false,
  askedByName: 'anna',
  askedAt: '2026-11-27T03:00:00.000Z',
  decidedByName: '',
  decidedAt: null,
  refusal: '',
  version: 3,
  policy: { ...policy, adjustAloneMax: '900000' },
  loosens: ['adjustAloneMax'],
};
const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1 };
const path = '/api/admin/cash/policy';

let requests: object[] = [];

beforeEach(() => {
  requests = [];
});

async function open(...permissions: string[]) {
  const calls = answerCalls({
    ...asOperator('cash.read', ...permissions),
    [`${path}/get`]: () => ({ data: saved }),
    [`${path}/versions`]: () => ({ data: { list: [], pageInfo } }),
    [`${path}/requests`]: () => ({ data: { list: requests, pageInfo } }),
    [`${path}/set`]: ({ body }) => {
      const isAsked = body.reason !== '';
      if (isAsked) requests = [{ ...request, isOwn: true }];
      const outcome = isAsked ? 'asked' : 'applied';
      return { data: { ...saved, outcome, requestId: isAsked ? 'r-1' : null } };
    },
    [`${path}/decide`]: ({ body }) => {
      requests = [];
      return { data: { status: body.move === 'approve' ? 'approved' : 'refused' } };
    },
    '/api/admin/operators/names': () => ({ data: { list: [] } }),
  });
  await mount(<PolicyPage />);
  await expect.element(page.getByLabelText('혼자 조정할 수 있는 금액')).toBeVisible();
  return calls;
}

const review = () => page.getByRole('button', { name: '변경 내용 확인' }).click();
const dialog = () => page.getByRole('dialog');

test('a higher bound of one operator is asked for, with why, and then shown as waiting', async () => {
  const calls = await open('cash.policy');
  await page.getByLabelText('혼자 조정할 수 있는 금액').fill('900000');
  await review();
  await expect.element(dialog().getByText(/다른 운영자의 승인이 필요한 변경입니다/)).toBeVisible();
  await expect.element(dialog().getByText(/바로 적용됩니다/)).not.toBeInTheDocument();
  await dialog().getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(dialog().getByText('사유를 입력해 주세요.')).toBeVisible();
  expect(calls.to(`${path}/set`)).toHaveLength(0);
  await dialog().getByLabelText('사유').fill('이벤트 기간');
  await dialog().getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(page.getByText('다른 운영자에게 승인을 요청했습니다.')).toBeVisible();
  expect(calls.to(`${path}/set`)[0]?.body).toMatchObject({
    version: 3,
    policy: { adjustAloneMax: '900000' },
    reason: '이벤트 기간',
  });
  await expect.element(page.getByText('승인을 기다리는 변경')).toBeVisible();
  await expect.element(page.getByText('900,000')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '요청 취소' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '승인', exact: true }))
    .not.toBeInTheDocument();
  await expect.element(page.getByLabelText('혼자 조정할 수 있는 금액')).toHaveValue('300,000');
});

test('a lower one is saved at once, without a reason', async () => {
  const calls = await open('cash.policy');
  await page.getByLabelText('혼자 조정할 수 있는 금액').fill('1000');
  await review();
  await expect.element(dialog().getByText(/바로 적용됩니다/)).toBeVisible();
  await dialog().getByRole('button', { name: '저장하기' }).click();
  await expect.element(page.getByText('저장했습니다.')).toBeVisible();
  expect(calls.to(`${path}/set`)[0]?.body).toMatchObject({ reason: '' });
});

test('what another asked for is shown as it was and becomes, and approved after a last look', async () => {
  requests = [request];
  const calls = await open('cash.policy');
  await expect.element(page.getByText(/anna 요청/)).toBeVisible();
  await expect.element(page.getByText('이벤트 기간')).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await dialog().getByRole('button', { name: '승인', exact: true }).click();
  await expect
    .poll(() => calls.to(`${path}/decide`)[0]?.body)
    .toMatchObject({ requestId: 'r-1', move: 'approve' });
  await expect.element(page.getByText('승인을 기다리는 변경')).not.toBeInTheDocument();
});

test('what the policy has gone past can only be refused', async () => {
  requests = [{ ...request, isStale: true }];
  await open('cash.policy');
  await expect.element(page.getByText(/승인할 수 없습니다/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '거절' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '승인', exact: true }))
    .not.toBeInTheDocument();
});

test('who may only look sees what waits, and decides nothing', async () => {
  requests = [request];
  await open();
  await expect.element(page.getByText(/anna 요청/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '승인', exact: true }))
    .not.toBeInTheDocument();
});

test('who asked reads why it was refused', async () => {
  const refusal = { status: 'refused', decidedByName: 'ben', refusal: '필요 없음' };
  requests = [{ ...request, ...refusal, isOwn: true }];
  await open('cash.policy');
  await expect
    .element(page.getByText('ben 운영자가 변경 요청을 거절했습니다: 필요 없음'))
    .toBeVisible();
});
