import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { asOperator } from '../../shared/testing/as-operator.ts';
import { PromotionPage } from '../promotion-page.tsx';
import { listOf, standings, tournament, version } from '../testing/promotions.ts';

afterEach(() => vi.restoreAllMocks());

const admin = '/api/admin/promotion';

const answer = (permissions: readonly string[], course = standings.course) =>
  answerCalls({
    ...asOperator(...permissions),
    [`${admin}/get`]: () => ({
      data: { promotion: tournament, belowName: '', versions: [version], changes: [], days: [] },
    }),
    [`${admin}/grants`]: () => ({ data: listOf([]) }),
    [`${admin}/tournament/standings`]: () => ({ data: { ...standings, course } }),
    [`${admin}/tournament/close`]: () => ({ data: {} }),
  });

test.each(['desktop', 'phone'] as const)(
  'a tournament that waits for results is closed by an operator, with a reason, on a %s',
  async (on) => {
    const calls = answer(['promotion.read', 'promotion.manage']);
    await mount(<PromotionPage promotionId={tournament.promotionId} />, { on });
    await expect.element(page.getByText('1,250,000원')).toBeVisible();
    await expect.element(page.getByText('자동 참가')).toBeVisible();
    await expect.element(page.getByText('2~3위')).toBeVisible();
    await page.getByRole('button', { name: '지금 마감' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('사유').fill('모두 정산됨');
    await dialog.getByRole('button', { name: '지금 마감' }).click();
    await expect.element(page.getByText('곧 마감합니다.')).toBeVisible();
    expect(calls.to(`${admin}/tournament/close`)[0]?.body).toMatchObject({
      promotionId: tournament.promotionId,
      reason: '모두 정산됨',
    });
  },
);

test('one that runs is not closed, nor by a reader', async () => {
  answer(['promotion.read', 'promotion.manage'], 'running');
  const shown = await mount(<PromotionPage promotionId={tournament.promotionId} />);
  await expect.element(page.getByText('1,250,000원')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '지금 마감' })).not.toBeInTheDocument();
  await shown.unmount();
  vi.restoreAllMocks();
  answer(['promotion.read']);
  await mount(<PromotionPage promotionId={tournament.promotionId} />);
  await expect.element(page.getByText('결과 대기').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '지금 마감' })).not.toBeInTheDocument();
});
