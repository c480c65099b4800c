import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { PostListPage } from './post-list-page.tsx';
import { PostReadPage } from './post-read-page.tsx';
import { PostWritePage } from './post-write-page.tsx';

const at = '2026-11-24T03:00:00.000Z';
const row = {
  boardIdx: 3,
  category: 'normal',
  title: '축구 분석',
  author: '홍*동',
  isMine: false,
  pinned: false,
  views: 12,
  likes: 2,
  comments: 1,
  hasBet: true,
  madeAt: at,
};
const detail = (changes: object = {}) => ({
  board: {
    ...row,
    body: '오늘 **승**',
    version: 1,
    editedAt: null,
    hiddenReason: null,
    isLiked: false,
    isEditable: false,
    betId: null,
    isStakeHidden: false,
    ticket: null,
    images: [],
    ...changes,
  },
  comments: [
    {
      cmtIdx: 1,
      parentIdx: null,
      author: '김*수',
      isMine: false,
      state: 'shown',
      body: '동의',
      madeAt: at,
    },
    {
      cmtIdx: 2,
      parentIdx: 1,
      author: '홍*동',
      isMine: false,
      state: 'deleted',
      body: '',
      madeAt: at,
    },
  ],
  previous: null,
  next: null,
});
const read = () => <PostReadPage boardIdx="3" showTicket={() => <p>ticket</p>} />;
const confirm = () => userEvent.click(page.getByRole('alertdialog').getByRole('button').last());

beforeEach(() => localStorage.clear());

test.each(['desktop', 'phone'] as const)('the list on a %s', async (on) => {
  const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1 };
  answerCalls({
    '/api/board/free/list': () => ({ data: { list: [row], pageInfo, idxList: [3] } }),
  });
  await mount(<PostListPage search={{}} onSearch={() => undefined} />, { on });
  await expect.element(page.getByRole('link', { name: /축구 분석/ })).toBeVisible();
});

test('a list that fails offers another try', async () => {
  answerCalls({ '/api/board/free/list': () => 'lost' });
  await mount(<PostListPage search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('a post shows its ticket and comments, and a comment is sent', async () => {
  const calls = answerCalls({
    '/api/board/free/datail': () => ({ data: detail({ ticket: { betId: 'b' } }) }),
    '/api/board/cmtSave': () => ({
      code: 'BD026',
      message: '사용할 수 없는 표현이 있습니다: 먹튀',
    }),
  });
  await mount(read());
  await expect.element(page.getByText('ticket')).toBeVisible();
  await expect.element(page.getByText('삭제된 댓글입니다.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '댓글' }), '먹튀');
  await userEvent.click(page.getByRole('button', { name: '등록' }));
  await expect.element(page.getByText('사용할 수 없는 표현이 있습니다: 먹튀')).toBeVisible();
  expect(calls.to('/api/board/cmtSave')[0]?.body).toMatchObject({ boardIdx: 3, parentIdx: null });
});

test('a hidden post tells its author why, and a post that is gone says so', async () => {
  answerCalls({
    '/api/board/free/datail': () => ({ data: detail({ isMine: true, hiddenReason: '광고' }) }),
  });
  const shown = await mount(read());
  await expect.element(page.getByText('운영자가 숨긴 글입니다. 사유: 광고')).toBeVisible();
  await shown.unmount();
  answerCalls({
    '/api/board/free/datail': () => ({
      code: 'BD001',
      message: '존재하지 않거나 삭제된 글입니다.',
    }),
  });
  await mount(read());
  await expect.element(page.getByText('존재하지 않거나 삭제된 글입니다.')).toBeVisible();
});

test('whatever a text holds, a page shows it as text', async () => {
  const body = '<img src=x onerror=alert(1)>\n[a](javascript:alert(1)) <script>alert(1)</script>';
  answerCalls({ '/api/board/free/datail': () => ({ data: detail({ body, title: '<b>x</b>' }) }) });
  await mount(read());
  await expect.element(page.getByText(/onerror/)).toBeVisible();
  expect(document.querySelectorAll('#content img, article img, article script')).toHaveLength(0);
  expect(document.querySelectorAll('a[href^="javascript"]')).toHaveLength(0);
});

test('a post is checked, confirmed and sent; its draft is kept until then', async () => {
  const calls = answerCalls({
    '/api/bet/betlist': () => ({ data: { list: [], pageInfo: {}, presentFrom: '2026-11-24' } }),
    '/api/board/free/save': () => ({ data: { boardIdx: 9 } }),
  });
  const shown = await mount(<PostWritePage search={{}} />);
  await userEvent.click(page.getByRole('button', { name: '등록하기' }));
  await expect.element(page.getByText('제목을 2자 이상 입력해 주세요.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '제목' }), '새 글');
  await userEvent.fill(page.getByRole('textbox', { name: '내용' }), '오늘 **승**');
  await shown.unmount();
  await mount(<PostWritePage search={{}} />);
  await expect.element(page.getByRole('textbox', { name: '제목' })).toHaveValue('새 글');
  await userEvent.click(page.getByRole('button', { name: '미리보기' }));
  await expect.element(page.getByText('승', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '등록하기' }));
  await confirm();
  await expect.poll(() => calls.to('/api/board/free/save')).toHaveLength(1);
  expect(localStorage.getItem('noriter.post-draft')).toBeNull();
});
