import { sessionIdleMs } from '@noriter/rules/session-idle';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSessionCare } from '../../admin/session/session-care.ts';
import { operatorSession, operatorSessionKey } from '../../admin/shared/operator-session.ts';
import { memberSession } from '../../shared/member/member-session.ts';
import { beginGame } from '../../shared/session/game-in-use.ts';
import { memberSessionKey } from '../../shared/session/stored-session.ts';
import { answerCalls } from '../../shared/testing/answers.ts';
import { mount } from '../../shared/testing/mount.tsx';
import { inOtherTab } from '../../shared/testing/other-tab.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { SessionWatch } from '../session-watch.tsx';

const minute = 60_000;
const session = { token: 'A', sessionId: 'A', expiresAt: '2999-01-01T00:00:00Z' };

function Care() {
  useSessionCare();
  return null;
}

const sites = {
  member: {
    store: memberSession,
    key: memberSessionKey,
    watch: <SessionWatch />,
    renewal: '/api/getToken',
    logOut: '/api/member/logout',
  },
  operator: {
    store: operatorSession,
    key: operatorSessionKey,
    watch: <Care />,
    renewal: '/api/admin/getToken',
    logOut: '/api/admin/logout',
  },
};

type Kind = keyof typeof sites;

const kinds = Object.keys(sites) as Kind[];
const notice = page.getByText(/오랫동안 사용하지 않아 자동으로 로그아웃되었습니다/);
const onPress = vi.fn();

/** A page with a button, and a field that keeps its keys to itself. */
async function open(kind: Kind) {
  const { store, key, watch, renewal, logOut } = sites[kind];
  const calls = answerCalls({
    '/api/member/info': () => ({ data: { member: { memId: 'player1' } } }),
    [renewal]: () => ({ data: { token: 'A2', expiresAt: session.expiresAt } }),
    [logOut]: () => ({ data: {} }),
  });
  store.start(session);
  await mount(
    <>
      {watch}
      <Button onPress={onPress}>누르기</Button>
      <textarea aria-label="글" onKeyDown={(event) => event.nativeEvent.stopPropagation()} />
    </>,
  );
  const button = page.getByRole('button', { name: '누르기' });
  await expect.element(button).toBeVisible();
  // A member's is kept by a part that comes a moment later: a log-in is a use.
  await expect.poll(() => localStorage.getItem(`${key}.used`)).not.toBeNull();
  const idleMs = sessionIdleMs[kind];
  return { ...sites[kind], calls, button, idleMs };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onPress.mockClear();
});
afterEach(() => {
  for (const { store } of Object.values(sites)) store.end('logout');
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe.each(kinds)('attack: a tab (%s)', (kind) => {
  test('that nobody uses is renewed by its timer', async () => {
    const { store, calls, idleMs, renewal, logOut } = await open(kind);
    vi.advanceTimersByTime(idleMs - minute);
    expect(store.get()).not.toBeNull();
    vi.advanceTimersByTime(2 * minute);
    expect(store.get()).toBeNull();
    await expect.element(notice).toBeVisible();
    const left = () => calls.to(logOut).map(({ headers }) => headers.get('token'));
    await expect.poll(left).toEqual(['A']);
    expect(calls.to(renewal)).toEqual([]);
  });

  test('is put out while somebody presses its buttons', async () => {
    const { store, calls, idleMs, renewal, button } = await open(kind);
    vi.advanceTimersByTime(idleMs - minute);
    await button.click();
    expect(onPress).toHaveBeenCalledOnce();
    await expect.poll(() => store.get()?.token).toBe('A2');
    vi.advanceTimersByTime(idleMs - minute);
    expect(store.get()).not.toBeNull();
    expect(calls.to(renewal)).toHaveLength(1);
    vi.advanceTimersByTime(2 * minute);
    expect(store.get()).toBeNull();
  });

  test('is put out while somebody types a long text in it', async () => {
    const { store, idleMs } = await open(kind);
    const field = page.getByLabelText('글');
    await field.click();
    for (const word of ['one', 'two', 'three']) {
      vi.advanceTimersByTime(idleMs - minute);
      await userEvent.keyboard(word);
      expect(store.get()).not.toBeNull();
    }
    await expect.element(field).toHaveValue('onetwothree');
  });

  test('on a machine that slept is kept by the press that wakes it', async () => {
    const { store, calls, idleMs, renewal, logOut, button } = await open(kind);
    vi.setSystemTime(Date.now() + idleMs);
    await button.click();
    expect(store.get()).toBeNull();
    await expect.element(notice).toBeVisible();
    await expect.poll(() => calls.to(logOut).length).toBe(1);
    expect(calls.to(renewal)).toEqual([]);
  });

  test('is renewed no more once the clock was set back', async () => {
    const { store, idleMs, button } = await open(kind);
    vi.setSystemTime(Date.now() - 12 * 60 * minute);
    await button.click();
    expect(store.get()).not.toBeNull();
    vi.advanceTimersByTime(idleMs / 6);
    await button.click();
    await expect.poll(() => store.get()?.token).toBe('A2');
  });
});

describe.each(kinds)('attack: a tab beside another (%s)', (kind) => {
  test('is put out while that one is used', async () => {
    const { store, key, idleMs } = await open(kind);
    vi.advanceTimersByTime(idleMs - minute);
    localStorage.setItem(`${key}.used`, `A ${Date.now()}`);
    vi.advanceTimersByTime(idleMs - minute);
    expect(store.get()).not.toBeNull();
    await expect.poll(() => store.get()?.token).toBe('A2');
  });

  test('is put out while that one renews and leaves no word of its use', async () => {
    const { store, key, idleMs } = await open(kind);
    vi.advanceTimersByTime(idleMs - minute);
    inOtherTab(key, { ...session, token: 'B' });
    await expect.poll(() => store.get()?.token).toBe('B');
    vi.advanceTimersByTime(idleMs - minute);
    expect(store.get()).not.toBeNull();
    vi.advanceTimersByTime(2 * minute);
    expect(store.get()).toBeNull();
  });

  test('is not told why that one has ended it', async () => {
    const { store, key } = await open(kind);
    localStorage.setItem(`${key}.end`, 'A unused');
    inOtherTab(key, null);
    await expect.element(notice).toBeVisible();
    expect(store.get()).toBeNull();
  });
});

test('who plays is not put out of the game, until it was open for twelve hours', async () => {
  const { store, calls, renewal, idleMs } = await open('member');
  const end = beginGame('g', Date.now());
  vi.advanceTimersByTime(11 * 60 * minute);
  expect(store.get()).not.toBeNull();
  await expect.poll(() => calls.to(renewal).length).toBeGreaterThan(0);
  vi.advanceTimersByTime(60 * minute + idleMs + minute);
  expect(store.get()).toBeNull();
  await expect.element(notice).toBeVisible();
  end();
});
