import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import type { PromotionRow } from '../shared/contracts.ts';
import { asOperator } from '../shared/testing/as-operator.ts';
import { PromotionPage } from './promotion-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';
import {
  batch,
  change,
  heldGrant,
  listOf,
  parkedPayback,
  payback,
  paybackRuns,
  promotion,
  version,
} from './testing/promotions.ts';

afterEach(() => vi.restoreAllMocks());

const admin = '/api/admin/promotion';
const partnerId = '99999999-9999-4999-8999-999999999999';

function answer(
  permissions: readonly string[] = ['promotion.read', 'promotion.manage'],
  asked: object = change,
  found: () => PromotionRow = () => promotion,
) {
  return answerCalls({
    ...asOperator(...permissions),
    [`${admin}/list`]: () => ({ data: listOf([promotion]) }),
    [`${admin}/get`]: () => ({
      data: {
        promotion: found(),
        belowName: '',
        versions: [version],
        changes: [asked],
        days: [{ day: '2026-01-15', grants: 3, amount: '15000' }],
      },
    }),
    [`${admin}/grants`]: () => ({ data: listOf([]) }),
    [`${admin}/coupon/batches`]: () => ({ data: listOf([batch]) }),
    [`${admin}/switch`]: () => ({ data: {} }),
    [`${admin}/decide`]: () => ({ data: {} }),
    [`${admin}/segment/partner`]: () => ({ data: { memberId: partnerId, nickname: '매장' } }),
    [`${admin}/set`]: () => ({ data: { promotionId: 'p', outcome: 'waiting' } }),
    [`${admin}/coupon/issue`]: () => ({ data: { batch } }),
  });
}

test('promotions show their budget and what they cost', async () => {
  answer();
  await mount(<PromotionsPage />);
  await expect.element(page.getByRole('link', { name: '감사 쿠폰' })).toBeVisible();
  await expect.element(page.getByText('승인 대기 1')).toBeVisible();
  await expect.element(page.getByRole('meter')).toBeVisible();
});

test('a promotion is stopped at once, with a reason', async () => {
  const calls = answer();
  await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await page.getByRole('button', { name: '즉시 중지' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '즉시 중지' }).click();
  expect(calls.to(`${admin}/switch`)).toEqual([]);
  await dialog.getByRole('textbox').fill('오류');
  await dialog.getByRole('button', { name: '즉시 중지' }).click();
  await expect.element(page.getByText('중지했습니다.')).toBeVisible();
  expect(calls.to(`${admin}/switch`)[0]?.body).toMatchObject({ state: 'stopped', reason: '오류' });
});

test('a change of somebody else is approved, and an edit names its version', async () => {
  const calls = answer();
  await mount(<PromotionPage promotionId={promotion.promotionId} />, { on: 'phone' });
  await page.getByRole('button', { name: '승인' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '승인' }).click();
  await expect.element(page.getByText('처리했습니다.')).toBeVisible();
  expect(calls.to(`${admin}/decide`)[0]?.body).toMatchObject({ move: 'approve' });
  await page.getByRole('button', { name: '수정' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('회원당 하루').fill('2');
  await dialog.getByLabelText(/기기당 전체/).fill('4');
  await dialog.getByLabelText('사유').fill('하루 제한');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.element(page.getByText('다른 운영자의 승인을 기다립니다.')).toBeVisible();
  expect(calls.to(`${admin}/set`)[0]?.body).toMatchObject({
    version: 1,
    document: { caps: { perMemberDay: 2, perDevice: 4 } },
  });
});

test('what was opened is what is saved and stopped, though somebody else was faster', async () => {
  let found = promotion;
  const calls = answer(undefined, change, () => found);
  const become = (fresh: Partial<PromotionRow>) => {
    found = { ...found, ...fresh };
    return queryClient.invalidateQueries({ queryKey: ['admin', 'promotions'] });
  };
  await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await page.getByRole('button', { name: '수정' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await become({ version: 2, document: { ...promotion.document, budget: '600000' } });
  await dialog.getByLabelText('사유').fill('오타');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.poll(() => calls.to(`${admin}/set`).length).toBe(1);
  expect(calls.to(`${admin}/set`)[0]?.body).toMatchObject({ version: 1 });
  await page.getByRole('button', { name: '즉시 중지' }).click();
  await expect.element(dialog).toBeVisible();
  await become({ state: 'stopped' });
  await dialog.getByRole('textbox').fill('오류');
  await dialog.getByRole('button', { name: '즉시 중지' }).click();
  await expect.poll(() => calls.to(`${admin}/switch`).length).toBe(1);
  expect(calls.to(`${admin}/switch`)[0]?.body).toMatchObject({ state: 'stopped' });
});

test('looser terms for what is left of a budget are asked for in as many words, and shown', async () => {
  const rules = {
    ...promotion.document.rules,
    reward: { kind: 'cash', amount: '900000', turnover: null },
  };
  const looser = { ...change, document: { ...promotion.document, rules }, weight: '985000' };
  answer(['promotion.read', 'promotion.manage'], looser);
  await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await expect.element(page.getByText(/남은 예산 985,000원의 지급 조건 변경/)).toBeVisible();
  await page.getByRole('button', { name: '승인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/남은 예산 985,000원의 지급 조건 변경/)).toBeVisible();
  await expect.element(dialog.getByText(/900,000원/)).toBeVisible();
});

test('who approves is shown each term that a version makes another', async () => {
  const { document } = promotion;
  const before = {
    ...document,
    endsAt: '2026-02-01T00:00:00Z',
    caps: { ...document.caps, perMember: 1 },
    segment: { ...document.segment, levelFrom: 3 },
  };
  answerCalls({
    ...asOperator('promotion.read', 'promotion.manage'),
    [`${admin}/get`]: () => ({
      data: {
        promotion,
        belowName: '',
        versions: [{ ...version, document: before }],
        changes: [{ ...change, document, weight: '985000' }],
        days: [],
      },
    }),
    [`${admin}/grants`]: () => ({ data: listOf([]) }),
    [`${admin}/coupon/batches`]: () => ({ data: listOf([]) }),
  });
  await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await page.getByRole('button', { name: '승인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const becomes = (name: string) =>
    dialog.getByText(name, { exact: true }).element().nextElementSibling?.textContent;
  expect(becomes('종료')).toBe('2026-02-01 09:00없음');
  expect(becomes('회원 레벨')).toBe('3레벨부터모든 레벨');
  expect(becomes('지급 횟수 제한 · 회원당')).toBe('1없음');
});

test('whom it is for is shown and chosen: who slept, and what they staked of late', async () => {
  const calls = answer();
  await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await expect.element(page.getByText('모든 레벨')).toBeVisible();
  await page.getByRole('button', { name: '수정' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /휴면 회원/ }).click();
  await page.getByRole('option', { name: '접속과 베팅이 없는 회원' }).click();
  await dialog.getByLabelText('휴면 기간(일)').fill('181');
  await dialog.getByLabelText('유효 베팅(최소)').fill('50000');
  await dialog.getByLabelText('사유').fill('휴면 회원');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.element(dialog.getByText(/1.*180/)).toBeVisible();
  expect(calls.to(`${admin}/set`)).toEqual([]);
  await dialog.getByLabelText(/하위 회원만/).fill(' store1 ');
  await dialog.getByLabelText('휴면 기간(일)').fill('14');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.poll(() => calls.to(`${admin}/set`).length).toBe(1);
  expect(calls.to(`${admin}/segment/partner`)[0]?.body).toMatchObject({ memId: 'store1' });
  expect(calls.to(`${admin}/set`)[0]?.body).toMatchObject({
    document: {
      segment: {
        levelFrom: 1,
        levelTo: null,
        below: partnerId,
        sleeping: { without: 'visits', days: 14 },
        turnover: { days: 30, least: '50000', most: null },
      },
    },
  });
});

test('what one device was given too often is looked at, and given or refused', async () => {
  const held = { ...promotion, held: 1 };
  const calls = answerCalls({
    ...asOperator('promotion.read', 'promotion.manage'),
    [`${admin}/get`]: () => ({
      data: { promotion: held, belowName: '', versions: [version], changes: [], days: [] },
    }),
    [`${admin}/grants`]: ({ body }) => ({
      data: listOf(body.state === 'held' ? [heldGrant] : []),
    }),
    [`${admin}/coupon/batches`]: () => ({ data: listOf([]) }),
    [`${admin}/grants/review`]: () => ({ data: {} }),
  });
  await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await expect.element(page.getByText('player1, player2')).toBeVisible();
  await page.getByRole('button', { name: '지급 안 함' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '지급 안 함' }).click();
  expect(calls.to(`${admin}/grants/review`)).toEqual([]);
  await dialog.getByLabelText('사유').fill('같은 기기');
  await dialog.getByRole('button', { name: '지급 안 함' }).click();
  await expect.element(page.getByText('거절했습니다.')).toBeVisible();
  expect(calls.to(`${admin}/grants/review`)[0]?.body).toMatchObject({
    grantId: heldGrant.grantId,
    move: 'refuse',
    reason: '같은 기기',
  });
  await page.getByRole('button', { name: '지급', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '지급' }).click();
  await expect.element(page.getByText('지급했습니다.')).toBeVisible();
  expect(calls.to(`${admin}/grants/review`)[1]?.body).toMatchObject({ move: 'approve' });
});

test('coupons are issued to members, and a reader may not', async () => {
  const calls = answer();
  const shown = await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await page.getByRole('button', { name: '쿠폰 발행하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('이름').fill('설날');
  await dialog.getByLabelText('회원 아이디').fill('player1, player2');
  await dialog.getByRole('button', { name: '쿠폰 발행하기' }).click();
  await expect.element(page.getByText('쿠폰 100장을 발행했습니다.')).toBeVisible();
  expect(calls.to(`${admin}/coupon/issue`)[0]?.body).toMatchObject({
    kind: 'single',
    memIds: ['player1', 'player2'],
  });
  await shown.unmount();
  answer(['promotion.read']);
  await mount(<PromotionPage promotionId={promotion.promotionId} />);
  await expect.element(page.getByText('설날 쿠폰')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '수정' })).not.toBeInTheDocument();
});

test('a payback says what it asks for, and what each period came to', async () => {
  answerCalls({
    ...asOperator('promotion.read'),
    [`${admin}/get`]: () => ({
      data: { promotion: payback, belowName: '', versions: [version], changes: [], days: [] },
    }),
    [`${admin}/grants`]: () => ({ data: listOf([]) }),
    [`${admin}/payback/runs`]: () => ({ data: listOf(paybackRuns) }),
    [`${admin}/payback/parked`]: () => ({ data: listOf([]) }),
  });
  await mount(<PromotionPage promotionId={payback.promotionId} />);
  await expect.element(page.getByText('최소 순손실')).toBeVisible();
  await expect.element(page.getByText('모든 상품')).toBeVisible();
  const row = page.getByRole('row', { name: /2026-01-15/ });
  await expect.element(row.getByRole('cell', { name: '12,000' })).toBeVisible();
  await expect.element(row.getByText('계산 중')).toBeVisible();
});

test('a payback that fails each time is tried again, once', async () => {
  let parked = [parkedPayback];
  const calls = answerCalls({
    ...asOperator('promotion.read', 'promotion.manage'),
    [`${admin}/get`]: () => ({
      data: { promotion: payback, belowName: '', versions: [version], changes: [], days: [] },
    }),
    [`${admin}/grants`]: () => ({ data: listOf([]) }),
    [`${admin}/payback/runs`]: () => ({ data: listOf(paybackRuns) }),
    [`${admin}/payback/parked`]: () => ({ data: listOf(parked) }),
    [`${admin}/payback/release`]: () => {
      parked = [];
      return { data: {} };
    },
  });
  await mount(<PromotionPage promotionId={payback.promotionId} />);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '다시 시도' }).click();
  await expect.element(page.getByText('지급에 실패한 페이백')).not.toBeInTheDocument();
  const { memberId, firstDay } = parkedPayback;
  expect(calls.to(`${admin}/payback/release`).map(({ body }) => body)).toMatchObject([
    { promotionId: payback.promotionId, memberId, firstDay },
  ]);
});
