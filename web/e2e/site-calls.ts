import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoSite } from '../../infra/local/src/site/demo.ts';

/** The address of the site under test. */
export function siteUrl(): string {
  const url = process.env.NORITER_SITE_URL;
  if (!url) throw new Error('NORITER_SITE_URL is not set: start-site.ts sets it.');
  return url;
}

/** After these the outcome is open: on a busy machine a wait has ended, or a call was sent away. */
const passing: ReadonlySet<string> = new Set(['NT99', 'TE99', 'E001', 'E002']);
const TRIES_MAX = 5;
const REST_MS = 1_000;

/**
 * A call beside the browser, sent again under its key where its outcome is open, as the page's are.
 *
 * @returns the answer's data; throws on a refusal
 */
export async function call(
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const key = randomUUID();
  for (let tried = 1; ; tried += 1) {
    const answer = await ask(path, body, { key, token });
    if (answer.resultCode === '0') return answer.data;
    if (!passing.has(answer.resultCode) || tried === TRIES_MAX) {
      throw new Error(`${path}: ${JSON.stringify(answer)}`);
    }
    await pause(REST_MS);
  }
}

type Answer = { resultCode: string; data: Record<string, unknown> };

async function ask(
  path: string,
  body: object,
  { key, token }: { key: string; token: string | undefined },
): Promise<Answer> {
  const response = await fetch(`${siteUrl()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: demoSite.key,
      'idempotency-key': key,
      ...(token === undefined ? {} : { token }),
    },
    body: JSON.stringify({ ...body, siteId: demoSite.id }),
  });
  return (await response.json()) as Answer;
}
