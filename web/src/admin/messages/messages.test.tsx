import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator } from '../shared/testing/as-operator.ts';
import { ComposePage } from './compose-page.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { SentPage } from './sent-page.tsx';

const at = '2026-11-24T03:00:00.000Z';
const sent = {
  msgIdx: 7,
  audience: {
    kind: 'partner',
    level: null,
    memberId: 'm-1',
    loginId: 'store1',
    filter: null,
    members: null,
  },
  title: '주말 이벤트',
  state: 'shown',
  shownAt: at,
  sentAt: at,
  sentBy: 'admin',
  recalledAt: null,
  recalledBy: null,
  readers: 12,
};
const pageInfo = { page: 1, count_per_list: 20, tatal_list_count: 1 };

test.each(['desktop', 'phone'] as const)('what was sent, on a %s', async (on) => {
  answerCalls({
    ...asOperator('messages.send'),
    '/api/admin/board/messages/list': () => ({ data: { list: [sent], pageInfo } }),
  });
  await mount(<SentPage search={{}} onSearch={() => undefined} />, { on });
  await expect.element(page.getByText('주말 이벤트')).toBeVisible();
  await expect.element(page.getByText('store1 하위')).toBeVisible();
  await expect.element(page.getByText('7', { exact: true })).toBeVisible();
});

test('a message is recalled, and says with how many it stays', async () => {
  answerCalls({
    ...asOperator('messages.send'),
    '/api/admin/board/messages/get': () => ({
      data: { ...sent, members: 40, texts: { ko: { title: '주말 이벤트', body: '내용' } } },
    }),
    '/api/admin/board/messages/recall': () => ({ data: { readers: 12 } }),
  });
  await mount(<SentDialog msgIdx={7} onClose={() => undefined} />);
  await expect.element(page.getByText('번호', { exact: true })).toBeVisible();
  await expect.element(page.getByText('40명 중 12명이 읽었습니다.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '회수하기' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').last());
  await expect.element(page.getByText(/이미 읽은 12명/)).toBeVisible();
});

test('a message is written, its size asked for, and sent', async () => {
  const calls = answerCalls({
    ...asOperator('messages.send'),
    '/api/admin/board/messages/audience': () => ({ data: { members: 321 } }),
    '/api/admin/board/messages/send': () => ({ data: { msgIdx: 8 } }),
  });
  await mount(<ComposePage />);
  await userEvent.click(page.getByRole('button', { name: '지금 보내기' }));
  await expect.element(page.getByText('입력해 주세요.').first()).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '제목 (한국어)' }), '안내');
  await userEvent.fill(page.getByRole('textbox', { name: '내용 (한국어)' }), '내용');
  await userEvent.click(page.getByRole('button', { name: '지금 보내기' }));
  await expect.element(page.getByText('회원 321명에게 보낼까요?')).toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').last());
  await expect.poll(() => calls.to('/api/admin/board/messages/send')).toHaveLength(1);
  expect(calls.to('/api/admin/board/messages/send')[0]?.body).toMatchObject({
    target: { kind: 'all' },
    showAt: null,
    texts: { ko: { title: '안내', body: '내용' } },
  });
});

test('pressed again while members are counted, it asks and sends once', async () => {
  const counted = Promise.withResolvers<{ data: { members: number } }>();
  const calls = answerCalls({
    ...asOperator('messages.send'),
    '/api/admin/board/messages/audience': () => counted.promise,
    '/api/admin/board/messages/send': () => ({ data: { msgIdx: 8 } }),
  });
  await mount(<ComposePage />);
  await userEvent.fill(page.getByRole('textbox', { name: '제목 (한국어)' }), '안내');
  await userEvent.fill(page.getByRole('textbox', { name: '내용 (한국어)' }), '내용');
  const send = page.getByRole('button', { name: /지금 보내기/ });
  await userEvent.click(send);
  await expect.poll(() => calls.to('/api/admin/board/messages/audience')).toHaveLength(1);
  await userEvent.click(send, { force: true });
  counted.resolve({ data: { members: 321 } });
  await expect.element(page.getByText('회원 321명에게 보낼까요?')).toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').last());
  await expect.poll(() => calls.to('/api/admin/board/messages/send')).toHaveLength(1);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(calls.to('/api/admin/board/messages/audience')).toHaveLength(1);
});

test.each(['desktop', 'phone'] as const)('a filter says whom it finds, on a %s', async (on) => {
  const calls = answerCalls({
    ...asOperator('messages.send'),
    '/api/admin/board/messages/audience': () => ({ data: { members: 77 } }),
  });
  await mount(<ComposePage />, { on });
  await userEvent.click(page.getByText('조건', { exact: true }));
  const count = page.getByRole('button', { name: '받는 회원 수 확인' });
  await expect.element(count).not.toBeInTheDocument();
  await userEvent.fill(page.getByLabelText('미이용 일수'), '181');
  await expect.element(page.getByText('1부터 180까지 입력해 주세요.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('미이용 일수'), '30');
  await userEvent.fill(page.getByLabelText('상위 파트너 아이디'), 'store1');
  await userEvent.click(count);
  await expect.element(page.getByText('회원 77명')).toBeVisible();
  expect(calls.to('/api/admin/board/messages/audience')[0]?.body).toMatchObject({
    target: { kind: 'filter', filter: { sleepingDays: 30, below: 'store1', turnoverMin: null } },
  });
});
