import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { vendors, vendorsAnswer } from '../testing/records.ts';
import { GameLimitsPanel } from './game-limits-panel.tsx';

const set = '/api/admin/games/members/set';
const memberId = '0b1f0d9e-6c3a-4a52-9d0e-0a4b7c1f2e3d';
const limit = {
  vendorKey: 'kplay',
  gameKey: '',
  isLocked: true,
  maxBet: '5000',
  reason: '연속 큰 베팅',
  setBy: memberId,
  setAt: '2026-11-24T03:00:00.000Z',
};
const answers = (list: readonly object[]) => ({
  ...vendorsAnswer,
  '/api/admin/games/vendors/names': () => ({
    data: { list: vendors.map(({ vendorKey, names }) => ({ vendorKey, names })) },
  }),
  '/api/admin/games/members': () => ({ data: { list } }),
});

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)('what is limited is listed on a %s', async (on) => {
  answerCalls({ ...asOperator('betting.read'), ...answers([limit]) });
  await mount(<GameLimitsPanel memberId={memberId} />, { on });
  await expect.element(page.getByText('케이플레이')).toBeVisible();
  await expect.element(page.getByText('한 번에 최대 5,000원')).toBeVisible();
  await expect.element(page.getByText('연속 큰 베팅')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '제한 추가' })).not.toBeInTheDocument();
});

test('games are locked for a member with a reason', async () => {
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...answers([]),
    [set]: () => ({ data: { list: [limit] } }),
  });
  await mount(<GameLimitsPanel memberId={memberId} />);
  await expect.element(page.getByText(/게임 제한이 없습니다/)).toBeVisible();
  await page.getByRole('button', { name: '제한 추가' }).click();
  const dialog = page.getByRole('dialog', { name: '게임 제한' });
  await dialog.getByText('게임 잠금').click();
  await userEvent.type(dialog.getByRole('textbox', { name: '사유' }), '연속 큰 베팅');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toMatchObject([{ memberId, vendorKey: '', gameKey: '', isLocked: true, maxBet: null }]);
});

test('a limit that cannot be read is not sent, and its field says so', async () => {
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...answers([]),
    [set]: () => ({ data: { list: [limit] } }),
  });
  await mount(<GameLimitsPanel memberId={memberId} />);
  await page.getByRole('button', { name: '제한 추가' }).click();
  const dialog = page.getByRole('dialog', { name: '게임 제한' });
  const most = dialog.getByRole('textbox', { name: /베팅/ });
  await userEvent.fill(most, '132.4');
  await userEvent.type(dialog.getByRole('textbox', { name: '사유' }), '연속 큰 베팅');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect.element(most).toHaveFocus();
  await expect.element(most).toHaveAccessibleDescription(/숫자로 읽을 수 없습니다/);
  expect(calls.to(set)).toEqual([]);
});

test('one that is added where one stands begins with what that one says', async () => {
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...answers([limit]),
    [set]: () => ({ data: { list: [] } }),
  });
  await mount(<GameLimitsPanel memberId={memberId} />);
  await page.getByRole('button', { name: '제한 추가' }).click();
  const dialog = page.getByRole('dialog', { name: '게임 제한' });
  const lock = dialog.getByRole('switch', { name: '게임 잠금' });
  await expect.element(lock).not.toBeChecked();
  await dialog.getByRole('button', { name: /전체/ }).click();
  await page.getByRole('option', { name: '케이플레이' }).click();
  await expect.element(lock).toBeChecked();
  await expect.element(dialog.getByRole('textbox', { name: /베팅/ })).toHaveValue('5,000');
  await dialog.getByText('게임 잠금').click();
  await userEvent.type(dialog.getByRole('textbox', { name: '사유' }), '잠금 해제');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  // The bound that stood beside the lock still stands.
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toMatchObject([{ vendorKey: 'kplay', isLocked: false, maxBet: '5000' }]);
});
