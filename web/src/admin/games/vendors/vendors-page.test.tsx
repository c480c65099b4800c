import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { gamesKey } from '../shared/games-queries.ts';
import { vendors, vendorsAnswer } from '../testing/records.ts';
import { VendorsPage } from './vendors-page.tsx';

const set = '/api/admin/games/vendors/set';

afterEach(() => vi.restoreAllMocks());

test.each(['desktop', 'phone'] as const)(
  'vendors have switches, limits and keys on a %s',
  async (on) => {
    answerCalls({ ...asOperator('betting.read'), ...vendorsAnswer });
    await mount(<VendorsPage />, { on });
    await expect.element(page.getByText('교체 중 (2개 유효)')).toBeVisible();
    await expect.element(page.getByText('500,000원')).toBeVisible();
    await expect.element(page.getByText('연결 장애로 자동 점검 중')).toBeVisible();
    await expect.element(page.getByText(/서명 열쇠가 없어/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '변경' })).not.toBeInTheDocument();
  },
);

test('a vendor is not locked without a reason', async () => {
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...vendorsAnswer,
    [set]: () => ({ data: vendors[0] }),
  });
  await mount(<VendorsPage />);
  await page.getByRole('button', { name: '변경' }).first().click();
  const dialog = page.getByRole('dialog', { name: '케이플레이' });
  await dialog.getByRole('button', { name: '차단' }).click();
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect.element(dialog.getByText('사유를 입력해 주세요.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: '사유' }), '당첨 지연');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toEqual([
      { siteId: 'noriter', vendorKey: 'kplay', version: 3, state: 'blocked', reason: '당첨 지연' },
    ]);
});

test('a dialog is not saved over what somebody else has set since it was opened', async () => {
  let listed = vendors;
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...vendorsAnswer,
    '/api/admin/games/vendors': () => ({ data: { list: listed } }),
    [set]: () => ({ code: 'G004', message: '다른 운영자가 먼저 바꾸었습니다.' }),
  });
  await mount(<VendorsPage />);
  await page.getByRole('button', { name: '변경' }).first().click();
  const dialog = page.getByRole('dialog', { name: '케이플레이' });
  await expect.element(dialog).toBeVisible();
  listed = vendors.map((one) => ({ ...one, state: 'blocked', reason: '위조 요청', version: 4 }));
  await queryClient.invalidateQueries({ queryKey: gamesKey });
  await expect.element(page.getByText('위조 요청')).toBeInTheDocument();
  await dialog.getByRole('button', { name: '점검' }).click();
  await userEvent.type(dialog.getByRole('textbox', { name: '사유' }), '정기 점검');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect.element(dialog.getByText('다른 운영자가 먼저 바꾸었습니다.')).toBeVisible();
  expect(calls.to(set)[0]?.body).toMatchObject({ version: 3, state: 'maintenance' });
});

test('a new limit leaves the state to whoever set it, and asks for no reason', async () => {
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...vendorsAnswer,
    [set]: () => ({ data: vendors[1] }),
  });
  await mount(<VendorsPage />);
  await page.getByRole('button', { name: '변경' }).last().click();
  const dialog = page.getByRole('dialog', { name: '밤 게임즈' });
  await userEvent.fill(dialog.getByRole('textbox', { name: '최대 베팅' }), '70000');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toEqual([{ siteId: 'noriter', vendorKey: 'bomb', version: 1, reason: '', maxBet: '70000' }]);
});

test('what comes home from a wallet of its own has a bound, which nobody empties', async () => {
  const ownWallet = vendors.map((one) => ({ ...one, protocol: 'transfer' as const }));
  const calls = answerCalls({
    ...asOperator('betting.read', 'betting.manage'),
    ...vendorsAnswer,
    '/api/admin/games/vendors': () => ({ data: { list: ownWallet } }),
    [set]: () => ({ data: ownWallet[1] }),
  });
  await mount(<VendorsPage />);
  const dialog = page.getByRole('dialog', { name: '밤 게임즈' });
  const bound = dialog.getByRole('textbox', { name: '하루 최대 회수 이익' });
  for (const typed of ['200000000', '']) {
    await page.getByRole('button', { name: '변경' }).last().click();
    await userEvent.fill(bound, typed);
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  const unchanged = { siteId: 'noriter', vendorKey: 'bomb', version: 1, reason: '' };
  expect(calls.to(set).map(({ body }) => body)).toEqual([
    { ...unchanged, homeMax: '200000000' },
    unchanged,
  ]);
  const ofAll = dialog.getByRole('textbox', { name: '전체 회원의 하루 회수 한도' });
  for (const typed of ['3000000000', '']) {
    await page.getByRole('button', { name: '변경' }).last().click();
    await userEvent.fill(ofAll, typed);
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(calls.to(set).map(({ body }) => body)).toEqual([
    { ...unchanged, homeMax: '200000000' },
    unchanged,
    { ...unchanged, homeDayMax: '3000000000' },
    unchanged,
  ]);
});

test('a failure can be tried again', async () => {
  answerCalls({
    ...asOperator('betting.read'),
    '/api/admin/games/vendors': () => ({ code: 'E001', message: '오류입니다.' }),
  });
  await mount(<VendorsPage />);
  await expect.element(page.getByText('오류입니다.')).toBeVisible();
});
