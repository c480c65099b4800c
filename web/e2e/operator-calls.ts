import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoCode, demoOperators, demoSite } from '../../infra/local/src/demo.ts';

const CODE_SECONDS = 30;

/** The address of the site under test. */
export function siteUrl(): string {
  const url = process.env.NORITER_SITE_URL;
  if (!url) throw new Error('NORITER_SITE_URL is not set: start-site.ts sets it.');
  return url;
}

const lastCodes = new Map<string, string>();

/** A code of an operator's second factor that was not used yet: each works only once for them. */
export async function freshCode(loginId: string = demoOperators[0].loginId): Promise<string> {
  for (;;) {
    const { code, secondsLeft } = demoCode(new Date());
    if (code !== lastCodes.get(loginId)) {
      lastCodes.set(loginId, code);
      return code;
    }
    await pause(Math.min(secondsLeft, CODE_SECONDS) * 1_000);
  }
}

/** A call as the demonstration operator. @returns the answer's data; throws on a refusal */
export async function call(
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}${path}`, {
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

export async function operatorToken(url: string): Promise<string> {
  const { loginId, password } = demoOperators[0];
  const data = await call(url, '/api/admin/login', { loginId, password, otp: await freshCode() });
  return String(data.token);
}

/** The tests withdraw at any hour, so the banks of this site have no nightly maintenance. */
export async function neverCloseTheBank(url: string): Promise<void> {
  const token = await operatorToken(url);
  const { policy, version } = await call(url, '/api/admin/cash/policy/get', {}, token);
  const open = { ...(policy as object), bankHours: { closedFrom: 0, closedUntil: 0 } };
  await call(url, '/api/admin/cash/policy/set', { policy: open, version }, token);
}
