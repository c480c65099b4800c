import { expect } from '@playwright/test';
import { onBothSizes, onOneSize } from './on-both-sizes.ts';
import { enterSite } from './people.ts';
import { expectSound } from './soundness.ts';

onOneSize(
  'phone',
  'a member watches powerball and verifies a round that was drawn',
  async (stage) => {
    const { page, size } = stage;
    await enterSite(page, { memId: size === 'desktop' ? 'player2' : 'player3' });
    await page.getByRole('link', { name: '미니게임' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('timer')).toHaveCount(5);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^파워볼 일반볼/ })
      .click();

    await expect(page.getByRole('heading', { level: 1, name: '파워볼' })).toBeVisible();
    const timer = page.getByRole('timer').first();
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
    await expect(page.getByRole('group', { name: '일반볼 홀짝', exact: true })).toBeVisible();
    await page.getByText('이번 회차 시드의 해시:').click();
    await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();

    const road = page.getByRole('region', { name: /^일반볼 홀짝 그림장/ });
    await expect(road).toBeVisible();
    await page.getByRole('button', { name: '파워볼 언오버' }).click();
    await expect(page.getByRole('region', { name: /^파워볼 언오버 그림장/ })).toBeVisible();
    await page.getByRole('button', { name: '표', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: '파워볼 언오버' })).toBeVisible();

    await page.getByRole('link', { name: /^검증/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '추첨 검증' })).toBeVisible();
    const steps = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(steps).toHaveCount(5);
    // Whether the hash came in time depends on how long the site has run; the rest holds always.
    const verdict = /^(검증되었습니다|계산은 일치하지만 미리 약속된 추첨은 아닙니다)$/;
    await expect(page.getByText(verdict)).toBeVisible();
    for (const step of [1, 2, 3, 4].map((place) => steps.nth(place))) {
      await expect(step.getByText('예', { exact: true })).toBeVisible();
    }
    await expectSound(page);
  },
);

onOneSize('desktop', 'a pasted seed and name are drawn in the browser', async ({ page }) => {
  await enterSite(page, { memId: 'player4' }, '/member/minigame/verify');
  await page.getByRole('button', { name: '계산하기' }).click();
  await expect(page.getByText('회차 이름을 입력해 주세요.')).toBeVisible();
  await page
    .getByLabel('시드', { exact: true })
    .fill('f51e09ce8c75d9b12b5f0038d360618bd3e4811d98f300b5036017df07b9c088');
  await page.getByLabel('회차 이름').fill('powerball 2026-11-21 109');
  await page.getByRole('button', { name: '계산하기' }).click();
  const outcome = page.getByRole('region', { name: '계산 결과' });
  await expect(outcome).toContainText('18, 5, 16, 27, 26, 파워볼 2, 일반볼 합 92');
  await expect(outcome).toContainText(
    '79c9064ec4f755de971b53d2d0e467377b614fa9f47473c295311ba131c84b13',
  );
  await expectSound(page);
});

onBothSizes('results are found by game and day', async ({ page, size }) => {
  await enterSite(
    page,
    { memId: 'player5' },
    size === 'desktop' ? '/member/result/mini' : '/member/resultMain',
  );
  await expect(page.getByText(/^\d+회$/).first()).toBeVisible();
  await page.getByRole('button', { name: '키노사다리' }).click();
  await expect(page).toHaveURL(/gameId=kinoladder/);
  await expect(page.getByText(/출발, [34]줄, [홀짝]/).first()).toBeVisible();
  await page.getByRole('textbox', { name: '날짜' }).fill('2020-01-01');
  await expect(page.getByText('이 날의 추첨 결과가 없습니다')).toBeVisible();
  await expectSound(page);
});
