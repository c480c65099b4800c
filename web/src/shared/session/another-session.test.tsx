import { afterEach, expect, test } from 'vitest';
import { clearInOtherTab, inOtherTab } from '../testing/other-tab.ts';
import { createSessionStore, type SessionEnd, type SessionStore } from './session-store.ts';
import { parseSession } from './stored-session.ts';

const key = 'noriter.another-session';
const expiresAt = '2999-01-01T00:00:00Z';
const first = { token: 'a', sessionId: 'A', expiresAt };
const second = { token: 'b', sessionId: 'B', expiresAt };

afterEach(() => localStorage.removeItem(key));

/** The first is logged in; each end says why, and who was there while it was told. */
function open() {
  const store = createSessionStore(key);
  store.start(first);
  const ends: [SessionEnd, string | undefined][] = [];
  store.onEnd((reason) => ends.push([reason, store.get()?.token]));
  return { store, ends };
}

const kept = () => parseSession(localStorage.getItem(key));
const comes = (store: SessionStore, token: string) =>
  expect.poll(() => store.get()?.token).toBe(token);

test('who logs in over another in another tab ends the former, and begins then', async () => {
  const { store, ends } = open();
  const { turn } = store.state.getState();
  inOtherTab(key, second);
  await comes(store, 'b');
  expect(ends).toEqual([['changed', undefined]]);
  expect(store.hasEnded()).toBe(false);
  expect(store.state.getState().turn).not.toBe(turn);
});

test('who logs in over another in this tab does so too', () => {
  const { store, ends } = open();
  store.start(second);
  expect(ends).toEqual([['logout', undefined]]);
  expect(store.get()).toEqual(second);
});

test('a token that another tab renewed is no end', async () => {
  const { store, ends } = open();
  const { turn } = store.state.getState();
  inOtherTab(key, { ...first, token: 'a2' });
  await comes(store, 'a2');
  expect(ends).toEqual([]);
  expect(store.state.getState().turn).toBe(turn);
});

test('attack: another tab empties the storage, and this one stays logged in', async () => {
  const { store, ends } = open();
  clearInOtherTab();
  await expect.poll(() => store.get()).toBeNull();
  expect(ends).toEqual([['logout', undefined]]);
});

test('attack: a token that the former asked for becomes that of the next one', async () => {
  const { store } = open();
  inOtherTab(key, second);
  await comes(store, 'b');
  store.renew({ token: 'a2', expiresAt }, 'A');
  expect(store.get()).toEqual(second);
  expect(kept()).toEqual(second);
});

test('attack: a token, or an end, of the former is written before this tab has heard of the next', () => {
  for (const late of [
    (store: SessionStore) => store.renew({ token: 'a2', expiresAt }, 'A'),
    (store: SessionStore) => store.end('revoked'),
  ]) {
    const { store, ends } = open();
    inOtherTab(key, second);
    late(store);
    expect(kept()).toEqual(second);
    expect(store.get()).toEqual(second);
    expect(ends).toHaveLength(1);
  }
});

test('attack: a token brings a session back that another tab has ended', () => {
  const { store, ends } = open();
  inOtherTab(key, null);
  store.renew({ token: 'a2', expiresAt }, 'A');
  expect(kept()).toBeNull();
  expect(ends).toEqual([['logout', undefined]]);
});
