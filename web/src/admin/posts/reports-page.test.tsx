import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator } from '../shared/testing/as-operator.ts';
import { MutesPanel } from './mutes-panel.tsx';
import { ReportsPage } from './reports-page.tsx';

const admin = '/api/admin/board';
const refused = { code: 'TE99', message: '잠시 후 다시 시도해 주세요.' };
const report = (reportIdx: number, title: string) => ({
  reportIdx,
  boardIdx: reportIdx,
  cmtIdx: null,
  title,
  body: '내용',
  authorId: `author-${reportIdx}`,
  author: 'moon1',
  reporter: 'sun1',
  reason: 'abuse',
  note: '',
  isHidden: false,
  madeAt: '2026-11-24T03:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  outcome: null,
});
const list = [report(1, '첫 글'), report(2, '둘째 글')];
const answers = {
  ...asOperator('posts.moderate'),
  [`${admin}/reports/list`]: () => ({
    data: { list, pageInfo: { page: 1, count_per_list: 20, tatal_list_count: 2 } },
  }),
};
const reports = () => <ReportsPage search={{}} onSearch={() => undefined} />;

test('a report that is not kept says why, and not in the next dialog', async () => {
  answerCalls({ ...answers, [`${admin}/reports/decide`]: () => refused });
  await mount(reports());
  await page.getByRole('button', { name: '문제 없음' }).first().click();
  await expect.element(page.getByText(refused.message)).toBeVisible();
  await page.getByRole('button', { name: '숨기기' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('사유')).toBeVisible();
  await expect.element(dialog.getByText(refused.message)).not.toBeInTheDocument();
});

test('a late answer of one report leaves open what is typed for another', async () => {
  const kept = Promise.withResolvers<{ data: object }>();
  const calls = answerCalls({
    ...answers,
    [`${admin}/reports/decide`]: ({ body }) => (body.reason === null ? kept.promise : { data: {} }),
  });
  await mount(reports());
  await page.getByRole('button', { name: '문제 없음' }).first().click();
  await page.getByRole('button', { name: '숨기기' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('사유').fill('욕설');
  kept.resolve({ data: {} });
  await expect.element(page.getByText('처리했습니다.')).toBeVisible();
  await expect.element(dialog.getByLabelText('사유')).toHaveValue('욕설');
  await dialog.getByRole('button', { name: '숨기기' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.to(`${admin}/reports/decide`).map(({ body }) => body)).toMatchObject([
    { reportIdx: 1, reason: null },
    { reportIdx: 2, reason: '욕설' },
  ]);
});

test('ending a restriction leaves what is typed for another member', async () => {
  const muted = {
    memberId: 'm-1',
    loginId: 'moon1',
    nickname: '밤의달',
    until: '2026-11-24T03:00:00.000Z',
    reason: '도배',
  };
  answerCalls({
    ...asOperator('posts.moderate'),
    [`${admin}/mutes/list`]: () => ({ data: { list: [muted] } }),
    [`${admin}/mutes/set`]: () => ({ data: {} }),
  });
  await mount(<MutesPanel />);
  const loginId = page.getByRole('textbox', { name: '회원 아이디' });
  await loginId.fill('sun1');
  await page.getByRole('button', { name: '해제' }).click();
  await expect.element(page.getByText('처리했습니다.')).toBeVisible();
  await expect.element(loginId).toHaveValue('sun1');
});
