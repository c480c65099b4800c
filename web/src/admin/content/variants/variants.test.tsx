import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { ContentEditorPage } from '../items/content-editor-page.tsx';

afterEach(() => vi.restoreAllMocks());

const at = '2026-11-24T03:00:00.000Z';
const ko = { title: '첫 입금 보너스', body: '오늘 하루 두 배' };
const document = {
  place: 'main-top',
  art: 'deposit',
  link: '/member/chargeMain/charge',
  order: 100,
  enabled: true,
  from: null,
  until: null,
  texts: { ko },
  variants: [{ share: 40, art: 'slot', texts: { ko: { title: '슬롯으로 시작', body: '' } } }],
};
const counted = (variant: string, share: number, shown: number, pressed: number) => ({
  variant,
  share,
  shown,
  pressed,
  rate: pressed / shown,
  low: pressed / shown - 0.012,
  high: pressed / shown + 0.012,
  confidence: variant === 'a' ? null : 0.984,
});
const figures = {
  variants: [counted('a', 60, 3_000, 180), counted('b', 40, 2_010, 161)],
  days: ['2026-11-23', '2026-11-24'].flatMap((day) => [
    { day, variant: 'a', shown: 1_500, pressed: 90 },
    { day, variant: 'b', shown: 1_005, pressed: 80 },
  ]),
};

function answer() {
  return answerCalls({
    ...asOperator('content.manage'),
    '/api/admin/board/banners/get': () => ({
      data: { idx: 5, version: 3, views: 0, savedAt: at, savedBy: 'admin', document },
    }),
    '/api/admin/board/banners/figures': () => ({ data: figures }),
    '/api/admin/board/banners/save': () => ({ data: { idx: 5, version: 4 } }),
  });
}

test.each(['desktop', 'phone'] as const)(
  'figures say which is pressed more, on a %s',
  async (on) => {
    answer();
    await mount(<ContentEditorPage kind="banners" idx="5" />, { on });
    await expect.element(page.getByText('B안을 더 많이 누릅니다. 확신 98.4%')).toBeVisible();
    await expect.element(page.getByText('4.8%–7.2%')).toBeVisible();
    await expect.element(page.getByText('2,010')).toBeVisible();
  },
);

test('a second variant is added, bounded and saved', async () => {
  const calls = answer();
  await mount(<ContentEditorPage kind="banners" idx="5" />);
  await userEvent.click(page.getByRole('button', { name: '다른 안 추가' }));
  await expect.element(page.getByText('위의 글 · 나머지 50%')).toBeVisible();
  const share = page.getByRole('textbox', { name: 'C안 비율 (%)' });
  await userEvent.fill(share, '60');
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }));
  await expect.element(page.getByText(/모두 더해 99를 넘지/).first()).toBeVisible();
  await userEvent.fill(share, '20');
  await userEvent.fill(page.getByRole('textbox', { name: 'C안 제목 (한국어)' }), '새 안');
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }));
  await expect.poll(() => calls.to('/api/admin/board/banners/save')).toHaveLength(1);
  const [saved] = calls.to('/api/admin/board/banners/save');
  expect(saved?.body).toMatchObject({
    version: 3,
    document: {
      variants: [
        { share: 40, art: 'slot' },
        { share: 20, art: 'deposit', texts: { ko: { title: '새 안', body: ko.body } } },
      ],
    },
  });
});

test('the preview shows the variant that is chosen, and one that is removed no longer', async () => {
  answer();
  await mount(<ContentEditorPage kind="banners" idx="5" />);
  const preview = page.getByText('슬롯으로 시작');
  await userEvent.click(page.getByRole('button', { name: 'B안', exact: true }));
  await expect.element(preview).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'B안 빼기' }));
  await expect.element(preview).not.toBeInTheDocument();
});
