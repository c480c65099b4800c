import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeGameLock } from '../../shared/member/game-locks.ts';
import { memberSession } from '../../shared/member/member-session.ts';
import { gameUseMs, isGameInUse } from '../../shared/session/game-in-use.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { GameFramePage } from './game-frame-page.tsx';

const session = '2f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d';
const search = { url: '/offline.html', session, vendor: 'kplay', game: 'gates', name: '게이츠' };
const balance = { cash: '70000', points: '0', held: '0', owed: '0', version: '1' };

async function open(state: object, on: 'desktop' | 'phone' = 'desktop', asked: object = search) {
  const calls = answerCalls({
    '/api/game/session': () => ({ data: { sessionId: session, isLocked: false, ...state } }),
    '/api/game/session/close': () => ({ data: {} }),
    '/api/cash/getUserCash': () => ({ data: balance }),
    '/api/member/info': () => ({ data: { member: { memId: 'p', protection: { state: 'none' } } } }),
  });
  const shown = await mount(<GameFramePage search={asked} />, { on });
  return { ...shown, to: calls.to };
}

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => {
  memberSession.end('logout');
  takeGameLock('vendor:kplay', false);
  vi.restoreAllMocks();
});

test.each(['desktop', 'phone'] as const)(
  'a game on a %s has its name, the time, the balance and a way out above it',
  async (on) => {
    await open({ state: 'live' }, on);
    await expect.element(page.getByRole('heading', { name: '게이츠' })).toBeVisible();
    await expect.element(page.getByText(/70,000원/)).toBeVisible();
    await expect.element(page.getByText(/00:0\d/)).toBeVisible();
    const way = on === 'phone' ? '뒤로' : '게임 닫기';
    await expect.element(page.getByRole('button', { name: way })).toBeVisible();
    expect(document.querySelector('iframe')?.getAttribute('src')).toContain('/offline.html');
  },
);

test('on a phone the way back ends the session and leads to where one came from', async () => {
  const { to, router } = await open({ state: 'live' }, 'phone');
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect.poll(() => to('/api/game/session/close').length).toBe(1);
  await expect.poll(() => router.state.location.pathname).toBe('/before');
});

test("on a phone the browser's own way back ends the session, too", async () => {
  const { to, router } = await open({ state: 'live' }, 'phone');
  await expect.element(page.getByRole('heading', { name: '게이츠' })).toBeVisible();
  router.history.back();
  await expect.poll(() => to('/api/game/session/close').length).toBe(1);
  expect(router.history.location.pathname).toBe('/before');
});

test.each(['vendor:kplay', 'game:kplay:gates'])(
  'a lock of %s takes the game away and says so',
  async (scope) => {
    await open({ state: 'live' });
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
    takeGameLock(scope, true);
    await expect.element(page.getByRole('alert').getByText('점검 중입니다.')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    takeGameLock(scope, false);
  },
);

test('attack: who plays in the frame, of which the page hears nothing, is logged out', async () => {
  await open({ state: 'live' });
  await expect.poll(() => isGameInUse(Date.now())).toBe(true);
  expect(isGameInUse(Date.now() + gameUseMs)).toBe(false);
  takeGameLock('vendor:kplay', true);
  await expect.poll(() => isGameInUse(Date.now())).toBe(false);
});

test('a game that has ended says where the money is', async () => {
  await open({ state: 'ended' });
  await expect.element(page.getByText('게임이 끝났습니다.')).toBeVisible();
  await expect.element(page.getByText('남은 금액은 보유금에 그대로 있습니다.')).toBeVisible();
});

test('an address that is no game opens nothing', async () => {
  await open({ state: 'live' }, 'desktop', { url: 'javascript:alert(1)' });
  await expect.element(page.getByText('게임을 열 수 없습니다.')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});
