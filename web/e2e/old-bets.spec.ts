import { expect } from '@playwright/test';
import { onOneSize } from './on-both-sizes.ts';
import { enterSite } from './people.ts';
import { expectSound } from './soundness.ts';

onOneSize('phone', 'old bets are a list of their own, with days of their own', async (stage) => {
  const { page, size } = stage;
  await enterSite(
    page,
    { memId: 'player4' },
    size === 'desktop' ? '/member/mypage/betting/list' : '/member/betList',
  );
  const archive = page.getByRole('switch', { name: '지난 내역 보기' });
  const note = page.getByText(/^\d{4}-\d{2}-\d{2} 전에 베팅하고 결과가 확정된 내역입니다\.$/);
  await expect(note).toBeHidden();
  await archive.check();
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(/old=true/);
  await expect(page.getByText('베팅내역이 없습니다')).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(archive).toBeChecked();
  await archive.uncheck();
  await expect(note).toBeHidden();
});
