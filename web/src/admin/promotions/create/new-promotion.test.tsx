import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { NewPromotionPage } from './new-promotion-page.tsx';

afterEach(() => vi.restoreAllMocks());

const admin = '/api/admin/promotion';

const simulation = {
  isKnown: true,
  firstDay: '2026-01-01',
  lastDay: '2026-01-30',
  grants: 120,
  amount: '600000',
  usedUpOn: null,
  days: [{ day: '2026-01-02', grants: 120, amount: '600000' }],
};

const answer = () =>
  answerCalls({
    ...asOperator('promotion.read', 'promotion.manage'),
    [`${admin}/simulate`]: () => ({ data: simulation }),
    [`${admin}/weigh`]: () => ({ data: { needsFourEyes: true, aloneMax: '1000000' } }),
    [`${admin}/set`]: () => ({ data: { promotionId: 'p', outcome: 'waiting' } }),
  });

async function fillTexts() {
  for (const lang of ['ko', 'en', 'vi']) {
    await page.getByLabelText(`제목 (${lang})`).fill(`주말 미션 ${lang}`);
    await page.getByLabelText(`안내 (${lang})`).fill(`주말에 드립니다 ${lang}`);
  }
}

test('a promotion is typed, worked out and saved, with who else has to agree', async () => {
  const calls = answer();
  await mount(<NewPromotionPage />);
  await page.getByRole('button', { name: /종류/ }).click();
  await page.getByRole('option', { name: '미션' }).click();
  await page.getByRole('button', { name: '계산하고 확인' }).click();
  await expect.element(page.getByText('입력해 주세요.').first()).toBeVisible();
  expect(calls.to(`${admin}/simulate`)).toEqual([]);
  await fillTexts();
  await page.getByLabelText('목표(건 또는 금액)').fill('3');
  await page.getByRole('button', { name: '보유금', exact: true }).click();
  await page.getByLabelText('지급액').fill('5000');
  await page.getByLabelText('롤링 조건(%)').fill('300');
  await page.getByLabelText('예산').fill('5000000');
  await page.getByRole('button', { name: '계산하고 확인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/600,000/).first()).toBeVisible();
  await expect.element(dialog.getByText(/다른 운영자가 승인/)).toBeVisible();
  expect(calls.to(`${admin}/set`)).toEqual([]);
  await dialog.getByLabelText('사유').fill('주말 행사');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect.element(page.getByText('다른 운영자의 승인을 기다립니다.')).toBeVisible();
  expect(calls.to(`${admin}/weigh`)[0]?.body).toMatchObject({ added: '5000000' });
  expect(calls.to(`${admin}/set`)[0]?.body).toMatchObject({
    version: 0,
    reason: '주말 행사',
    document: {
      title: { ko: '주말 미션 ko' },
      budget: '5000000',
      endsAt: null,
      rules: {
        trigger: 'mission',
        goal: '3',
        reward: {
          kind: 'cash',
          amount: '5000',
          turnover: { percent: 300, products: { '*': 100 }, oddsMinimum: 1_200 },
        },
      },
    },
  });
});

test('a wheel has at least two slots, each with its words', async () => {
  const calls = answer();
  await mount(<NewPromotionPage />, { on: 'phone' });
  await page.getByRole('button', { name: /종류/ }).click();
  await page.getByRole('option', { name: '룰렛' }).click();
  await fillTexts();
  for (const place of [1, 2]) {
    for (const lang of ['ko', 'en', 'vi'])
      await page.getByLabelText(`${place}. 칸 이름 (${lang})`).fill(`칸 ${place}`);
    await page.getByLabelText(`${place}. 확률 비중`).fill('5');
  }
  await page.getByLabelText('2. 지급액').fill('1000');
  await page.getByRole('button', { name: '계산하고 확인' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(calls.to(`${admin}/simulate`)[0]?.body).toMatchObject({
    document: { rules: { slots: [{ reward: null }, { reward: { amount: '1000' } }] } },
  });
});

test('a tournament has an end, a prize of its kind for each place, and a budget for all', async () => {
  const calls = answer();
  await mount(<NewPromotionPage />);
  await page.getByRole('button', { name: /종류/ }).first().click();
  await page.getByRole('option', { name: '토너먼트' }).click();
  await fillTexts();
  await page.getByLabelText('1. 순위(부터)').fill('1');
  await page.getByLabelText('1. 순위(까지)').fill('3');
  await page.getByLabelText('1. 지급액').fill('50000');
  await page.getByRole('button', { name: /상금 종류/ }).click();
  await page.getByRole('option', { name: '무료 베팅' }).click();
  await expect.element(page.getByText('상금 합계 150,000원')).toBeVisible();
  await page.getByLabelText('예산').fill('100000');
  await page.getByRole('button', { name: '계산하고 확인' }).click();
  await expect.element(page.getByText('토너먼트에는 종료 시각이 필요합니다.')).toBeVisible();
  await expect.element(page.getByText('예산이 상금 합계 150,000원보다 적습니다.')).toBeVisible();
  expect(calls.to(`${admin}/simulate`)).toEqual([]);
});
