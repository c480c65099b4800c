import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeGameLock } from '../../../shared/member/game-locks.ts';
import { memberSession } from '../../../shared/member/member-session.ts';
import { gameUseMs, isGameInUse } from '../../../shared/session/game-in-use.ts';
import { answerCalls } from '../../../shared/testing/answers.ts';
import { mount } from '../../../shared/testing/mount.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { gameOf } from '../testing/games.ts';
import GameOverlay from './game-overlay.tsx';
import { openGame, useOpenGame } from './open-game.ts';
import { useLaunch } from './use-launch.ts';

const getGame = '/api/game/getGame';
const sessionId = '2f1b1c2d-3e4f-5a6b-8c7d-9e0f1a2b3c4d';
const balance = { cash: '70000', points: '0', held: '0', owed: '0', version: '1' };
const launched = (isFramed: boolean) => ({
  gameurl: 'https://games.example/play',
  sessionId,
  isFramed,
  window: { width: 1500, height: 800, top: 50 },
});
const game = gameOf({ id: 'gates', names: { ko: '게이츠', en: 'Gates', vi: 'Gates' } });

function Place() {
  const launch = useLaunch();
  const open = useOpenGame();
  return (
    <>
      <Button onPress={() => void launch(game, 'real')}>열기</Button>
      {open === null ? null : <GameOverlay open={open} />}
    </>
  );
}

/** A window as `window.open` gives one. */
function aWindow() {
  const shown = {
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    focus: vi.fn(),
    close: vi.fn(() => {
      shown.closed = true;
    }),
  };
  return shown;
}

type Answering = Parameters<typeof answerCalls>[0][string];

async function launch(answer: Answering, on: 'desktop' | 'phone' = 'desktop') {
  const shown = aWindow();
  const opened = vi.spyOn(window, 'open').mockReturnValue(shown as unknown as Window);
  const calls = answerCalls({
    [getGame]: answer,
    '/api/cash/getUserCash': () => ({ data: balance }),
    '/api/game/session/close': () => ({ data: {} }),
  });
  const { router } = await mount(<Place />, { on });
  await page.getByRole('button', { name: '열기' }).click();
  return { shown, opened, to: calls.to, router };
}

beforeEach(() =>
  memberSession.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' }),
);
afterEach(() => {
  openGame.set(null);
  memberSession.end('logout');
  takeGameLock('vendor:kplay', false);
  vi.restoreAllMocks();
});

describe('a game that is gone back from', () => {
  test('is closed, and the page stays where it is', async () => {
    const { shown, to, router } = await launch(() => ({ data: launched(true) }));
    await expect.element(page.getByText(/게임이 새 창에서/)).toBeVisible();
    await expect.poll(() => router.history.location.state.overlays?.length).toBe(1);
    router.history.back();
    await expect.element(page.getByText(/게임이 새 창에서/)).not.toBeInTheDocument();
    expect(router.history.location.pathname).toBe('/');
    expect(shown.close).toHaveBeenCalled();
    await expect.poll(() => to('/api/game/session/close').length).toBe(1);
  });

  test.each(['desktop', 'phone'] as const)(
    'is given up while it is on its way on a %s, and its session is closed',
    async (on) => {
      const { promise, resolve } = Promise.withResolvers<{ data: unknown }>();
      const { shown, to, router } = await launch(() => promise, on);
      await expect.element(page.getByText('게임을 여는 중입니다.')).toBeVisible();
      await expect.poll(() => router.history.location.state.overlays?.length).toBe(1);
      router.history.back();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      resolve({ data: launched(true) });
      await expect
        .poll(() => to('/api/game/session/close').map(({ body }) => body))
        .toMatchObject([{ sessionId }]);
      expect(router.history.location.pathname).toBe('/');
      expect(shown.location.replace).not.toHaveBeenCalled();
    },
  );
});

describe('a game that is opened', () => {
  test('has a window of 1500 by 800 with the frame in it, and an overlay with the balance', async () => {
    const { shown, opened } = await launch(() => ({ data: launched(true) }));
    await expect.element(page.getByText('게임이 새 창에서 열려 있습니다.')).toBeVisible();
    await expect.element(page.getByText('70,000원')).toBeVisible();
    expect(opened.mock.calls[0]?.[2]).toContain('width=1500,height=800,top=50');
    const [address] = shown.location.replace.mock.calls[0] ?? [];
    expect(address).toMatch(
      /^\/member\/slot\/game\?url=https%3A%2F%2Fgames.example%2Fplay&session=/,
    );
  });

  test('of a vendor that is not framed is in the window itself', async () => {
    const { shown } = await launch(() => ({ data: launched(false) }));
    await expect.poll(() => shown.location.replace.mock.calls).toEqual([[launched(false).gameurl]]);
  });

  test('is closed at the overlay, and the server is told', async () => {
    const { shown, to } = await launch(() => ({ data: launched(true) }));
    await page.getByRole('button', { name: '게임 닫기' }).click();
    expect(shown.close).toHaveBeenCalled();
    await expect
      .poll(() => to('/api/game/session/close').map(({ body }) => body))
      .toMatchObject([{ sessionId }]);
    await expect.element(page.getByText(/게임이 새 창에서/)).not.toBeInTheDocument();
  });

  test('that somebody closed takes the overlay with it', async () => {
    const { shown } = await launch(() => ({ data: launched(true) }));
    await expect.element(page.getByText(/게임이 새 창에서/)).toBeVisible();
    shown.closed = true;
    window.dispatchEvent(new Event('focus'));
    await expect.element(page.getByText(/게임이 새 창에서/)).not.toBeInTheDocument();
  });

  test('is closed by a lock of its vendor, which is said', async () => {
    const { shown } = await launch(() => ({ data: launched(true) }));
    await expect.element(page.getByText(/게임이 새 창에서/)).toBeVisible();
    takeGameLock('vendor:kplay', true);
    await expect.element(page.getByText(/점검으로 게임이 닫혔습니다/)).toBeVisible();
    expect(shown.close).toHaveBeenCalled();
  });

  test('is closed by a login elsewhere', async () => {
    const { shown } = await launch(() => ({ data: launched(true) }));
    await expect.element(page.getByText(/게임이 새 창에서/)).toBeVisible();
    memberSession.end('replaced');
    await expect.poll(() => shown.close.mock.calls.length).toBe(1);
  });
});

describe('attack: who plays', () => {
  const inUse = (inMs = 0) => isGameInUse(Date.now() + inMs);

  test('in a window of its own is logged out here, where nothing of it is heard', async () => {
    await launch(() => ({ data: launched(false) }));
    await expect.element(page.getByText('게임이 새 창에서 열려 있습니다.')).toBeVisible();
    await expect.poll(() => inUse()).toBe(true);
    expect(inUse(gameUseMs)).toBe(false);
    await page.getByRole('button', { name: '게임 닫기' }).click();
    await expect.poll(() => inUse()).toBe(false);
  });

  test('is the same as who waits for a game that never comes', async () => {
    await launch(() => new Promise(() => undefined));
    await expect.element(page.getByText('게임을 여는 중입니다.')).toBeVisible();
    expect(inUse()).toBe(false);
  });
});

describe('a game that is refused', () => {
  test.each([
    ['B0095', '파트너 계정은 게임을 이용할 수 없습니다.'],
    ['2000', '이용이 차단된 게임사입니다.'],
    ['9999', '게임사와 연결하지 못했습니다.'],
    ['B0093', '점검 중인 게임입니다.'],
    ['B0099', '보유금이 부족합니다.'],
    ['B0091', '존재하지 않는 게임입니다.'],
    ['B0092', '현재 게임을 이용하실 수 없습니다.'],
  ])('with %s closes its window and says so', async (code, message) => {
    const { shown } = await launch(() => ({ code, message }));
    await expect.element(page.getByRole('alertdialog').getByText(message)).toBeVisible();
    expect(shown.close).toHaveBeenCalled();
    expect(openGame.get()).toBeNull();
  });

  test('to a guest is not even asked for', async () => {
    memberSession.end('logout');
    const { to, opened } = await launch(() => ({ data: launched(true) }));
    await expect.element(page.getByText('로그인 이후 이용 가능합니다.')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    expect(to(getGame)).toEqual([]);
  });
});
