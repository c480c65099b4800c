import { afterEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../session/session-store.ts';
import { answerCalls } from '../../testing/answers.ts';
import { answerOf, createApi } from '../client.ts';
import type { ServicePaths } from '../contracts.ts';
import { createOpenKeys } from './open-keys.ts';
import { sendOnce } from './send-once.ts';

const path = '/api/etc/siteOption';

afterEach(() => vi.restoreAllMocks());

test.each([
  { code: 'TK999', message: '다른 기기', status: 401 },
  { code: 'A122', message: '2단계', status: 403 },
])('attack: $code behind a lost answer has the same press do it twice', async (turnedAway) => {
  const answers = ['lost', turnedAway, { data: null }] as const;
  const calls = answerCalls({ [path]: () => answers[calls.to(path).length - 1] ?? 'lost' });
  const api = createApi<ServicePaths>(createSessionStore('noriter.cut-off'));
  const once = { name: 'cut-off', content: 'the same', keys: createOpenKeys() };
  const press = () => sendOnce(once, (headers) => answerOf(api.POST(path, { body: {}, headers })));
  await expect(press()).rejects.toMatchObject({ code: 'OFFLINE' });
  await expect(press()).rejects.toMatchObject({ code: turnedAway.code });
  await press();
  const keys = calls.to(path).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('attack: an answer that is cut off on its way has the same press do it twice', async () => {
  const answers = ['cut', { data: null }] as const;
  const calls = answerCalls({ [path]: () => answers[calls.to(path).length - 1] ?? 'lost' });
  const api = createApi<ServicePaths>(createSessionStore('noriter.cut-off'));
  const once = { name: 'cut-off', content: 'the same', keys: createOpenKeys() };
  const press = () => sendOnce(once, (headers) => answerOf(api.POST(path, { body: {}, headers })));
  await expect(press()).rejects.toMatchObject({ code: 'OFFLINE' });
  await press();
  const [first, second] = calls.to(path).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});
