import type { Page, Route } from '@playwright/test';

export type State = 'filled' | 'empty' | 'loading' | 'failing';

export const unhappyStates = ['loading', 'failing'] as const;

const calls = '**/api/**';

/** Visits pages whose calls are answered as the state has it; a filled page asks the site itself. */
export async function inState(page: Page, state: State, visit: () => Promise<void>): Promise<void> {
  if (state === 'empty') await page.route(calls, answerEmpty);
  // Never answered: the page stays as it is before its first answer.
  if (state === 'loading') await page.route(calls, () => undefined);
  if (state === 'failing') await page.route(calls, refuse);
  await visit();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Without them nothing of a page would be seen: who is logged in, and whether the site is open. */
const neverFailing = /\/(admin\/info|siteCheckInfo)$/;

/** A defect, as a service says it; the number is what support would ask for. */
async function refuse(route: Route): Promise<void> {
  if (neverFailing.test(new URL(route.request().url()).pathname)) return route.continue();
  await route.fulfill({
    status: 500,
    json: {
      resultCode: 'E001',
      resultMessage: '오류가 발생했습니다. 다시 시도해주세요.',
      data: null,
      requestId: '0192f3c4-7a1e-7c55-9d0b-3f6a2b8e41d7',
    },
  });
}

/** Lists that are there from the first day: choices of a form, and what the site is made of. */
const neverEmpty =
  /\/(etc\/bank|signUpRules|roles\/list|gameLock\/list|operators\/\w+|limits\/get|protectionUsage)$/;

/** Other rows than those called `list`. */
const rowNames = ['list', 'deposits', 'withdrawals', 'today', 'week', 'addresses', 'violations'];

/** The site's own answer without its rows. */
async function answerEmpty(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => null);
  if (response === null) return route.abort().catch(() => undefined);
  const answer: unknown = await response.json().catch(() => null);
  const isKept = neverEmpty.test(new URL(route.request().url()).pathname);
  if (isKept || !isObject(answer) || !isObject(answer.data)) return route.fulfill({ response });
  return route.fulfill({ response, json: { ...answer, data: withoutRows(answer.data) } });
}

function withoutRows(data: Record<string, unknown>): Record<string, unknown> {
  const rows = rowNames.filter((name) => Array.isArray(data[name]));
  const pages = isObject(data.pageInfo)
    ? { pageInfo: { ...data.pageInfo, page: 1, tatal_list_count: 0 } }
    : {};
  return { ...data, ...Object.fromEntries(rows.map((name) => [name, []])), ...pages };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
