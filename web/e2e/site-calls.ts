import { randomUUID } from 'node:crypto';
import { demoSite } from '../../infra/local/src/site/demo.ts';

/** The address of the site under test. */
export function siteUrl(): string {
  const url = process.env.NORITER_SITE_URL;
  if (!url) throw new Error('NORITER_SITE_URL is not set: start-site.ts sets it.');
  return url;
}

/** A call beside the browser. @returns the answer's data; throws on a refusal */
export async function call(
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${siteUrl()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: demoSite.key,
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { token }),
    },
    body: JSON.stringify({ ...body, siteId: demoSite.id }),
  });
  const answer = (await response.json()) as { resultCode: string; data: Record<string, unknown> };
  if (answer.resultCode !== '0') throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
