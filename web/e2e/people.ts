import { type Browser, expect, type Page } from '@playwright/test';
import { solveAltcha } from '../src/shared/captcha/altcha.ts';
import { keepSession, type Session } from './kept-session.ts';
import { call, siteUrl } from './site-calls.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

type Surroundings = {
  withPopups?: boolean;
  withWorker?: boolean;
  withMotion?: boolean;
  /** Without them a page stays what the build has drawn of it. */
  withScripts?: boolean;
};

/**
 * A browser of its own: no cookie, no session, nothing shared with the others. The main page's
 * popups count as closed by this person already, unless the test is about them.
 */
export async function openBrowser(
  browser: Browser,
  viewport: { width: number; height: number },
  {
    withPopups = false,
    withWorker = true,
    withMotion = false,
    withScripts = true,
  }: Surroundings = {},
): Promise<Page> {
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    viewport,
    baseURL: siteUrl(),
    hasTouch: isPhone,
    isMobile: isPhone,
    // Each step would wait for what moves to stand still, and the drawing of it is dear.
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
    serviceWorkers: withWorker ? 'allow' : 'block',
  });
  if (!withPopups) await context.addInitScript(closePopups);
  const page = await context.newPage();
  if (withScripts) goOnlyWhenStarted(page);
  return page;
}

/** Whoever opens a page goes on when it has started: nobody could press or type before. */
function goOnlyWhenStarted(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await started(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await started(page);
    return answer;
  };
}

/** What the build has drawn of a page is gone: the page itself is there. */
async function started(page: Page): Promise<void> {
  await expect(page.locator('.first-picture')).toHaveCount(0);
}

/** Runs inside the page: leaves the marks that closing each popup for 24 hours would leave. */
function closePopups(): void {
  for (let bannerIdx = 1; bannerIdx <= 200; bannerIdx += 1) {
    localStorage.setItem(`noriter.popup.${bannerIdx}`, String(Date.now()));
  }
}

/** Passes the security question the way a person does who cannot see the digits. */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: '숫자가 보이지 않으면 자동으로 확인' }).click();
  await expect(page.getByText('자동 확인을 마쳤습니다.')).toBeVisible();
}

/** Fills in the login form that is on the screen and sends it. */
export async function submitLogin(page: Page, memId: string, memPass: string): Promise<void> {
  await page.getByLabel('아이디').fill(memId);
  await page.getByLabel('비밀번호').fill(memPass);
  await solveCaptcha(page);
  await page.getByRole('button', { name: '로그인', exact: true }).last().click();
}

/** Logs in by the form, as a person does, and comes back with the balance in the header. */
export async function logIn(page: Page, memId: string, memPass = 'player1234'): Promise<void> {
  await page.goto('/login');
  await started(page);
  await submitLogin(page, memId, memPass);
  await expect(headerBalance(page)).toBeVisible();
}

/** The name under which the site keeps a member's session in a browser. */
const sessionKey = 'noriter.session';

/** The solved task that stands beside the captcha's picture. */
export async function solvedCaptcha(): Promise<string> {
  const { altcha } = await call('/api/auth/captcha', {});
  const solved = await solveAltcha(altcha as Parameters<typeof solveAltcha>[0]);
  if (solved === null) throw new Error('The captcha of this site has no solution.');
  return solved;
}

/** A new session of a member, without a page: the form is other tests' business. */
export async function memberSession(memId: string, memPass = 'player1234'): Promise<Session> {
  const altcha = await solvedCaptcha();
  const answer = await call('/api/member/login', { memId, memPass, altcha });
  const { token, sessionId, expiresAt } = answer as Session;
  return { token, sessionId, expiresAt };
}

/** Opens the site on one of its pages as a member who has just logged in. @returns his session */
export async function enterSite(
  page: Page,
  { memId, memPass }: { memId: string; memPass?: string },
  path = '/',
): Promise<Session> {
  const session = await memberSession(memId, memPass);
  await keepSession(page, sessionKey, session);
  await page.goto(path);
  await expect(headerBalance(page)).toBeVisible();
  return session;
}

/** The cash in the header, as everybody sees it on every page. */
export function headerBalance(page: Page) {
  return page.getByTestId('cash');
}

/** Reads an alert's words and confirms it. */
export async function confirmAlert(page: Page, words: string | RegExp): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(words);
  await alert.getByRole('button').last().click();
}
