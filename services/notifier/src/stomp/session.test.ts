import { Parser } from '@stomp/stompjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CloseName } from '../domain/close-codes.ts';
import { cashMessage } from '../domain/live-message.ts';
import type { Principal } from '../domain/principal.ts';
import { renderMessage } from './frame-writer.ts';
import { createNetworkBudgets } from './network-budgets.ts';
import { openSession } from './session.ts';
import type { Failure, SessionHost } from './session-types.ts';
import type { Subscription } from './subscriptions.ts';
import type { TextMessage } from './text-message.ts';

type ServerFrame = { command: string; headers: Record<string, string> };

const address = '203.0.113.1';
const member: Principal = { kind: 'member', siteId: 'noriter', sessionId: 's-1', memberId: 'm-1' };

/** A session over a socket in memory, with a clock that the test moves. */
function connectTo(
  changes: {
    refuse?: Failure;
    settings?: Partial<SessionHost['settings']>;
    budgets?: SessionHost['budgets'];
    /** How long the token is good for; a minute where nothing is said. */
    lastsMs?: number | null;
  } = {},
) {
  const frames: ServerFrame[] = [];
  const parser = new Parser(
    ({ command = '', headers }) => frames.push({ command, headers: Object.fromEntries(headers) }),
    () => frames.push({ command: 'heart-beat', headers: {} }),
  );
  const closes: number[] = [];
  const left: (CloseName | 'gone')[] = [];
  const admitted: Principal[] = [];
  const subscribed: Subscription[] = [];
  const problems: unknown[] = [];
  const socket = {
    waiting: 0,
    pings: 0,
    waitingBytes: () => socket.waiting,
    sendText: (text: string) => parser.parseChunk(text),
    sendMessage: (message: TextMessage) => parser.parseChunk(message.text),
    close: (code: number) => closes.push(code),
    ping: () => {
      socket.pings += 1;
    },
  };
  const time = { now: 0 };
  const host: SessionHost = {
    settings: {
      frameBytesMax: 1_024,
      headerCountMax: 16,
      headerBytesMax: 256,
      subscriptionsMax: 2,
      framesBurst: 1_000,
      framesPerSecond: 20,
      connectTimeoutMs: 5_000,
      heartBeatMs: 10_000,
      tickMs: 500,
      ...changes.settings,
    },
    now: () => time.now,
    waitingBytesMax: () => 1_000,
    identify: async (headers) =>
      headers.get('token') === 'good'
        ? { principal: member, lastsMs: changes.lastsMs === undefined ? 60_000 : changes.lastsMs }
        : { code: 'H401', reason: 'The token is invalid', close: 'token' },
    admit: async (_session, principal) => {
      admitted.push(principal);
      return changes.refuse ?? null;
    },
    budgets: changes.budgets ?? budgetsOf({}),
    subscribed: (_session, subscription) => subscribed.push(subscription),
    unsubscribed: (_session, subscription) =>
      subscribed.splice(subscribed.indexOf(subscription), 1),
    left: (_session, reason) => left.push(reason),
    failed: (error) => problems.push(error),
  };
  const session = openSession(host, { id: 'c-1', address, network: address }, socket);
  const send = async (text: string) => {
    session.receive(new TextEncoder().encode(text));
    await settled();
  };
  return { session, send, frames, closes, left, admitted, subscribed, socket, time, problems };
}

function budgetsOf({ frames = 10_000, subscriptions = 10_000 }) {
  return createNetworkBudgets(() => 0, {
    framesBurst: frames,
    framesPerSecond: 0,
    subscriptionsMax: subscriptions,
  });
}

/** Every frame's handling has ended: none of the host above takes more than a few turns. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const CONNECT =
  'CONNECT\naccept-version:1.2\nhost:noriter\ntoken:good\nheart-beat:10000,10000\n\n\0';
const SUBSCRIBE = 'SUBSCRIBE\nid:0\ndestination:/topic/token/s-1\nreceipt:r-1\n\n\0';

const names = (frames: ServerFrame[]) => frames.map(({ command }) => command);

async function connected(changes: Parameters<typeof connectTo>[0] = {}) {
  const client = connectTo(changes);
  await client.send(CONNECT);
  expect(names(client.frames)).toEqual(['CONNECTED']);
  client.frames.length = 0;
  return client;
}

describe('CONNECT', () => {
  it('answers with the version and the heart-beats agreed on', async () => {
    const { send, frames } = connectTo();
    await send('STOMP\naccept-version:1.0,1.1,1.2\ntoken:good\nheart-beat:4000,0\n\n\0');
    expect(frames).toEqual([
      {
        command: 'CONNECTED',
        headers: { version: '1.2', 'heart-beat': '0,10000', session: 'c-1', server: 'noriter' },
      },
    ]);
  });

  it.each([
    ['an old version', 'CONNECT\naccept-version:1.0\ntoken:good\n\n\0', 'L001', 4004],
    ['no version at all', 'CONNECT\ntoken:good\n\n\0', 'L001', 4004],
    ['wrong heart-beats', 'CONNECT\naccept-version:1.2\nheart-beat:x\n\n\0', 'H400', 4004],
    ['a bad token', 'CONNECT\naccept-version:1.2\ntoken:bad\n\n\0', 'H401', 4005],
    ['a body', 'CONNECT\naccept-version:1.2\ntoken:good\n\nbody\0', 'H400', 4004],
    ['something else first', SUBSCRIBE, 'H400', 4004],
    ['a command in small letters', 'connect\naccept-version:1.2\n\n\0', 'H400', 4004],
    ['an HTTP request', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n\0', 'H400', 4004],
  ])('with %s is an ERROR, then a close', async (_case, text, code, close) => {
    const { send, frames, closes, left } = connectTo();
    await send(text);
    expect(names(frames)).toEqual(['ERROR']);
    expect(frames[0]?.headers.code).toBe(code);
    expect(closes).toEqual([close]);
    expect(left).toHaveLength(1);
  });

  it('of a replaced session is TK999 and must not be repeated', async () => {
    const refuse: Failure = { code: 'TK999', reason: 'Replaced', close: 'replaced' };
    const { send, frames, closes } = connectTo({ refuse });
    await send(CONNECT);
    expect(frames[0]?.headers.code).toBe('TK999');
    expect(closes).toEqual([4001]);
  });

  it('that never comes ends the connection', async () => {
    const { session, time, frames, closes } = connectTo();
    time.now = 4_999;
    session.tick();
    expect(closes).toEqual([]);
    time.now = 5_000;
    session.tick();
    expect(frames[0]?.headers.code).toBe('L006');
    expect(closes).toEqual([4007]);
  });

  it('may share its WebSocket message with the SUBSCRIBE behind it', async () => {
    const { send, frames, subscribed } = connectTo();
    await send(CONNECT + SUBSCRIBE);
    expect(names(frames)).toEqual(['CONNECTED', 'RECEIPT']);
    expect(subscribed).toHaveLength(1);
  });
});

describe('frames of a connected client', () => {
  it('SUBSCRIBE, UNSUBSCRIBE and DISCONNECT are done and receipted', async () => {
    const { send, frames, closes, subscribed } = await connected();
    await send(SUBSCRIBE);
    expect(subscribed.map(({ destination }) => destination)).toEqual([
      { kind: 'token', sessionId: 's-1' },
    ]);
    await send('UNSUBSCRIBE\nid:0\nreceipt:r-2\n\n\0');
    expect(subscribed).toEqual([]);
    await send('DISCONNECT\nreceipt:r-3\n\n\0');
    expect(frames.map(({ headers }) => headers['receipt-id'])).toEqual(['r-1', 'r-2', 'r-3']);
    expect(closes).toEqual([1000]);
  });

  it.each([
    ['a second CONNECT', CONNECT, 'H400', 4004],
    ['an unknown command', 'JUMP\nreceipt:r-9\n\n\0', 'H400', 4004],
    ['SEND', 'SEND\ndestination:/topic/site/noriter\n\nhi\0', 'L002', 4003],
    ['BEGIN', 'BEGIN\ntransaction:t\n\n\0', 'L002', 4003],
    ['COMMIT', 'COMMIT\ntransaction:t\n\n\0', 'L002', 4003],
    ['ABORT', 'ABORT\ntransaction:t\n\n\0', 'L002', 4003],
    ['ACK', 'ACK\nid:1\n\n\0', 'L002', 4003],
    ['NACK', 'NACK\nid:1\n\n\0', 'L002', 4003],
    ['SUBSCRIBE without id', 'SUBSCRIBE\ndestination:/topic/token/s-1\n\n\0', 'H400', 4004],
    ['SUBSCRIBE without destination', 'SUBSCRIBE\nid:1\n\n\0', 'H400', 4004],
    [
      'SUBSCRIBE with acknowledgements',
      'SUBSCRIBE\nid:1\nack:client\ndestination:/topic/token/s-1\n\n\0',
      'L002',
      4003,
    ],
    ['someone else’s channel', 'SUBSCRIBE\nid:1\ndestination:/topic/token/s-2\n\n\0', 'H403', 4003],
    ['no channel at all', 'SUBSCRIBE\nid:1\ndestination:/nowhere\n\n\0', 'H404', 4003],
    ['UNSUBSCRIBE of nothing', 'UNSUBSCRIBE\nid:7\n\n\0', 'H400', 4004],
    ['UNSUBSCRIBE without id', 'UNSUBSCRIBE\n\n\0', 'H400', 4004],
    ['SUBSCRIBE with a body', 'SUBSCRIBE\nid:1\ndestination:/a\n\nbody\0', 'H400', 4004],
    ['an id twice', `${SUBSCRIBE}${SUBSCRIBE}`, 'H400', 4004],
    [
      'too many subscriptions',
      [1, 2, 3].map((id) => SUBSCRIBE.replace('id:0', `id:${id}`)).join(''),
      'L003',
      4003,
    ],
  ])('%s is an ERROR, then a close', async (_case, text, code, close) => {
    const { send, frames, closes, left } = await connected();
    await send(text);
    const errors = frames.filter(({ command }) => command === 'ERROR');
    expect(errors.map(({ headers }) => headers.code)).toEqual([code]);
    expect(closes).toEqual([close]);
    expect(left).toHaveLength(1);
    await send(SUBSCRIBE);
    expect(frames.at(-1)?.command).toBe('ERROR');
  });

  it('an ERROR names the receipt of the frame it answers', async () => {
    const { send, frames } = await connected();
    await send('JUMP\nreceipt:r-9\n\n\0');
    expect(frames[0]?.headers['receipt-id']).toBe('r-9');
  });

  it('that do not wait for answers are bounded', async () => {
    const { send, frames, closes } = connectTo();
    await send(`${CONNECT}${'DISCONNECT\n\n\0'.repeat(200)}`);
    expect(frames[0]?.headers.code).toBe('H429');
    expect(closes).toEqual([4003]);
  });
});

describe('messages', () => {
  const cash = (version: bigint) =>
    renderMessage(
      cashMessage(`e-${version}`, { cash: 1n, held: 0n, points: 0n, owed: 0n, version }),
    );

  it('of an older version never follow a newer one, in each subscription', async () => {
    const { session, send, frames, subscribed } = await connected();
    await send(SUBSCRIBE);
    frames.length = 0;
    const [subscription] = subscribed;
    if (!subscription) throw new Error('not subscribed');
    for (const version of [3n, 5n, 4n, 5n, 6n]) session.deliver(cash(version), subscription);
    expect(frames.map(({ headers }) => headers.version)).toEqual(['3', '5', '6']);
  });

  it('to a reader that does not take them end its connection, without waiting bytes', async () => {
    const { session, send, frames, subscribed, socket, closes, left } = await connected();
    await send(SUBSCRIBE);
    frames.length = 0;
    socket.waiting = 1_001;
    const [subscription] = subscribed;
    if (!subscription) throw new Error('not subscribed');
    session.deliver(cash(1n), subscription);
    expect(frames).toEqual([]);
    expect(closes).toEqual([4008]);
    expect(left).toEqual(['slowReader']);
    expect(session.deliver(cash(2n), subscription)).toBe(false);
  });
});

describe('time', () => {
  it('the server beats before its time is over, unless it sent something anyway', async () => {
    const { session, time, frames } = await connected();
    time.now = 9_499;
    session.tick();
    expect(frames).toEqual([]);
    time.now = 9_500;
    session.tick();
    session.tick();
    expect(names(frames)).toEqual(['heart-beat']);
  });

  /** Lets time pass tick by tick; `answers` says whether pings are answered, as browsers do. */
  function pass(
    { session, socket, time }: Pick<ReturnType<typeof connectTo>, 'session' | 'socket' | 'time'>,
    untilMs: number,
    answers: boolean,
  ): void {
    while (time.now < untilMs) {
      const { pings } = socket;
      time.now += 500;
      session.tick();
      if (answers && socket.pings > pings) session.received();
    }
  }

  it('a client that beats is never asked', async () => {
    const client = await connected({ lastsMs: null });
    for (let minute = 0; minute < 60; minute += 1) {
      await client.send('\n');
      pass(client, client.time.now + 10_000, false);
    }
    expect([client.socket.pings, client.closes]).toEqual([0, []]);
  });

  it('a hidden tab that beats once a minute and answers pings is kept for hours', async () => {
    const client = await connected({ lastsMs: null });
    for (let minute = 0; minute < 240; minute += 1) {
      pass(client, client.time.now + 60_000, true);
      await client.send('\n');
    }
    expect(client.closes).toEqual([]);
  });

  it('so is one that never beats again', async () => {
    const client = await connected({ lastsMs: null });
    pass(client, 4 * 60 * 60_000, true);
    expect(client.closes).toEqual([]);
  });

  it('who does not answer a ping is let go, and not before', async () => {
    const client = await connected();
    pass(client, 15_000, false);
    expect([client.socket.pings, client.closes]).toEqual([1, []]);
    pass(client, 25_000, false);
    expect(client.closes).toEqual([]);
    pass(client, 25_500, false);
    expect(client.socket.pings).toBe(1);
    expect(client.frames.at(-1)?.headers.code).toBe('L005');
    expect(client.closes).toEqual([4006]);
  });

  it('a beat while a ping is on its way is an answer as well', async () => {
    const client = await connected();
    pass(client, 24_000, false);
    await client.send('\n');
    pass(client, 38_500, false);
    expect([client.socket.pings, client.closes]).toEqual([1, []]);
  });

  it('a client without heart-beats is asked each half minute, and let go like others', async () => {
    const client = connectTo({ lastsMs: null });
    await client.send('CONNECT\naccept-version:1.2\ntoken:good\n\n\0');
    pass(client, 95_000, true);
    expect([client.socket.pings, client.closes]).toEqual([3, []]);
    pass(client, 150_000, false);
    expect([client.socket.pings, client.closes]).toEqual([4, []]);
    pass(client, 150_500, false);
    expect(client.closes).toEqual([4006]);
  });

  it('a connection does not outlive its token', async () => {
    const { session, send, time, frames, closes } = await connected();
    time.now = 59_999;
    await send('\n');
    session.tick();
    expect(closes).toEqual([]);
    time.now = 60_000;
    session.tick();
    expect(frames.at(-1)?.headers.code).toBe('H401');
    expect(closes).toEqual([4005]);
  });

  it('a client that breaks off while its token is checked is never admitted', async () => {
    const { session, left, admitted } = connectTo();
    session.receive(new TextEncoder().encode(CONNECT));
    session.receive(new TextEncoder().encode('\0'));
    await settled();
    expect(left).toEqual(['protocol']);
    expect(admitted).toEqual([]);
  });

  it('a client that sends more frames than its budget is let go, one that pauses is not', async () => {
    const settings = { framesBurst: 3, framesPerSecond: 2 };
    const both = `${SUBSCRIBE}UNSUBSCRIBE\nid:0\n\n\0`;
    const client = connectTo({ settings });
    await client.send(CONNECT + both);
    client.time.now = 1_000;
    await client.send(both);
    expect(client.closes).toEqual([]);
    await client.send(SUBSCRIBE);
    expect(client.frames.at(-1)?.headers.code).toBe('H429');
    expect(client.left).toEqual(['policy']);
  });

  it('a socket that is gone leaves once', async () => {
    const { session, left } = await connected();
    session.closed();
    session.closed();
    session.end('restart');
    expect(left).toEqual(['gone']);
  });
});

describe('whatever a client sends', () => {
  const piece = fc.oneof(
    fc.constantFrom(CONNECT, SUBSCRIBE, '\n', '\r\n', '\0', 'UNSUBSCRIBE\nid:0\n\n\0'),
    fc.constantFrom('SEND\n\n', 'content-length:5\n', 'id:\\x\n', 'DISCONNECT\nreceipt:1\n\n\0'),
    fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  );

  it('it is answered by frames and at most one close, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), fc.boolean(), async (pieces, joined) => {
        const { send, frames, closes, left, problems, session } = connectTo();
        if (joined) await send(pieces.join(''));
        else for (const one of pieces) await send(one);
        expect(problems).toEqual([]);
        expect(closes.length).toBeLessThanOrEqual(1);
        expect(left.length).toBe(closes.length);
        expect(session.phase === 'ended').toBe(closes.length === 1);
        const errors = frames.findIndex(({ command }) => command === 'ERROR');
        expect(errors === -1 || errors === frames.length - 1).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

describe('all connections of one address', () => {
  it('send no more frames together than it may, and may come again later', async () => {
    const budgets = budgetsOf({ frames: 3 });
    const [one, other] = [await connected({ budgets }), await connected({ budgets })];
    await one.send(SUBSCRIBE);
    expect(one.closes).toEqual([]);
    await other.send(SUBSCRIBE);
    expect(other.frames[0]?.headers.code).toBe('H429');
    expect(other.closes).toEqual([1013]);
  });

  it('have no more subscriptions together than it may, until one is given back', async () => {
    const budgets = budgetsOf({ subscriptions: 1 });
    const [one, other, third] = [
      await connected({ budgets }),
      await connected({ budgets }),
      await connected({ budgets }),
    ];
    await one.send(SUBSCRIBE);
    await other.send(SUBSCRIBE);
    expect([one.closes, other.closes]).toEqual([[], [1013]]);
    await one.send('UNSUBSCRIBE\nid:0\n\n\0');
    await third.send(SUBSCRIBE);
    expect(third.closes).toEqual([]);
  });
});
