import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { limits } from '../../infra/kit/src/testing/limits.ts';
import { demoCode, demoOperators } from '../../infra/local/src/site/demo.ts';
import { keepSession, type Session } from './kept-session.ts';
import { call, siteUrl } from './site-calls.ts';

export type DemoOperator = (typeof demoOperators)[number];

/** The operator who may do everything, the one for members, the one for money, a second first one. */
export const [admin, manager, cashier, deputy] = demoOperators;

/** The name under which the back office keeps its session in a browser. */
const sessionKey = 'noriter.operator';

type Kept = { code?: string; session?: Session };

/** Opens the back office as an operator who logged in before, on one of its pages. */
export async function enterBackOffice(
  page: Page,
  who: DemoOperator = admin,
  path = '/admin',
): Promise<void> {
  await keepSession(page, sessionKey, await sessionOf(who));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: limits.soon });
}

/** Logs an operator in by the form, as a person does. */
export async function logInOperator(page: Page, who: DemoOperator = admin): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('아이디').fill(who.loginId);
  await page.getByLabel('비밀번호').fill(who.password);
  await page.getByLabel('인증 코드').fill(await freshCode(who));
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('heading', { name: '현황' })).toBeVisible({ timeout: limits.soon });
}

/** A token to call the site with as an operator. */
export async function operatorToken(who: DemoOperator = admin): Promise<string> {
  return (await sessionOf(who)).token;
}

/** The tests withdraw at any hour, so the banks of this site have no nightly maintenance. */
export async function neverCloseTheBank(): Promise<void> {
  const token = await operatorToken();
  const { policy, version } = await call('/api/admin/cash/policy/get', {}, token);
  const open = { ...(policy as object), bankHours: { closedFrom: 0, closedUntil: 0 } };
  await call('/api/admin/cash/policy/set', { policy: open, version }, token);
}

/** The tests ask for money faster than people do; what that is called is the wallet's own test. */
export async function allowQuickRequests(): Promise<void> {
  const path = '/api/admin/cash/velocity';
  const token = await operatorToken();
  const { version } = await call(`${path}/get`, {}, token);
  const velocity = { rules: [], blockSeconds: 120 };
  await call(`${path}/set`, { velocity, version, reason: 'Browser tests' }, token);
}

/**
 * A code of the second factor works once and another comes every 30 seconds: so each operator logs
 * in once for a whole run, and a runner that starts anew after a failure goes on with what it finds.
 */
async function sessionOf(who: DemoOperator): Promise<Session> {
  const { session } = readKept(who);
  if (session !== undefined && (await isLive(session))) return session;
  const { loginId, password } = who;
  const otp = await freshCode(who);
  const { token, sessionId, expiresAt } = (await call('/api/admin/login', {
    loginId,
    password,
    otp,
  })) as Session;
  const fresh = { token, sessionId, expiresAt };
  writeKept(who, { ...readKept(who), session: fresh });
  return fresh;
}

async function isLive({ token }: Session): Promise<boolean> {
  return call('/api/admin/info', {}, token).then(
    () => true,
    () => false,
  );
}

/** A code that was not used yet; waits for the next one if need be. */
async function freshCode(who: DemoOperator): Promise<string> {
  for (;;) {
    const { code, secondsLeft } = demoCode(new Date());
    const kept = readKept(who);
    if (code !== kept.code) {
      writeKept(who, { ...kept, code });
      return code;
    }
    await pause(secondsLeft * 1_000);
  }
}

/** What was kept of a site that is gone serves nobody. */
export function forgetOperators(): void {
  rmSync(folderOfSite(), { recursive: true, force: true });
}

/** Outside of the checkout. */
function folderOfSite(): string {
  return join(tmpdir(), `noriter-operators-${new URL(siteUrl()).port}`);
}

function fileOf({ loginId }: DemoOperator): string {
  const folder = folderOfSite();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${loginId}.json`);
}

function readKept(who: DemoOperator): Kept {
  const file = fileOf(who);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {};
}

function writeKept(who: DemoOperator, kept: Kept): void {
  writeFileSync(fileOf(who), JSON.stringify(kept), { mode: 0o600 });
}
