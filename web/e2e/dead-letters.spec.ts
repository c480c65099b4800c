import { expect, type Page } from '@playwright/test';
import { sendUnreadable } from './dead-letters.ts';
import { onOneSize } from './on-both-sizes.ts';
import { enterBackOffice, operatorToken } from './operators.ts';
import { call } from './site-calls.ts';
import { expectSound } from './soundness.ts';

type Letters = { list: { letterId: string }[] };

/** Waits until an event's letters in a state are so many. */
async function lettersOf(eventId: string, state: string, count: number): Promise<void> {
  const token = await operatorToken();
  await expect
    .poll(async () => {
      const body = { search: eventId, state };
      const { list } = (await call('/api/admin/deadLetters/list', body, token)) as Letters;
      return list.length;
    })
    .toBe(count);
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder('키, 메시지 번호, 종류 또는 오류').fill(words);
  await page.getByRole('button', { name: '검색', exact: true }).click();
}

onOneSize(
  'phone',
  'a dead letter is looked at, sent again, dies again, and is put away',
  async ({ page, size }) => {
    const [one = '', other = ''] = await sendUnreadable(2);
    await lettersOf(one, 'open', 1);
    await lettersOf(other, 'open', 1);
    await enterBackOffice(page, undefined, '/admin/dead-letters');
    await expect(page.getByRole('heading', { level: 1, name: '실패 메시지' })).toBeVisible();
    if (size === 'phone') await page.getByRole('button', { name: /^메뉴/ }).click();
    await expect(page.getByRole('link', { name: /실패 메시지 \d+/ })).toBeVisible();
    if (size === 'phone') await page.keyboard.press('Escape');

    await search(page, one);
    await expect(page.getByText('총 1건')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'DrawEvent.drawn' }).click();
    const letter = page.getByRole('dialog', { name: '실패 메시지' });
    await expect(letter).toContainText('draw.events');
    await expect(letter).toContainText('notifier');
    await expect(letter).toContainText('UndecodableEvent');
    await expect(letter).toContainText('읽을 수 없는 내용입니다 (3바이트).');
    await expect(letter).toContainText('•••');
    await expect(letter).not.toContainText('Bearer');

    await letter.getByRole('button', { name: '재전송' }).click();
    const decision = page.getByRole('dialog', { name: '재전송' });
    await decision.getByRole('button', { name: '재전송 1' }).click();
    await expect(decision.getByText('사유를 입력해 주세요.')).toBeVisible();
    await decision.getByLabel('사유').fill('원인 확인');
    await decision.getByRole('button', { name: '재전송 1' }).click();
    await expect(page.getByText('1건을 재전송했습니다.')).toBeVisible();
    // The cause is not mended: it dies again, and both letters say so.
    await lettersOf(one, 'replayed', 1);
    await lettersOf(one, 'open', 1);
    await expect(letter).toContainText('재전송됨');

    await page.goto(`/admin/dead-letters?search=${one}`);
    await page.getByRole('checkbox', { name: `${one} 선택` }).check();
    await page.getByRole('button', { name: '처리 완료 1' }).click();
    const closing = page.getByRole('dialog', { name: '처리 완료' });
    await closing.getByLabel('사유').fill('다시 보낼 필요 없음');
    await closing.getByRole('button', { name: '처리 완료 1' }).click();
    await expect(page.getByText('1건을 처리 완료로 표시했습니다.')).toBeVisible();
    await expect(page.getByText('조건에 맞는 실패 메시지가 없습니다.')).toBeVisible();
    await lettersOf(one, 'closed', 1);
    await lettersOf(other, 'open', 1);
  },
);
