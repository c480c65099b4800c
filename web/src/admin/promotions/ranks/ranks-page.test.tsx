import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { listOf } from '../testing/promotions.ts';
import { RanksPage } from './ranks-page.tsx';

afterEach(() => vi.restoreAllMocks());

const admin = '/api/admin/promotion';
const ladder = {
  windowDays: 30,
  keptDays: 30,
  products: ['sport'],
  oddsMinimum: 1_200,
  steps: [{ texts: { ko: '브론즈', en: 'Bronze', vi: 'Đồng' }, turnover: '1000000' }],
};
const saved = { version: 1, ladder, changedAt: null, changedBy: null };
const change = {
  memberId: 'm-1',
  loginId: 'player1',
  nickname: '하나',
  day: '2026-01-14',
  fromRank: 0,
  toRank: 1,
  turnover: '1200000',
};

function answer(permissions: string[], changes: object = {}) {
  return answerCalls({
    ...asOperator(...permissions),
    '/api/admin/operators/names': () => ({ data: { list: [] } }),
    [`${admin}/ladder/get`]: () => ({ data: saved }),
    [`${admin}/ladder/set`]: () => ({ data: { ...saved, outcome: 'asked', requestId: 'r-1' } }),
    [`${admin}/ladder/requests`]: () => ({ data: listOf([]) }),
    [`${admin}/ladder/versions`]: () => ({ data: listOf([]) }),
    [`${admin}/rank/standing`]: () => ({
      data: { closedDay: '2026-01-14', list: [{ rank: 1, members: 1_234 }] },
    }),
    [`${admin}/rank/changes`]: () => ({ data: listOf([change]) }),
    ...changes,
  });
}

test.each(['desktop', 'phone'] as const)(
  'ranks, who holds them and who rose, on a %s',
  async (on) => {
    answer(['promotion.read']);
    await mount(<RanksPage />, { on });
    await expect.element(page.getByLabelText('1등급 이름(한국어)')).toHaveValue('브론즈');
    await expect.element(page.getByText('1,234')).toBeVisible();
    await expect.element(page.getByText('등급 없음 → 1등급')).toBeVisible();
    await expect.element(page.getByText('2026-01-14까지 반영')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '등급 추가' })).not.toBeInTheDocument();
  },
);

test('a rank is added, asks for more than the one below, and waits for another operator', async () => {
  const calls = answer(['promotion.read', 'promotion.manage']);
  await mount(<RanksPage />);
  await page.getByRole('button', { name: '등급 추가' }).click();
  for (const name of ['한국어', '영어', '베트남어']) {
    await userEvent.fill(page.getByLabelText(`2등급 이름(${name})`), 'Silver');
  }
  const asked = page.getByLabelText('2등급 유효 베팅');
  await userEvent.fill(asked, '1000000');
  await expect.element(page.getByText('아래 등급보다 커야 합니다.')).toBeVisible();
  await userEvent.fill(asked, '5000000');
  await page.getByRole('switch', { name: '슬롯' }).click();
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2등급 이름(영어)')).toBeVisible();
  for (const names of dialog.getByText('Silver').elements()) {
    expect(names.closest('[translate=no]')).not.toBeNull();
  }
  expect(dialog.getByText('Silver').elements()).toHaveLength(3);
  await expect.element(dialog.getByText('5,000,000원')).toBeVisible();
  await expect.element(dialog.getByText('스포츠, 슬롯')).toBeVisible();
  await expect.element(dialog.getByText(/느슨해집니다: 등급 기준, 대상 상품\./)).toBeVisible();
  await dialog.getByLabelText('사유').fill('새 등급');
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(page.getByText('다른 운영자에게 승인을 요청했습니다.')).toBeVisible();
  const [sent] = calls.to(`${admin}/ladder/set`);
  expect(sent?.body).toMatchObject({
    version: 1,
    reason: '새 등급',
    ladder: {
      products: ['sport', 'slot'],
      steps: [{}, { texts: { ko: 'Silver' }, turnover: '5000000' }],
    },
  });
});

test('what only asks for more is saved at once', async () => {
  const calls = answer(['promotion.read', 'promotion.manage'], {
    [`${admin}/ladder/set`]: () => ({
      data: { ...saved, version: 2, outcome: 'applied', requestId: null },
    }),
  });
  await mount(<RanksPage />);
  await userEvent.fill(page.getByLabelText('1등급 유효 베팅'), '2000000');
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('사유').fill('기준 강화');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect.poll(() => calls.to(`${admin}/ladder/set`).length).toBe(1);
});

test('a ladder that another operator asked for is shown and approved', async () => {
  const request = {
    requestId: 'r-1',
    reason: '새 기준',
    status: 'waiting',
    isOwn: false,
    isStale: false,
    askedByName: 'anna',
    askedAt: '2026-01-15T03:00:00.000Z',
    decidedByName: '',
    decidedAt: null,
    refusal: '',
    version: 1,
    ladder: { ...ladder, keptDays: 60, products: [] },
    loosens: ['keptDays', 'products'],
  };
  const calls = answer(['promotion.read', 'promotion.manage'], {
    [`${admin}/ladder/requests`]: () => ({ data: listOf([request]) }),
    [`${admin}/ladder/decide`]: () => ({ data: { status: 'approved' } }),
  });
  await mount(<RanksPage />);
  await expect.element(page.getByText(/anna 요청/)).toBeVisible();
  await expect.element(page.getByText('모든 상품')).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click();
  await expect
    .poll(() => calls.to(`${admin}/ladder/decide`)[0]?.body)
    .toMatchObject({ requestId: 'r-1', move: 'approve' });
});

test('a site without ranks says so, and a failure too', async () => {
  answer(['promotion.read'], {
    [`${admin}/ladder/get`]: () => ({ data: { ...saved, ladder: { ...ladder, steps: [] } } }),
    [`${admin}/rank/changes`]: () => ({ code: 'E001', message: '오류' }),
  });
  await mount(<RanksPage />);
  await expect.element(page.getByText('등급이 없습니다')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});
