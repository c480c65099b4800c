import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { asOperator } from '../shared/testing/as-operator.ts';
import { PostDialog } from './post-dialog.tsx';

const admin = '/api/admin/board/posts';
const refused = { code: 'TE99', message: '잠시 후 다시 시도해 주세요.' };
const at = '2026-11-24T03:00:00.000Z';
const comment = (cmtIdx: number, body: string) => ({
  cmtIdx,
  parentIdx: null,
  nickname: '밤의달',
  body,
  state: 'shown',
  madeAt: at,
});
const post = {
  boardIdx: 7,
  title: '첫 글',
  body: '내용',
  category: 'normal',
  pinned: false,
  state: 'shown',
  hiddenReason: null,
  hiddenBy: null,
  nickname: '새벽별',
  loginId: 'sun1',
  address: '203.0.113.7',
  madeAt: at,
  images: [],
  commentList: [comment(1, '첫 댓글'), comment(2, '둘째 댓글')],
  versions: [],
};
const answers = { ...asOperator('posts.moderate'), [`${admin}/get`]: () => ({ data: post }) };
const dialog = () => page.getByRole('dialog');

async function hide(which: number, reason: string): Promise<void> {
  await dialog().getByRole('button', { name: '숨기기' }).nth(which).click();
  await dialog().getByLabelText('사유').fill(reason);
  await dialog().getByRole('button', { name: '숨기기' }).click();
}

test('why one comment was not hidden is not said of the next one', async () => {
  answerCalls({ ...answers, [`${admin}/hide`]: () => refused });
  await mount(<PostDialog boardIdx={7} onClose={() => undefined} />);
  await hide(1, '욕설');
  await expect.element(dialog().getByText(refused.message)).toBeVisible();
  await dialog().getByRole('button', { name: '돌아가기' }).click();
  await dialog().getByRole('button', { name: '숨기기' }).nth(2).click();
  await expect.element(dialog().getByLabelText('사유')).toBeVisible();
  await expect.element(dialog().getByText(refused.message)).not.toBeInTheDocument();
});

test('a late answer of one comment leaves open what is typed for another', async () => {
  const hidden = Promise.withResolvers<{ data: object }>();
  const calls = answerCalls({
    ...answers,
    [`${admin}/hide`]: ({ body }) => (body.cmtIdx === 1 ? hidden.promise : { data: {} }),
  });
  await mount(<PostDialog boardIdx={7} onClose={() => undefined} />);
  await hide(1, '욕설');
  await dialog().getByRole('button', { name: '돌아가기' }).click();
  await dialog().getByRole('button', { name: '숨기기' }).nth(2).click();
  await dialog().getByLabelText('사유').fill('도배');
  hidden.resolve({ data: {} });
  await expect.element(page.getByText('처리했습니다.')).toBeVisible();
  await expect.element(dialog().getByLabelText('사유')).toHaveValue('도배');
  await dialog().getByRole('button', { name: '숨기기' }).click();
  await expect.element(dialog().getByText('첫 댓글')).toBeVisible();
  expect(calls.to(`${admin}/hide`).map(({ body }) => body)).toMatchObject([
    { boardIdx: 7, cmtIdx: 1, reason: '욕설' },
    { boardIdx: 7, cmtIdx: 2, reason: '도배' },
  ]);
});
