import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sportSlip } from '../betting/slip/sport/sport-slip.ts';
import { sportLimits, sportRules } from '../betting/slip/testing/sport-slip-answers.ts';
import { SportListPage } from '../betting/sportsbook/fixtures/fixtures-page.tsx';
import { fixtureRow, sportAnswers } from '../betting/sportsbook/testing/sport-answers.ts';
import { SkipLinks } from '../player/shell/skip-links.tsx';
import { memberSession } from '../shared/member/member-session.ts';
import { answerCalls } from '../shared/testing/answers.ts';
import { mount } from '../shared/testing/mount.tsx';

const stopsToPriceMax = 12;
const stopsToStakeMax = 3;

afterEach(() => {
  sportSlip.empty();
  memberSession.end('logout');
});

/** Presses Tab until the keyboard stands on what is looked for. @returns how often */
async function tabTo(isThere: (at: Element) => boolean, most: number): Promise<number> {
  for (let stops = 1; stops <= most; stops += 1) {
    await userEvent.tab();
    if (document.activeElement !== null && isThere(document.activeElement)) return stops;
  }
  return Number.POSITIVE_INFINITY;
}

test('the keyboard is at a price within 12 stops, and at its stake within 3 more', async () => {
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' });
  answerCalls({
    ...sportAnswers(Array.from({ length: 10 }, (_, number) => fixtureRow(number))),
    '/api/bet/limits': () => ({ data: { rules: sportRules, limits: sportLimits } }),
    '/api/cash/getUserCash': () => ({
      data: { cash: '100000', points: '0', held: '0', owed: '0', version: '1' },
    }),
  });
  await mount(
    <>
      <SkipLinks isSport />
      <SportListPage place="all" search={{}} onSearch={() => undefined} />
    </>,
  );
  const isPrice = (at: Element) => at.matches('fieldset button[aria-pressed]');
  await expect.poll(() => document.querySelectorAll('fieldset button').length).toBeGreaterThan(20);

  const toLink = await tabTo((at) => at.getAttribute('href') === '#prices', stopsToPriceMax);
  await userEvent.keyboard('{Enter}');
  const toPrice = await tabTo(isPrice, stopsToPriceMax);
  expect(toLink + toPrice).toBeLessThanOrEqual(stopsToPriceMax);

  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('form', { name: '베팅 슬립' })).toBeVisible();
  const stake = page.getByRole('textbox', { name: '베팅 금액' });
  const toWay = await tabTo((at) => at.textContent.startsWith('베팅금 입력으로'), stopsToStakeMax);
  expect(toWay).toBeLessThan(stopsToStakeMax);
  await userEvent.keyboard('{Enter}');
  await expect.element(stake).toHaveFocus();
});
