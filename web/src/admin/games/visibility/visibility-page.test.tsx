import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import type { VisibilityRule } from '../../shared/contracts.ts';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { pageOf, vendorsAnswer } from '../testing/records.ts';
import { VisibilityPage } from './visibility-page.tsx';

const read = '/api/admin/games/visibility';
const set = `${read}/set`;
const at = '2026-11-24T03:00:00.000Z';

const rule: VisibilityRule = {
  vendorKey: 'kplay',
  gameCode: 'gates',
  isHidden: false,
  devices: ['mobile'],
  levelFrom: 3,
  levelTo: null,
  partnerMode: 'except',
  partners: [{ memberId: '11111111-2222-4333-8444-555555555555', loginId: 'head1' }],
};
const saved = { version: 4, rules: [rule], changedAt: at, changedBy: 'o-1' };
const history = [
  {
    version: 4,
    visibility: { rules: [rule] },
    before: { rules: [] },
    changedAt: at,
    changedBy: 'o-1',
    reason: '시험 공개',
  },
];

async function open(...permissions: string[]) {
  const calls = answerCalls({
    ...asOperator('betting.read', ...permissions),
    ...vendorsAnswer,
    '/api/admin/operators/names': () => ({ data: { list: [] } }),
    [read]: () => ({ data: saved }),
    [`${read}/versions`]: () => ({ data: { list: history, pageInfo: pageOf(1) } }),
    [set]: () => ({ data: saved }),
  });
  await mount(<VisibilityPage />);
  await expect.element(page.getByText('케이플레이 gates').first()).toBeVisible();
  return calls;
}

const text = '모바일만 · 레벨 3부터 · head1 소속 제외';

afterEach(() => vi.restoreAllMocks());

test('a rule says who sees the game, and the history what it became', async () => {
  await open();
  await expect.element(page.getByText(text).first()).toBeVisible();
  await expect.element(page.getByText('모두에게').first()).toBeVisible();
  await expect.element(page.getByText('시험 공개')).toBeVisible();
});

test('a rule is changed from the version it was opened at', async () => {
  const calls = await open('betting.manage');
  await page.getByRole('button', { name: '변경', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '케이플레이 gates' });
  await userEvent.fill(dialog.getByRole('textbox', { name: '레벨부터' }), '5');
  await dialog.getByRole('button', { name: '모든 기기' }).click();
  await userEvent.fill(dialog.getByRole('textbox', { name: '사유' }), '상위 등급만');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .poll(() => calls.to(set).map(({ body }) => body))
    .toMatchObject([
      {
        version: 4,
        reason: '상위 등급만',
        rule: {
          vendorKey: 'kplay',
          gameCode: 'gates',
          devices: ['desktop', 'mobile'],
          levelFrom: 5,
          levelTo: null,
          partnerMode: 'except',
          partnerLogins: ['head1'],
        },
      },
    ]);
});

test('what is typed wrong is said, and not sent', async () => {
  const calls = await open('betting.manage');
  await page.getByRole('button', { name: '변경', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '케이플레이 gates' });
  await userEvent.fill(dialog.getByRole('textbox', { name: '레벨까지' }), '2');
  await userEvent.fill(dialog.getByRole('textbox', { name: '사유' }), '이유');
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect
    .element(dialog.getByText('1부터 100까지, 앞이 뒤보다 크지 않게 적어 주세요.'))
    .toBeVisible();
  expect(calls.to(set)).toEqual([]);
});

test('who may only look is offered no change', async () => {
  await open();
  await expect
    .element(page.getByRole('button', { name: '변경', exact: true }))
    .not.toBeInTheDocument();
});
