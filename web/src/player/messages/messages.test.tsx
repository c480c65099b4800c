import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../shared/api/query-client.ts';
import { memberSession } from '../../shared/member/member-session.ts';
import { messagesKey } from '../../shared/member/unread.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { MessageListPage } from './message-list-page.tsx';
import MessageNotice from './message-notice.tsx';
import { desktopMessages, isMessagePath } from './message-paths.ts';
import { messagesQuery } from './message-queries.ts';
import { MessageReadPage } from './message-read-page.tsx';

const at = '2026-11-24T03:00:00.000Z';
const rows = [
  { msgIdx: 2, title: '점검 안내', sentAt: at, isUnread: true },
  { msgIdx: 1, title: '가입을 환영합니다', sentAt: at, isUnread: false },
];
const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 2 };

const list = () => (
  <MessageListPage paths={desktopMessages} search={{}} onSearch={() => undefined} />
);

test.each(['desktop', 'phone'] as const)('the list on a %s marks and deletes', async (on) => {
  const calls = answerCalls({
    '/api/board/msgList': () => ({ data: { list: rows, pageInfo, unread: 1 } }),
    '/api/board/msgUpdate': () => ({
      code: 'M002',
      message: '읽지 않은 메세지는 삭제할 수 없습니다.',
    }),
  });
  await mount(list(), { on });
  await expect.element(page.getByRole('link', { name: /점검 안내/ })).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: '이 페이지 모두 선택' }));
  await userEvent.click(page.getByRole('button', { name: '2통 삭제' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').last());
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('읽지 않은 메세지는 삭제할 수 없습니다.');
  expect(calls.to('/api/board/msgUpdate')[0]?.body).toMatchObject({
    msgIdx: [2, 1],
    action: 'delete',
  });
});

test('an empty list and one that fails each say so', async () => {
  answerCalls({
    '/api/board/msgList': () => ({
      data: { list: [], pageInfo: { ...pageInfo, tatal_list_count: 0 }, unread: 0 },
    }),
  });
  const shown = await mount(list());
  await expect.element(page.getByText('쪽지가 없습니다.')).toBeVisible();
  await shown.unmount();
  answerCalls({ '/api/board/msgList': () => 'lost' });
  await mount(list());
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

/** Says how the last look went, once the page has taken it in. */
function LastLook() {
  const { status } = useQuery(messagesQuery({}));
  return <p>{`last look: ${status}`}</p>;
}

test('messages stay when a later look at them fails', async () => {
  let isDown = false;
  answerCalls({
    '/api/board/msgList': () =>
      isDown ? { code: 'E001', message: '오류' } : { data: { list: rows, pageInfo, unread: 1 } },
  });
  await mount(
    <>
      {list()}
      <LastLook />
    </>,
  );
  const message = page.getByRole('link', { name: /점검 안내/ });
  await expect.element(message).toBeVisible();
  isDown = true;
  await queryClient.invalidateQueries({ queryKey: messagesQuery({}).queryKey });
  await expect.element(page.getByText('last look: error')).toBeVisible();
  await expect.element(message).toBeVisible();
});

test('a message is shown and the count of unread ones taken from the answer', async () => {
  answerCalls({
    '/api/board/msgRead': () => ({
      data: {
        message: {
          msgIdx: 2,
          title: '점검 안내',
          body: '**02:00**부터',
          language: 'ko',
          sentAt: at,
        },
        unread: 4,
      },
    }),
  });
  await mount(<MessageReadPage msgIdx="2" paths={desktopMessages} />);
  await expect.element(page.getByRole('heading', { name: '점검 안내' })).toBeVisible();
  await expect.element(page.getByText('02:00')).toBeVisible();
  await expect.element(page.getByText('쪽지 번호 2', { exact: true })).toBeVisible();
  expect(queryClient.getQueryData([...messagesKey, 'unread'])).toBe(4);
});

/** A message that can be left and opened again. */
function Turned() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(!isOpen)}>turn</Button>
      {isOpen ? <MessageReadPage msgIdx="2" paths={desktopMessages} /> : null}
    </>
  );
}

test('a message that is opened again leaves the count as it is by now', async () => {
  const message = { msgIdx: 2, title: '점검 안내', body: '안내', language: 'ko', sentAt: at };
  answerCalls({ '/api/board/msgRead': () => ({ data: { message, unread: 2 } }) });
  await mount(<Turned />);
  const heading = page.getByRole('heading', { name: '점검 안내' });
  await expect.element(heading).toBeVisible();
  const unread = [...messagesKey, 'unread'];
  expect(queryClient.getQueryData(unread)).toBe(2);
  queryClient.setQueryData(unread, 0);
  await page.getByRole('button', { name: 'turn' }).click();
  await expect.element(heading).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'turn' }).click();
  await expect.element(heading).toBeVisible();
  expect(queryClient.getQueryData(unread)).toBe(0);
});

test('a message that was recalled says so', async () => {
  answerCalls({
    '/api/board/msgRead': () => ({
      code: 'BD010',
      message: '존재하지 않거나 회수된 메세지입니다.',
    }),
  });
  await mount(<MessageReadPage msgIdx="9" paths={desktopMessages} />);
  await expect.element(page.getByText('존재하지 않거나 회수된 메세지입니다.')).toBeVisible();
});

test('unread messages are noticed once, until there are more', async () => {
  sessionStorage.clear();
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  memberSession.start({ token: 't', sessionId: 's-1', expiresAt });
  answerCalls({ '/api/board/msgUnread': () => ({ data: { unread: 2 } }) });
  await mount(<MessageNotice sessionId="s-1" />);
  const notice = page.getByText('신규 메세지가 도착했습니다. 메세지 함으로 이동합니다.');
  await expect.element(notice).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '닫기' }).last());
  await expect.element(notice).not.toBeInTheDocument();
  queryClient.setQueryData([...messagesKey, 'unread'], 3);
  await expect.element(notice).toBeVisible();
  memberSession.end('logout');
});

test.each([
  ['/member/mypage/message/list', true],
  ['/member/msg', true],
  ['/member/msgRead/3', true],
  ['/member/mypage/info', false],
  ['/', false],
])('%s is a page of messages: %s', (path, expected) => {
  expect(isMessagePath(path)).toBe(expected);
});
