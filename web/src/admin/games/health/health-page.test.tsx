import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { health, vendorsAnswer } from '../testing/records.ts';
import { GameHealthPage } from './health-page.tsx';

const path = '/api/admin/games/health';
const calls = `${path}/calls`;
const none = { ok: 0, refused: 0, conflict: 0, invalid: 0, forged: 0, failed: 0 };
const steps = [
  { ...none, at: '2026-11-25T08:00:00.000Z', ok: 240, forged: 12, p50: 12, p99: 70 },
  { ...none, at: '2026-11-25T08:02:00.000Z', ok: 120, p50: 18, p99: 150 },
];
const base = {
  ...asOperator('betting.read'),
  ...vendorsAnswer,
  [calls]: () => ({ data: { stepSeconds: 120, p50: 12, p99: 150, list: steps } }),
};

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('calls have times and codes on a %s', async (on) => {
  answerCalls({ ...base, [path]: () => ({ data: { list: health } }) });
  await mount(<GameHealthPage />, { on });
  await expect.element(page.getByText('1204')).toBeVisible();
  await expect.element(page.getByText('8밀리초', { exact: true })).toBeVisible();
  await expect.element(page.getByText('31밀리초', { exact: true })).toBeVisible();
  await expect.element(page.getByText('insufficient')).toBeVisible();
});

test('a vendor that was cut off by itself is named', async () => {
  answerCalls({ ...base, [path]: () => ({ data: { list: health } }) });
  await mount(<GameHealthPage />);
  await expect.element(page.getByText('연결이 끊긴 게임사')).toBeVisible();
  await expect.element(page.getByText('밤 게임즈').first()).toBeVisible();
});

test.each(['desktop', 'phone'] as const)('calls are drawn over time on a %s', async (on) => {
  answerCalls({ ...base, [path]: () => ({ data: { list: health } }) });
  await mount(<GameHealthPage />, { on });
  await expect.element(page.getByRole('img', { name: '초당 요청' })).toBeVisible();
  await expect.element(page.getByText('17:00 · 정상 2 · 그 밖 0.1')).toBeInTheDocument();
  await expect.element(page.getByText('17:02 · 정상 1 · 그 밖 0')).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: '문제 있는 요청' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: '응답 시간 (밀리초)' })).toBeVisible();
  const times = '17:02 · 절반의 응답 시간 18 · 99%의 응답 시간 150';
  await expect.element(page.getByText(times)).toBeInTheDocument();
  await expect.element(page.getByText('150밀리초', { exact: true })).toBeVisible();
  await expect.element(page.getByText('360')).toBeVisible();
});

test('another period and another vendor are asked for', async () => {
  const asked = answerCalls({ ...base, [path]: () => ({ data: { list: health } }) });
  await mount(<GameHealthPage />);
  await page.getByRole('button', { name: '24시간' }).click();
  await page.getByRole('button', { name: /전체 게임사/ }).click();
  await page.getByRole('option', { name: '케이플레이' }).click();
  await expect
    .poll(() => asked.to(calls).map(({ body }) => body))
    .toEqual(expect.arrayContaining([expect.objectContaining({ hours: 24, vendorKey: 'kplay' })]));
});

test('without vendors that is said', async () => {
  answerCalls({ ...base, [path]: () => ({ data: { list: [] } }) });
  await mount(<GameHealthPage />);
  await expect.element(page.getByText('등록된 게임사가 없습니다.')).toBeVisible();
});

test('a failure is said', async () => {
  answerCalls({ ...base, [path]: () => ({ code: 'E001', message: '오류입니다.' }) });
  await mount(<GameHealthPage />);
  await expect.element(page.getByText('오류입니다.')).toBeVisible();
});
