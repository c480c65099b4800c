import type { Page, Request } from '@playwright/test';

/** What the page sent to one call: enough to see whether it was the same thing again. */
export type Sent = { key: string; body: unknown };

function sentOf(request: Request): Sent {
  return {
    key: request.headers()['idempotency-key'] ?? '',
    body: request.postDataJSON(),
  };
}

/**
 * A line that does not answer the first calls: the server does the work and its answer is lost,
 * which is the worst that can happen. Every call is written down.
 */
export async function loseAnswers(page: Page, path: string, times: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(`**${path}`, async (route) => {
    sent.push(sentOf(route.request()));
    const answer = await route.fetch();
    if (sent.length <= times) return route.abort('connectionreset');
    return route.fulfill({ response: answer });
  });
  return sent;
}

/** What was sent, and how its answers go on to the page. */
type Held = { sent: Sent[]; letThrough: () => void };

/** A line on which the answers of one call stay away until they are let through. */
export async function holdAnswers(page: Page, path: string): Promise<Held> {
  const sent: Sent[] = [];
  const { promise: passes, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    sent.push(sentOf(route.request()));
    const answer = await route.fetch();
    await passes;
    return route.fulfill({ response: answer }).catch(() => undefined);
  });
  return { sent, letThrough };
}

/** Answers a call as a server that refuses would. */
export async function refuseWith(
  page: Page,
  path: string,
  code: string,
  message: string,
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      json: { resultCode: code, resultMessage: message, data: null, requestId: 'test' },
    }),
  );
}
