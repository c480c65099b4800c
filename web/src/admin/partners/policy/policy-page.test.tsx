import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { onePage } from '../../../shared/testing/partner-answers.ts';
import { asOperator } from '../../shared/testing/as-operator.ts';
import type { PartnerPolicy } from './policy-fields.ts';
import { PartnerPolicyPage } from './policy-page.tsx';

afterEach(() => vi.restoreAllMocks());

const path = '/api/admin/partner/policy';
const limits = { amountMin: '1000', amountMax: '10000000', dayMax: '50000000' };
const policy: PartnerPolicy = {
  transferLimits: [{ tier: 5, ...limits }],
  membersGive: false,
  transfersNeedCode: false,
  holds: [{ category: 'casino', holdPpm: 12_400 }],
  rollingStakeMin: '0',
  excludedGames: [],
  testLogins: ['tester1'],
  moveAloneMax: 50,
  approveAloneMax: '10000000',
};
const saved = {
  version: 2,
  policy,
  changedAt: '2026-01-15T00:00:00.000Z',
  changedBy: '019a0000-0000-7000-8000-000000000001',
};
const versions = onePage([
  { ...saved, before: { ...policy, moveAloneMax: 20 }, reason: '명절 이동' },
]);

function answer(permissions: string[], changes: object = {}) {
  return answerCalls({
    ...asOperator(...permissions),
    '/api/admin/operators/names': () => ({ data: { list: [] } }),
    '/api/admin/partner/holds': () => ({
      data: {
        holds: [
          {
            category: 'slot',
            holdPpm: 41_000,
            source: 'games-gateway',
            readAt: '2026-01-15T00:00:00.000Z',
          },
        ],
      },
    }),
    [`${path}/get`]: () => ({ data: saved }),
    [`${path}/set`]: () => ({
      data: { ...saved, version: 3, outcome: 'applied', requestId: null },
    }),
    [`${path}/requests`]: () => ({ data: onePage([]) }),
    [`${path}/versions`]: () => ({ data: versions }),
    ...changes,
  });
}

test.each(['desktop', 'phone'] as const)('the policy and its history, on a %s', async (on) => {
  answer(['partners.read']);
  await mount(<PartnerPolicyPage />, { on });
  await expect.element(page.getByLabelText('매장 1회 최대')).toHaveValue('10,000,000');
  await expect.element(page.getByLabelText('본사 1회 최대')).toHaveValue('');
  await expect.element(page.getByLabelText('라이브 카지노 (%)')).toHaveValue('1.24');
  await expect.element(page.getByLabelText('테스트 계정')).toHaveValue('tester1');
  await expect.element(page.getByText('명절 이동')).toBeVisible();
  await expect.element(page.getByText('보기 전용입니다. 바꿀 권한이 없습니다.')).toBeVisible();
  await expect.element(page.getByLabelText('테스트 계정')).toBeDisabled();
});

test('a limit that nobody could keep is named; what is right is saved with a reason', async () => {
  const calls = answer(['partners.read', 'partners.manage']);
  await mount(<PartnerPolicyPage />);
  const day = page.getByLabelText('매장 하루 한도');
  await userEvent.fill(day, '1');
  await expect.element(page.getByText('하루 한도가 1회 최대보다 작습니다.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '변경 내용 확인' })).toBeDisabled();
  await userEvent.fill(day, '40000000');
  await userEvent.fill(page.getByLabelText('라이브 카지노 (%)'), '1.1');
  await page.getByRole('switch', { name: /인증 앱 등록한 파트너만/ }).click();
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('매장 하루 한도')).toBeVisible();
  await expect.element(dialog.getByText('40,000,000원')).toBeVisible();
  await expect.element(dialog.getByText('1.10%')).toBeVisible();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  expect(calls.to(`${path}/set`)).toHaveLength(0);
  await dialog.getByLabelText('사유').fill('한도 조정');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect.poll(() => calls.to(`${path}/set`).length).toBe(1);
  expect(calls.to(`${path}/set`)[0]?.body).toMatchObject({
    version: 2,
    reason: '한도 조정',
    policy: {
      transfersNeedCode: true,
      transferLimits: [{ tier: 5, dayMax: '40000000' }],
      holds: [{ category: 'casino', holdPpm: 11_000 }],
    },
  });
});

test('what lets one operator do more, or more money move, is asked for', async () => {
  const calls = answer(['partners.read', 'partners.manage'], {
    [`${path}/set`]: () => ({ data: { ...saved, outcome: 'asked', requestId: 'r-1' } }),
  });
  await mount(<PartnerPolicyPage />);
  await userEvent.fill(page.getByLabelText('라이브 카지노 (%)'), '1.3');
  await userEvent.fill(page.getByLabelText('매장 하루 한도'), '60000000');
  await userEvent.fill(page.getByLabelText('혼자 정할 수 있는 루징·입출금 배분 (%)'), '70');
  await page.getByRole('switch', { name: '회원 간 머니 이동 허용' }).click();
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/다른 운영자의 승인이 필요한 변경입니다/)).toBeVisible();
  const opened =
    /혼자 정할 수 있는 루징·입출금 배분 \(%\), 이론상 수익률, 머니 이동 한도, 회원 간 머니 이동 허용/;
  await expect.element(dialog.getByText(opened)).toBeVisible();
  await dialog.getByLabelText('사유').fill('이율 조정');
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(page.getByText('다른 운영자에게 승인을 요청했습니다.')).toBeVisible();
  expect(calls.to(`${path}/set`)[0]?.body).toMatchObject({
    version: 2,
    reason: '이율 조정',
    policy: { shareAlonePpm: 700_000 },
  });
});

test('what another asked for is shown and approved, and stands in the history', async () => {
  const request = {
    requestId: 'r-1',
    reason: '이율 조정',
    status: 'waiting',
    isOwn: false,
    isStale: false,
    askedByName: 'anna',
    askedAt: '2026-01-15T03:00:00.000Z',
    decidedByName: '',
    decidedAt: null,
    refusal: '',
    version: 2,
    policy: { ...policy, moveAloneMax: 70 },
    loosens: ['moveAloneMax'],
  };
  const approved = { ...versions.list[0], approvedBy: 'ben' };
  const calls = answer(['partners.read', 'partners.manage'], {
    [`${path}/requests`]: () => ({ data: onePage([request]) }),
    [`${path}/versions`]: () => ({ data: onePage([approved]) }),
    [`${path}/decide`]: () => ({ data: { status: 'approved' } }),
  });
  await mount(<PartnerPolicyPage />, { on: 'phone' });
  await expect.element(page.getByText(/anna 요청/)).toBeVisible();
  await expect.element(page.getByText(/ben/)).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click();
  await expect
    .poll(() => calls.to(`${path}/decide`)[0]?.body)
    .toMatchObject({ requestId: 'r-1', move: 'approve' });
});

test('who was overtaken is told, and loads what the other saved', async () => {
  answer(['partners.read', 'partners.manage'], {
    [`${path}/set`]: () => ({ code: 'PT001', message: '다른 운영자가 먼저 변경했습니다.' }),
  });
  await mount(<PartnerPolicyPage />);
  await userEvent.fill(page.getByLabelText('테스트 계정'), 'tester1\ntester2');
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  await page.getByRole('dialog').getByLabelText('사유').fill('추가');
  await page.getByRole('dialog').getByRole('button', { name: '저장하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '계속 수정' }).click();
  await expect.element(page.getByRole('button', { name: '최신 설정 불러오기' })).toBeVisible();
});

test('a site that changed nothing says so, and a failure too', async () => {
  answer(['partners.read'], {
    [`${path}/get`]: () => ({ code: 'TE99', message: '잠시 후 다시 시도해 주세요.' }),
    [`${path}/versions`]: () => ({ data: onePage([]) }),
  });
  await mount(<PartnerPolicyPage />);
  await expect.element(page.getByText('잠시 후 다시 시도해 주세요.')).toBeVisible();
  await expect.element(page.getByText('아직 바꾼 기록이 없습니다.')).toBeVisible();
});
