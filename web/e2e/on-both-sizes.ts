import { type Browser, expect, type Page, test } from '@playwright/test';
import { desktop, headerBalance, openBrowser, phone } from './people.ts';
import { otherSizes } from './soundness.ts';

export type Stage = {
  page: Page;
  browser: Browser;
  size: Size;
  /** Another browser of the same size, which watches its console too. */
  openAnother: () => Promise<Page>;
};

const sizes = { desktop, phone } as const;

type Size = keyof typeof sizes;
type Play = (stage: Stage) => Promise<void>;

function storiesWith(details: { tag?: string }) {
  return {
    /** One story that differs by size: played on a desktop and on a phone. */
    onBothSizes: (title: string, play: Play): void => {
      for (const size of ['desktop', 'phone'] as const) {
        const named = `${title}, on a ${size}`;
        test(named, details, ({ browser }) => playOn(browser, size, { play }));
      }
    },

    /** One story whose steps are the same on both sizes: played on one, and sound on both. */
    onOneSize: (size: Size, title: string, play: Play): void => {
      const other = sizes[size === 'desktop' ? 'phone' : 'desktop'];
      const named = `${title}, on a ${size}`;
      test(named, details, ({ browser }) => playOn(browser, size, { play, other }));
    },
  };
}

export const { onBothSizes, onOneSize } = storiesWith({});

/** Stories of money: a sum that was seen wrong is believed at once, and not looked at again. */
export const money = storiesWith({ tag: '@money' });

type Story = { play: Play; other?: typeof desktop };

/** A word on the console fails a story. */
async function playOn(browser: Browser, size: Size, { play, other }: Story): Promise<void> {
  const complaints: string[] = [];
  const pages: Page[] = [];
  const openAnother = async () => {
    // It would fetch the whole site anew for each story; other tests have one.
    const page = await openBrowser(browser, sizes[size], { withWorker: false });
    if (other !== undefined) otherSizes.set(page, other);
    listenTo(page, complaints);
    pages.push(page);
    return page;
  };
  await play({ page: await openAnother(), browser, size, openAnother });
  expect(complaints).toEqual([]);
  for (const page of pages) await page.context().close();
}

function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser reports a lost answer by itself; some stories are about nothing else.
    const isLine = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isLine) complaints.push(message.text());
  });
}

/** The cash in the header, once it is known. */
export async function cashOf(page: Page): Promise<number> {
  await expect(headerBalance(page)).toHaveText(/원$/);
  return Number(((await headerBalance(page).textContent()) ?? '').replaceAll(/\D/g, ''));
}

export function wonText(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`;
}

/** From now on: each time a screen reader is told a balance, the words it hears. */
export async function listenToBalance(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const place = [...document.querySelectorAll('output')].find((one) =>
      one.textContent.startsWith('보유금'),
    );
    if (place === undefined) throw new Error('The balance is said nowhere.');
    const received: string[] = [];
    Object.assign(window, { received });
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => received.push(place.textContent)).observe(place, changes);
  });
  return () => page.evaluate(() => Reflect.get(window, 'received') as string[]);
}
