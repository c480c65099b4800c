import { systemIds } from '@noriter/kit/ids';
import { Secret, TOTP } from 'otpauth';

/** The demonstration site that `npm start` and `startSite` seed. */
const SITE_ID = 'noriter';
const SITE_KEY = 'noriter-demo-site-key';
const OPERATOR = { loginId: 'admin', password: 'noriter-admin-1' };
const OPERATOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const ANSWER_MS_MAX = 10_000;

export type Answer = { resultCode: string; resultMessage: string; data: unknown };

export type CallOptions = {
  token?: string;
  idempotencyKey?: string;
  /** Where it comes from, at a site with a proxy in front (`TRUST_PROXY`). */
  address?: string | undefined;
};

/**
 * One call from outside, as a browser makes it.
 *
 * @returns the envelope; a call without an answer throws, as fetch does
 * @example await call(site.url, '/api/cash/getUserCash', {}, { token });
 */
export async function call(
  url: string,
  path: string,
  body: object,
  { token, address, idempotencyKey = systemIds.next() }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: SITE_KEY,
      'idempotency-key': idempotencyKey,
      ...(token === undefined ? {} : { token }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ ...body, siteId: SITE_ID }),
    signal: AbortSignal.timeout(ANSWER_MS_MAX),
  });
  // The envelope is the site's contract; what it carries is checked where it is used.
  return (await response.json()) as Answer;
}

/** The same, for calls that must succeed. @throws Error with the code that came instead of "0" */
export async function mustCall(
  url: string,
  path: string,
  body: object,
  options: CallOptions = {},
): Promise<Record<string, unknown>> {
  const answer = await call(url, path, body, options);
  if (answer.resultCode !== '0') {
    throw new Error(`${path} answered ${answer.resultCode}: ${answer.resultMessage}`);
  }
  return answer.data as Record<string, unknown>;
}

/** Logs the demonstration operator in, second factor and all. */
export async function operatorToken(url: string): Promise<string> {
  const otp = new TOTP({ secret: Secret.fromBase32(OPERATOR_SECRET) }).generate();
  const { token } = await mustCall(url, '/api/admin/login', { ...OPERATOR, otp });
  return String(token);
}

/** A member's session, with the id his live channel is named after. */
export type PlayerSession = { memberId: string; sessionId: string; token: string };

/** Logs a demonstration member in; the site must not ask for a captcha (`withoutCaptcha`). */
export async function playerSession(url: string, loginId: string): Promise<PlayerSession> {
  const login = { memId: loginId, memPass: 'player1234' };
  const data = await mustCall(url, '/api/member/login', login);
  const member = data.member as { memberId: string };
  return {
    memberId: member.memberId,
    sessionId: String(data.sessionId),
    token: String(data.token),
  };
}

/** Machines cannot read captchas: the operator of a site under test switches them off. */
export async function withoutCaptcha(url: string, operator: string): Promise<void> {
  const { siteOption, version } = await mustCall(
    url,
    '/api/admin/site/options/get',
    {},
    { token: operator },
  );
  await mustCall(
    url,
    '/api/admin/site/options/set',
    { ...(siteOption as object), version, captcha: false },
    { token: operator },
  );
}

/** Machines are faster than people: the operator of a site under test lets them be. */
export async function withoutVelocity(url: string, operator: string): Promise<void> {
  for (const part of ['betting', 'cash', 'site'] as const) {
    const path = `/api/admin/${part}/velocity`;
    const { version } = await mustCall(url, `${path}/get`, {}, { token: operator });
    const wish = { version, velocity: { rules: [], blockSeconds: 120 }, reason: 'load test' };
    await mustCall(url, `${path}/set`, wish, { token: operator });
  }
}
