import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { memberSession } from '../../shared/member/member-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { DemoStrip } from './demo-strip.tsx';
import { Header } from './header.tsx';

const width = 320;
const nothingToDo = () => undefined;

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => memberSession.end('logout'));

async function open(cash: string) {
  answerCalls({
    '/api/cash/getUserCash': () => ({
      data: { cash, points: '1234567', held: '0', owed: '0', version: '1' },
    }),
    '/api/member/info': () => ({ data: { member: { memId: 'moon1', memNick: '밤의달' } } }),
    '/api/board/notification/unread': () => ({ data: { unread: 100 } }),
    '/api/board/msgUnread': () => ({ data: { unread: 100 } }),
  });
  await mount(
    <>
      <DemoStrip />
      <Header onMenu={nothingToDo} />
    </>,
  );
  await page.viewport(width, 568);
  await expect.element(page.getByText('1,234,567P').first()).toBeVisible();
}

/** Texts that are seen, each with the lines it takes. */
function textsOf(part: Element) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: { text: string; lines: number; box: DOMRect }[] = [];
  while (walker.nextNode() !== null) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const box = range.getBoundingClientRect();
    // What is for screen readers alone is a pixel wide.
    const isSeen = (walker.currentNode.parentElement?.clientWidth ?? 0) !== 1 && box.width > 1;
    if (isSeen) found.push({ text: walker.currentNode.textContent ?? '', lines: lines.size, box });
  }
  return found;
}

test.each(['350000', '123456789'])(
  'at 320 pixels nothing of a header with %s won wraps, is cut or covers another',
  async (cash) => {
    await open(cash);
    const header = page.getByRole('banner').element();
    expect(textsOf(header).length).toBeGreaterThanOrEqual(3);
    // Until the site's own font has come, texts are as wide as whatever font the machine has.
    await expect.poll(() => textsOf(header).filter(isAmiss)).toEqual([]);
    const controls = [...header.querySelectorAll('button, a, dd, dt')]
      .filter((one) => one.getBoundingClientRect().width > 1)
      .filter((one) => one.querySelector('button, a') === null);
    for (const [at, one] of controls.entries()) {
      for (const other of controls.slice(at + 1)) {
        expect(isOver(one, other), `${one.outerHTML} ${other.outerHTML}`).toBe(false);
      }
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

function isAmiss({ lines, box }: ReturnType<typeof textsOf>[number]): boolean {
  return lines !== 1 || box.left < 0 || box.right > width;
}

function isOver(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}

test('at 320 pixels the line that says it is play money is one line', async () => {
  await open('350000');
  const strip = page.getByRole('complementary').element();
  await expect.poll(() => strip.getBoundingClientRect().height).toBeLessThan(30);
});
