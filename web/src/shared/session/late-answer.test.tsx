import { afterEach, expect, test, vi } from 'vitest';
import { answerOf, createApi } from '../api/client.ts';
import type { ServicePaths } from '../api/contracts.ts';
import { answerCalls } from '../testing/answers.ts';
import { createSessionStore } from './session-store.ts';

const key = 'noriter.late-answer';
const path = '/api/etc/siteOption';
const session = (token: string) => ({ token, sessionId: token, expiresAt: '2999-01-01T00:00:00Z' });
const headers = { 'idempotency-key': 'the-same' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(key);
});

/** Of the first session the answer waits until it is let go; all others are answered at once. */
function open() {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const calls = answerCalls({
    [path]: async ({ headers: sent }) => {
      if (sent.get('token') === 'A') await gate;
      return { data: { as: sent.get('token') ?? 'guest' } };
    },
  });
  const store = createSessionStore(key);
  store.start(session('A'));
  const api = createApi<ServicePaths>(store);
  const ask = (more = {}) => answerOf(api.POST(path, { body: {}, ...more }));
  return { calls, store, ask, letGo };
}

test('attack: the answer to a write of the former session counts for the next one', async () => {
  const { store, ask, letGo } = open();
  const answered = vi.fn();
  void ask({ headers }).then(answered, answered);
  store.start(session('B'));
  letGo();
  await expect(ask()).resolves.toEqual({ as: 'B' });
  await expect(ask()).resolves.toEqual({ as: 'B' });
  expect(answered).not.toHaveBeenCalled();
});

test('attack: it counts for the guest that its member has become, or who logs in then', async () => {
  const { store, ask, letGo } = open();
  const answered = vi.fn();
  void ask({ headers }).then(answered, answered);
  store.end('logout');
  letGo();
  await expect(ask()).resolves.toEqual({ as: 'guest' });
  await expect(ask()).resolves.toEqual({ as: 'guest' });
  expect(answered).not.toHaveBeenCalled();
});

test('what the former session read is asked for again by who needs it', async () => {
  const { store, ask, letGo } = open();
  const read = ask();
  store.start(session('B'));
  letGo();
  await expect(read).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('a renewed token is the same session, whose answers count', async () => {
  const { store, ask, letGo } = open();
  const read = ask({ headers });
  store.renew({ token: 'A2', expiresAt: '2999-01-01T00:00:00Z' }, 'A');
  letGo();
  await expect(read).resolves.toEqual({ as: 'A' });
});
