import { hashKey, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../shared/api/query-client.ts';
import { liveState } from '../shared/live/live-state.ts';
import { askForMissed, askOnReturn, keptCurrent } from './asked-on-return.ts';
import { takeEvent } from './live-events.ts';

const events: Readonly<Record<string, Parameters<typeof takeEvent>[0]>> = {
  CASH: {
    cmd: 'CASH',
    data1: '900',
    data2: '0',
    headers: { version: '2', held: '0', owed: '0' },
  },
  CASHREQ: { cmd: 'CASHREQ', data1: 'request', data2: '1', headers: {} },
  BET: { cmd: 'BET', data1: 'slip', data2: 'placed', headers: {} },
  MSG: { cmd: 'MSG', data1: '3', data2: '', headers: {} },
  NOTICE: { cmd: 'NOTICE', data1: '3', data2: '', headers: {} },
};
const balance = { cash: '1000', points: '0', held: '0', owed: '0', version: '1' };
const kept = keptCurrent.map(({ key }) => key);
const options: QueryKey = ['site', 'option'];
const notices: QueryKey = ['board', 'notices', 'newest'];
const menu: QueryKey = ['sport', 'menu'];
const LOOK_MS = 30_000;

let asked: string[] = [];
let endings: (() => void)[] = [];

askOnReturn(queryClient);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  queryClient.mount();
});
afterEach(() => {
  for (const end of endings) end();
  endings = [];
  asked = [];
  queryClient.clear();
  queryClient.unmount();
  liveState.setState({ state: 'idle' });
  Reflect.deleteProperty(document, 'visibilityState');
  vi.useRealTimers();
});

/** A part of a page shows these, and has its answers. */
async function show(keys: readonly QueryKey[], refetchInterval: number | false = false) {
  for (const queryKey of keys) {
    const queryFn = () => {
      asked.push(hashKey(queryKey));
      return queryKey[1] === 'balance' ? balance : { asked: asked.length };
    };
    const shown = new QueryObserver(queryClient, { queryKey, queryFn, refetchInterval });
    endings.push(shown.subscribe(() => undefined));
  }
  await answered();
  asked = [];
}

const answered = () => expect.poll(() => queryClient.isFetching()).toBe(0);

function turn(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** What is asked for on return to a tab that was hidden for so long. */
async function askedAfter(hiddenMs: number, meanwhile?: () => void) {
  turn('hidden');
  vi.advanceTimersByTime(hiddenMs);
  meanwhile?.();
  await answered();
  asked = [];
  turn('visible');
  await answered();
  return asked.toSorted();
}

const names = (keys: readonly QueryKey[]) => keys.map((key) => hashKey(key)).toSorted();

describe('on return to a hidden tab', () => {
  test('what its living channel keeps current is not asked for, the rest by age', async () => {
    liveState.setState({ state: 'connected' });
    await show([...kept, notices]);
    expect(await askedAfter(9_000)).toEqual([]);
    expect(await askedAfter(2 * 3_600_000)).toEqual(names([notices]));
  });

  test('what is looked at again by itself is asked for where a look was due', async () => {
    liveState.setState({ state: 'connected' });
    await show([menu], LOOK_MS);
    expect(await askedAfter(LOOK_MS - 1)).toEqual([]);
    expect(await askedAfter(1)).toEqual(names([menu]));
  });

  test('all of it is asked for where the channel is away, or came after the answer', async () => {
    await show(kept);
    expect(await askedAfter(60_000)).toEqual(names(kept));
    const comes = () => liveState.setState({ state: 'connected' });
    expect(await askedAfter(60_000, comes)).toEqual(names(kept));
    expect(await askedAfter(60_000)).toEqual([]);
    const goes = () => liveState.setState({ state: 'lost' });
    expect(await askedAfter(60_000, goes)).toEqual(names(kept));
  });

  test('what is known to have changed is asked for, whoever keeps it', async () => {
    liveState.setState({ state: 'connected' });
    await show(kept);
    const changes = () =>
      void queryClient.invalidateQueries({ queryKey: ['cash', 'ledger'], refetchType: 'none' });
    expect(await askedAfter(60_000, changes)).toEqual(names([['cash', 'ledger']]));
  });
});

test('a channel that is back has asked for what it tells of, and for nothing else', async () => {
  liveState.setState({ state: 'connected' });
  await show([...kept, menu, options, notices]);
  askForMissed(queryClient);
  await answered();
  expect(asked.toSorted()).toEqual(names([...kept, menu]));
});

test.each(keptCurrent)('$key is kept current by $by', async ({ key, by }) => {
  const event = events[by];
  if (event === undefined) throw new Error(`No event ${by} is written down here.`);
  await show([['member', 'balance'], key]);
  const before = queryClient.getQueryData(key);
  takeEvent(event);
  await expect.poll(() => queryClient.getQueryData(key)).not.toEqual(before);
});

test('a count that was asked for before it was told is asked for again', async () => {
  for (const [part, by] of [
    ['messages', 'MSG'],
    ['notifications', 'NOTICE'],
  ] as const) {
    const queryKey = ['member', part, 'unread'];
    const answers: ((count: number) => void)[] = [];
    const queryFn = () => new Promise<number>((resolve) => void answers.push(resolve));
    endings.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
    const event = events[by];
    if (event !== undefined) takeEvent(event);
    await expect.poll(() => answers).toHaveLength(2);
    answers[0]?.(1);
    answers[1]?.(3);
    await answered();
    expect(queryClient.getQueryData(queryKey)).toBe(3);
  }
});
