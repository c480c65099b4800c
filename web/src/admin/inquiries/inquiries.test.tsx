import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator } from '../shared/testing/as-operator.ts';
import { InquiryPage } from './inquiry-page.tsx';
import { MacrosPage } from './macros-page.tsx';
import { QueuePage } from './queue-page.tsx';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const inquiry = (changes: object = {}) => ({
  boardIdx: 7,
  memberId: '00000000-0000-4000-8000-000000000001',
  loginId: 'hong1',
  nickname: '홍길동',
  kind: 'dispute',
  language: 'vi',
  title: '정산이 이상합니다',
  subject: null,
  state: 'waiting',
  rating: null,
  openedAt: ago(5),
  waitingSince: ago(5),
  dueAt: ago(1),
  writtenAt: ago(5),
  holder: null,
  ...changes,
});
const detail = (changes: object = {}) => ({
  ...inquiry(),
  entries: [
    {
      entryIdx: 1,
      author: 'member',
      operator: null,
      body: '확인해 주세요.',
      at: ago(5),
      images: [],
    },
    {
      entryIdx: 2,
      author: 'note',
      operator: 'lee',
      body: '은행에 확인 중',
      at: ago(4),
      images: [],
    },
  ],
  macros: [
    { name: '인사', language: 'ko', text: '홍길동님, 안녕하세요.' },
    { name: '인사', language: 'vi', text: 'Chào 홍길동.' },
  ],
  ...changes,
});
const pageInfo = { page: 1, count_per_list: 20, tatal_list_count: 1 };
const lists = (rows: object[]) => ({
  '/api/admin/board/inquiries/list': () => ({ data: { list: rows, pageInfo } }),
});
const queue = () => <QueuePage search={{}} onSearch={() => undefined} onOpen={() => undefined} />;

test.each(['desktop', 'phone'] as const)('the queue on a %s', async (on) => {
  answerCalls({ ...asOperator('inquiries.answer'), ...lists([inquiry({ holder: 'kim' })]) });
  await mount(queue(), { on });
  await expect.element(page.getByRole('link', { name: '정산이 이상합니다' })).toBeVisible();
  await expect.element(page.getByText('1시간 지남')).toBeVisible();
  await expect.element(page.getByText('kim')).toBeVisible();
});

test('an empty queue, and one that fails', async () => {
  answerCalls({ ...asOperator('inquiries.answer'), ...lists([]) });
  await mount(queue());
  await expect.element(page.getByText('접수된 문의가 없습니다')).toBeVisible();
  answerCalls({
    ...asOperator('inquiries.answer'),
    '/api/admin/board/inquiries/list': () => 'lost',
  });
  await mount(queue());
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('an inquiry is taken before it is answered', async () => {
  const calls = answerCalls({
    ...asOperator('inquiries.answer'),
    ...lists([]),
    '/api/admin/board/inquiries/get': () => ({ data: detail() }),
    '/api/admin/board/inquiries/lease': () => ({ data: {} }),
  });
  await mount(<InquiryPage boardIdx={7} />);
  await expect.element(page.getByText('답변하려면 먼저 문의를 맡아 주세요.')).toBeVisible();
  await expect.element(page.getByText('내부 메모')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '맡기' }));
  await expect.poll(() => calls.to('/api/admin/board/inquiries/lease')).toHaveLength(1);
  expect(calls.to('/api/admin/board/inquiries/lease')[0]?.body).toMatchObject({ isTaken: true });
});

test('another operator’s inquiry is left alone', async () => {
  answerCalls({
    ...asOperator('inquiries.answer'),
    ...lists([]),
    '/api/admin/board/inquiries/get': () => ({ data: detail({ holder: 'somebody' }) }),
  });
  await mount(<InquiryPage boardIdx={7} />);
  await expect.element(page.getByText(/다른 운영자\(somebody\)/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '맡기' })).not.toBeInTheDocument();
});

test('its holder answers with a macro in the member’s language', async () => {
  const calls = answerCalls({
    ...asOperator('inquiries.answer'),
    ...lists([]),
    '/api/admin/board/inquiries/get': () => ({ data: detail({ holder: 'admin' }) }),
    '/api/admin/board/inquiries/write': () => ({ data: {} }),
  });
  await mount(<InquiryPage boardIdx={7} />);
  await userEvent.click(page.getByRole('button', { name: /자주 쓰는 답변/ }));
  await expect.element(page.getByRole('option').first()).toHaveTextContent('인사 · 베트남어');
  await userEvent.click(page.getByRole('option').first());
  await expect.element(page.getByRole('textbox', { name: '답변' })).toHaveValue('Chào 홍길동.');
  await userEvent.click(page.getByRole('button', { name: '답변 보내기' }));
  await expect.poll(() => calls.to('/api/admin/board/inquiries/write')).toHaveLength(1);
  expect(calls.to('/api/admin/board/inquiries/write')[0]?.body).toMatchObject({
    boardIdx: 7,
    body: 'Chào 홍길동.',
    isNote: false,
    seenEntryIdx: 1,
  });
});

test('an answer to what the member has gone on from is refused, and the rest is shown', async () => {
  const refused = '그사이 회원이 글을 추가해 새로 표시했습니다. 확인한 뒤 다시 보내 주세요.';
  const later = { entryIdx: 3, author: 'member', operator: null, at: ago(0), images: [] };
  const { entries, ...rest } = detail({ holder: 'admin' });
  let isOld = true;
  const calls = answerCalls({
    ...asOperator('inquiries.answer'),
    ...lists([]),
    '/api/admin/board/inquiries/get': () => ({
      data: {
        ...rest,
        entries: isOld ? entries : [...entries, { ...later, body: '하나 더 있어요.' }],
      },
    }),
    '/api/admin/board/inquiries/write': ({ body }) => {
      isOld = false;
      return body.seenEntryIdx === 3 ? { data: {} } : { code: 'BD045', message: refused };
    },
  });
  await mount(<InquiryPage boardIdx={7} />);
  const answer = page.getByRole('textbox', { name: '답변' });
  await userEvent.fill(answer, '확인했습니다.');
  await userEvent.click(page.getByRole('button', { name: '답변 보내기' }));
  await expect.element(page.getByText(refused)).toBeVisible();
  await expect.element(page.getByText('하나 더 있어요.')).toBeVisible();
  await expect.element(answer).toHaveValue('확인했습니다.');
  await userEvent.click(page.getByRole('button', { name: '답변 보내기' }));
  await expect.element(answer).toHaveValue('');
  expect(calls.to('/api/admin/board/inquiries/write').map(({ body }) => body)).toMatchObject([
    { seenEntryIdx: 1 },
    { seenEntryIdx: 3, body: '확인했습니다.' },
  ]);
});

test('a saved answer needs its Korean text', async () => {
  const calls = answerCalls({
    ...asOperator('inquiries.answer'),
    '/api/admin/board/macros/list': () => ({ data: { list: [] } }),
    '/api/admin/board/macros/save': () => ({ data: {} }),
  });
  await mount(<MacrosPage />);
  await expect.element(page.getByText('자주 쓰는 답변이 없습니다')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '답변 추가' }));
  await userEvent.fill(page.getByRole('textbox', { name: '이름' }), '인사');
  await userEvent.click(page.getByRole('button', { name: '저장' }));
  await expect.element(page.getByText('한국어 답변을 입력해 주세요.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '한국어' }), '{nickname}님');
  await userEvent.click(page.getByRole('button', { name: '저장' }));
  await expect.poll(() => calls.to('/api/admin/board/macros/save')).toHaveLength(1);
  expect(calls.to('/api/admin/board/macros/save')[0]?.body).toMatchObject({
    name: '인사',
    texts: { ko: '{nickname}님' },
  });
});

test('a saved answer that is not removed says why', async () => {
  const refused = '잠시 후 다시 시도해 주세요.';
  answerCalls({
    ...asOperator('inquiries.answer'),
    '/api/admin/board/macros/list': () => ({
      data: { list: [{ name: '인사', texts: { ko: '안녕하세요.' } }] },
    }),
    '/api/admin/board/macros/save': () => ({ code: 'TE99', message: refused }),
  });
  await mount(<MacrosPage />);
  await userEvent.click(page.getByRole('button', { name: '삭제' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').last());
  await expect.element(page.getByText(refused)).toBeVisible();
});
