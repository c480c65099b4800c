import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { OptionsPage } from './options-page.tsx';

const siteOption = {
  mode: 'demo',
  idMin: 5,
  idMax: 20,
  passMin: 6,
  passMax: 20,
  passSpecials: '!@#',
  languages: ['ko', 'en', 'vi'],
  captcha: true,
  recommenderShown: true,
  joinRecommenderId: '',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((at) => [`sns${at}`, `sns${at}Id`, `sns${at}Link`].map((name) => [name, ''])),
  ),
  marketingText: { ko: '', en: '', vi: '' },
  banks: [],
  licence: null,
  allowedCountries: [],
  minimumAge: null,
  realityCheckMinutes: 60,
  withdrawalWaitHours: 24,
  memberSecondFactor: 'optional',
  operatorFreshHours: 24,
  operatorStepUpMinutes: 30,
};
const saved = {
  siteOption,
  version: 1,
  changedAt: null,
  changedBy: null,
  allBanks: [{ bankCode: '004', bankNameKr: '국민은행' }],
};
const request = {
  requestId: 'r-1',
  reason: '점검',
  status: 'waiting',
  isOwn: false,
  isStale: false,
  askedByName: 'anna',
  askedAt: '2026-11-27T03:00:00.000Z',
  decidedByName: '',
  decidedAt: null,
  refusal: '',
  version: 1,
  // The banks are set on another page: who approves sees them here all the same.
  siteOption: { ...siteOption, operatorFreshHours: 7, banks: ['004'] },
  loosens: ['operatorFreshHours'],
};
const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1 };
const path = '/api/admin/site/options';

async function open(requests: object[] = []) {
  const calls = answerCalls({
    ...asOperator('site.manage'),
    [`${path}/get`]: () => ({ data: saved }),
    [`${path}/requests`]: () => ({ data: { list: requests, pageInfo } }),
    [`${path}/set`]: () => ({ data: { ...saved, outcome: 'asked', requestId: 'r-1' } }),
    [`${path}/decide`]: () => ({ data: { status: 'approved' } }),
  });
  await mount(<OptionsPage />);
  await expect.element(page.getByLabelText(fresh)).toHaveValue('24');
  return calls;
}

const fresh = '새 운영자 승인 제한 시간';

test('fewer hours of a fresh operator are asked for with a reason', async () => {
  const calls = await open();
  await page.getByLabelText(fresh).fill('0');
  await page.getByRole('button', { name: '변경 내용 확인' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/다른 운영자의 승인이 필요한 변경입니다/)).toBeVisible();
  await dialog.getByLabelText('사유').fill('점검');
  await dialog.getByRole('button', { name: '승인 요청하기' }).click();
  await expect.element(page.getByText('다른 운영자에게 승인을 요청했습니다.')).toBeVisible();
  expect(calls.to(`${path}/set`)[0]?.body).toMatchObject({
    version: 1,
    operatorFreshHours: 0,
    reason: '점검',
  });
});

test('what another asked for is shown and approved', async () => {
  const calls = await open([request]);
  await expect.element(page.getByText(/anna 요청/)).toBeVisible();
  await expect.element(page.getByText('국민은행', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click();
  await expect
    .poll(() => calls.to(`${path}/decide`)[0]?.body)
    .toMatchObject({ requestId: 'r-1', move: 'approve' });
});
