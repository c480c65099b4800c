import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { jackpot, jackpotWin, vendorsAnswer } from '../testing/records.ts';
import { JackpotsPage } from './jackpots-page.tsx';

const path = '/api/admin/games/jackpots';
const base = { ...asOperator('betting.read'), ...vendorsAnswer };

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('jackpots and paid ones on a %s', async (on) => {
  answerCalls({ ...base, [path]: () => ({ data: { list: [jackpot], wins: [jackpotWin] } }) });
  await mount(<JackpotsPage />, { on });
  await expect.element(page.getByText('놀이터 잭팟')).toBeVisible();
  await expect.element(page.getByText('2,345,678원')).toBeVisible();
  await expect.element(page.getByText('오래된 값')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'player1' })).toBeVisible();
});

test('without any that is said', async () => {
  answerCalls({ ...base, [path]: () => ({ data: { list: [], wins: [] } }) });
  await mount(<JackpotsPage />);
  await expect.element(page.getByText('잭팟이 있는 게임사가 없습니다.')).toBeVisible();
  await expect.element(page.getByText('지급한 잭팟이 없습니다.')).toBeVisible();
});

test('a failure is said', async () => {
  answerCalls({ ...base, [path]: () => ({ code: 'E001', message: '오류입니다.' }) });
  await mount(<JackpotsPage />);
  await expect.element(page.getByText('오류입니다.')).toBeVisible();
});
