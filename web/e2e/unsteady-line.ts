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

/** A line on which one call takes its time. */
export async function slowDown(page: Page, path: string, ms: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(`**${path}`, async (route) => {
    sent.push(sentOf(route.request()));
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return route.fulfill({ response: answer }).catch(() => undefined);
  });
  return sent;
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
