import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerOf, createApi } from '../api/client.ts';
import type { ServicePaths } from '../api/contracts.ts';
import { learnServerClock, learnServerTime } from '../format/server-clock.ts';
import { koreaDay } from '../format/time.ts';
import { useKoreaDay } from '../hooks/time.ts';
import { answerCalls } from '../testing/answers.ts';
import { mount } from '../testing/mount.tsx';
import { createSessionStore, type SessionEnd } from './session-store.ts';

const key = 'noriter.wrong-clock';
const hourMs = 3_600_000;

/** What the server's clock says while this device is so many hours ahead of it. */
const serverDate = (hoursAhead: number) => new Date(Date.now() - hoursAhead * hourMs).toUTCString();

function keep(token: string, endsInHours: number): void {
  const expiresAt = new Date(Date.now() + endsInHours * hourMs).toISOString();
  localStorage.setItem(key, JSON.stringify({ token, sessionId: 's', expiresAt }));
}

beforeEach(agree);
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(key);
  agree();
});

/** The server's clock says what this device's does. */
function agree(): void {
  const now = Date.now();
  learnServerTime(new Date(now).toISOString(), now, now);
}

/** A site whose server takes one token, and tells its own time. */
function open(goodToken: string, hoursAhead: number) {
  const calls = answerCalls({
    '/api/etc/siteOption': ({ headers }) => {
      const date = serverDate(hoursAhead);
      const token = headers.get('token');
      if (token === null || token === goodToken) return { data: { as: token ?? 'guest' }, date };
      return { code: 'H401', message: '', status: 401, date };
    },
  });
  const session = createSessionStore(key);
  const ends: SessionEnd[] = [];
  session.onEnd((reason) => ends.push(reason));
  const api = createApi<ServicePaths>(session);
  const ask = () => answerOf(api.POST('/api/etc/siteOption', { body: {} }));
  return { calls, session, ends, api, ask };
}

test('a token that is good outlives a reload on a device three hours ahead', async () => {
  keep('good', -1);
  const { session, ends, ask } = open('good', 3);
  expect(session.get()?.token).toBe('good');
  await expect(ask()).resolves.toEqual({ as: 'good' });
  expect(session.get()?.token).toBe('good');
  expect(ends).toEqual([]);
});

test('one that was over before the page opened makes a guest of its owner, without a word', async () => {
  keep('old', -1);
  const { calls, session, ends, ask } = open('good', 0);
  await expect(Promise.all([ask(), ask()])).resolves.toEqual([{ as: 'guest' }, { as: 'guest' }]);
  expect(calls.to('/api/etc/siteOption')).toHaveLength(4);
  expect(session.get()).toBeNull();
  expect(session.hasEnded()).toBe(true);
  expect(ends).toEqual(['lapsed']);
});

test('what a member wanted done is not done for a guest', async () => {
  keep('old', -1);
  const { calls, api } = open('good', 0);
  const headers = { 'idempotency-key': 'key' };
  const wish = { body: {}, headers } as { body: Record<string, never> };
  await expect(answerOf(api.POST('/api/etc/siteOption', wish))).rejects.toMatchObject({
    code: 'H401',
  });
  expect(calls.to('/api/etc/siteOption')).toHaveLength(1);
});

test('one that ends while the page is open is told of', async () => {
  keep('old', 1);
  const { ends, ask } = open('good', 0);
  await expect(ask()).resolves.toEqual({ as: 'guest' });
  expect(ends).toEqual(['expired']);
});

function Today() {
  return <p>{useKoreaDay()}</p>;
}

test('today is the server’s, as soon as an answer tells it', async () => {
  await mount(<Today />);
  await expect.element(page.getByText(koreaDay(new Date()))).toBeVisible();
  const now = Date.now();
  const before = new Date(now - 30 * hourMs);
  learnServerClock(before.toUTCString(), now, now);
  await expect.element(page.getByText(koreaDay(before))).toBeVisible();
});
