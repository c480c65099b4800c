import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { desktopSupport } from '../content/support-paths.ts';
import { AccountInquiryPage } from './account-inquiry-page.tsx';
import { InquiryListPage } from './inquiry-list-page.tsx';
import { InquiryReadPage } from './inquiry-read-page.tsx';
import { InquiryWritePage } from './inquiry-write-page.tsx';

const at = '2026-11-24T03:00:00.000Z';
const row = {
  boardIdx: 3,
  kind: 'account',
  title: '입금 확인',
  subject: null,
  state: 'answered',
  rating: null,
  openedAt: at,
  writtenAt: at,
  dueAt: at,
};
const entries = [
  { entryIdx: 1, author: 'member', body: '<b>아직</b>\n안 들어왔어요.', at, images: [] },
  { entryIdx: 2, author: 'operator', body: '확인했습니다.', at, images: [] },
];
const pageInfo = { page: 1, count_per_list: 10, tatal_list_count: 1 };
const bets = () => ({ data: { list: [], pageInfo: { ...pageInfo, tatal_list_count: 0 } } });
const list = (rows: object[]) => () => ({ data: { list: rows, pageInfo, idxList: [] } });
const paths = desktopSupport;

test.each(['desktop', 'phone'] as const)('the list on a %s', async (on) => {
  answerCalls({ '/api/board/qna/list': list([row]) });
  await mount(<InquiryListPage paths={paths} search={{}} onSearch={() => undefined} />, { on });
  await expect.element(page.getByRole('link', { name: /입금 확인/ })).toBeVisible();
  await expect.element(page.getByText('답변 완료').last()).toBeVisible();
});

test('an empty list says how answers come; one that fails offers another try', async () => {
  answerCalls({ '/api/board/qna/list': list([]) });
  await mount(<InquiryListPage paths={paths} search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByText('문의 내역이 없습니다')).toBeVisible();
  answerCalls({ '/api/board/qna/list': () => 'lost' });
  await mount(<InquiryListPage paths={paths} search={{}} onSearch={() => undefined} />);
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('an inquiry is checked, answered by a question meanwhile, and sent', async () => {
  const faq = {
    faqIdx: 1,
    category: 'cash',
    title: '입금은 얼마나 걸리나요?',
    body: '몇 분이면 됩니다.',
    language: 'ko',
  };
  const calls = answerCalls({
    '/api/bet/betlist': bets,
    '/api/board/faq/suggest': () => ({ data: { list: [faq] } }),
    '/api/board/qna/save': () => ({ data: { boardIdx: 4 } }),
  });
  await mount(<InquiryWritePage paths={paths} search={{ kind: 'dispute' }} />);
  await userEvent.click(page.getByRole('button', { name: '문의 등록' }));
  await expect.element(page.getByText('제목을 입력해 주세요.')).toBeVisible();
  expect(calls.to('/api/board/qna/save')).toHaveLength(0);
  await userEvent.fill(page.getByRole('textbox', { name: '제목' }), '입금이 늦어요');
  await userEvent.fill(page.getByRole('textbox', { name: '내용' }), '한 시간 됐습니다.');
  await expect.element(page.getByText('입금은 얼마나 걸리나요?')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '문의 등록' }));
  await expect.poll(() => calls.to('/api/board/qna/save')).toHaveLength(1);
  expect(calls.to('/api/board/qna/save')[0]?.body).toMatchObject({
    kind: 'dispute',
    title: '입금이 늦어요',
    body: '한 시간 됐습니다.',
    subject: null,
  });
});

test('a refusal stands at the form, and what was typed stays', async () => {
  answerCalls({
    '/api/bet/betlist': bets,
    '/api/board/faq/suggest': () => ({ data: { list: [] } }),
    '/api/board/qna/save': () => ({ code: 'BD040', message: '처리 중인 문의가 5건 있습니다.' }),
  });
  await mount(<InquiryWritePage paths={paths} search={{}} />);
  await userEvent.fill(page.getByRole('textbox', { name: '제목' }), '여섯째');
  await userEvent.fill(page.getByRole('textbox', { name: '내용' }), '내용');
  await userEvent.click(page.getByRole('button', { name: '문의 등록' }));
  await expect.element(page.getByText('처리 중인 문의가 5건 있습니다.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '제목' })).toHaveValue('여섯째');
});

test('a thread shows words as they are, is rated and gone on with', async () => {
  const calls = answerCalls({
    '/api/board/qna/datail': () => ({ data: { board: row, entries } }),
    '/api/board/qna/rate': () => ({ data: {} }),
    '/api/board/qna/write': () => ({ data: {} }),
  });
  await mount(<InquiryReadPage paths={paths} boardIdx="3" />);
  await expect.element(page.getByText(/<b>아직<\/b>/)).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: '별 4개' }));
  await expect.poll(() => calls.to('/api/board/qna/rate')).toHaveLength(1);
  expect(calls.to('/api/board/qna/rate')[0]?.body).toMatchObject({ boardIdx: 3, rating: 4 });
  await userEvent.fill(page.getByRole('textbox', { name: '추가 문의' }), '감사합니다');
  await userEvent.click(page.getByRole('button', { name: '추가로 문의하기' }));
  await expect.poll(() => calls.to('/api/board/qna/write')).toHaveLength(1);
  await expect.element(page.getByRole('textbox', { name: '추가 문의' })).toHaveValue('');
});

test('an inquiry that is not the member’s is not there', async () => {
  answerCalls({ '/api/board/qna/datail': () => ({ code: 'BD001', message: '없는 글입니다.' }) });
  await mount(<InquiryReadPage paths={paths} boardIdx="9" />);
  await expect.element(page.getByText('없는 글입니다.')).toBeVisible();
});

test('the account to pay in to comes from the wallet', async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const account = {
    bankName: '국민',
    accountNumber: '110-220',
    accountHolder: '노리터',
    expiresAt,
  };
  answerCalls({ '/api/cash/getAcc': () => ({ data: account }) });
  await mount(<AccountInquiryPage paths={paths} />);
  await userEvent.click(page.getByRole('button', { name: /계좌/ }));
  await expect.element(page.getByText('110-220')).toBeVisible();
});
