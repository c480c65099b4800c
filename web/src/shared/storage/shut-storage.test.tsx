import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openKeys } from '../api/once/open-keys.ts';
import { chooseTheme, theme } from '../design/theme.ts';
import { deviceId } from '../session/device-id.ts';
import { createSessionStore } from '../session/session-store.ts';
import { mount } from '../testing/mount.tsx';
import { useColumnChoice } from '../ui/lists/use-column-choice.ts';
import { deviceStorage } from './storage.ts';

const names = ['localStorage', 'sessionStorage'] as const;
const own = names.map((name) => Object.getOwnPropertyDescriptor(window, name) ?? {});

// As a browser does that blocks cookies: the very name throws.
beforeEach(() => {
  for (const name of names) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
});
afterEach(() => {
  for (const [at, name] of names.entries()) Object.defineProperty(window, name, own[at] ?? {});
  vi.restoreAllMocks();
});

test('who blocks storage is a guest who can log in, and one browser as long as the page', () => {
  const session = createSessionStore('noriter.shut');
  expect(session.get()).toBeNull();
  session.start({ token: 't', sessionId: 's', expiresAt: '2999-01-01T00:00:00Z' });
  expect(session.get()?.token).toBe('t');
  session.end('logout');
  expect(session.get()).toBeNull();
  expect(deviceId()).toBe(deviceId());
});

test('what is chosen holds, and an unfinished submit keeps its key', () => {
  chooseTheme('light');
  expect(theme()).toBe('light');
  chooseTheme('dark');
  const key = openKeys.keyFor('a', 'content', 0);
  expect(openKeys.keyFor('a', 'content', 1)).toBe(key);
  openKeys.settle('a', key);
});

function Columns() {
  const { hidden, toggle } = useColumnChoice('shut');
  return (
    <button type="button" onClick={() => toggle('a')}>
      {hidden.length === 0 ? 'all' : hidden.join()}
    </button>
  );
}

test('a page is drawn, and works', async () => {
  await mount(<Columns />);
  await userEvent.click(page.getByRole('button', { name: 'all' }));
  await expect.element(page.getByRole('button', { name: 'a', exact: true })).toBeVisible();
  expect(deviceStorage.keys()).toContain('noriter.columns.shut');
});
