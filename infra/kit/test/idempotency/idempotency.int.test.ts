import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { version } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { waitForAnswers } from '../../src/calls/answer-wait.ts';
import { defineCodes, refuse, transportCodes } from '../../src/contract/result-codes.ts';
import { defineRoute } from '../../src/contract/route.ts';
import { createIdempotency } from '../../src/idempotency/idempotency.ts';
import { pruneIdempotency } from '../../src/idempotency/idempotency-table.ts';
import { type BaseConfig, baseConfig } from '../../src/service/config.ts';
import { defineService, type RunningService, type ServiceBase } from '../../src/service/service.ts';
import { ANSWER_WAIT_FACTOR, limits } from '../../src/testing/limits.ts';
import { countingInVain } from '../../src/testing/plans/rows-in-vain.ts';
import {
  callAs,
  memberCaller,
  openTestSpace,
  startTestService,
} from '../../src/testing/testing.ts';
import { systemIds } from '../../src/values/ids.ts';
import { wonText } from '../../src/values/money.ts';

type Deps = ServiceBase<BaseConfig>;

const codes = defineCodes({ C202: { ko: '잔액 부족', en: 'Over balance', vi: 'Quá số dư' } });
const executions: { effectId: string; amount: bigint }[] = [];
const placed = new Map<string, { amount: bigint; runs: number }>();
/** What fingerprints of bodies are made with. */
const KEY = 'k'.repeat(32);
const SALT = 's'.repeat(64);
const untilDone = new AbortController().signal;
let failures = 0;
/** What the work of a deposit waits for; most have nothing to wait for. */
let held: Promise<void> | null = null;

const service = defineService<BaseConfig, Deps>({
  name: 'deposits',
  config: baseConfig,
  codes,
  open: (base) => base,
  routes: [
    defineRoute<Deps>()({
      path: '/api/cash/in',
      summary: 'Asks to deposit',
      access: 'member',
      idempotent: true,
      body: z.object({ amount: wonText }),
      data: z.object({ requestId: z.string(), execution: z.number() }),
      refuses: ['C202'],
      async handle(_deps, { body, effectId }) {
        executions.push({ effectId, amount: body.amount });
        await held;
        if (body.amount > 1_000_000n) throw refuse(codes, 'C202');
        if (body.amount === 13n && failures++ === 0) throw new Error('a defect');
        if (body.amount === 14n && failures++ === 0) throw refuse(transportCodes, 'NT99');
        if (body.amount === 15n && failures++ === 0) throw refuse(transportCodes, 'C999');
        return { requestId: effectId, execution: executions.length };
      },
    }),
    defineRoute<Deps>()({
      path: '/api/bet/betProc',
      summary: 'Places a bet',
      access: 'member',
      idempotent: 'by-effect',
      body: z.object({ amount: wonText }),
      data: z.object({ betId: z.string() }),
      async handle(_deps, { body, effectId }) {
        const earlier = placed.get(effectId);
        if (earlier !== undefined && earlier.amount !== body.amount) {
          throw refuse(transportCodes, 'C999');
        }
        placed.set(effectId, { amount: body.amount, runs: (earlier?.runs ?? 0) + 1 });
        return { betId: effectId };
      },
    }),
  ],
});

const space = await openTestSpace('idempotency');
const key = () => crypto.randomUUID();
let first: RunningService<Deps>;
let second: RunningService<Deps>;

beforeAll(async () => {
  first = await startTestService(service, { space });
  second = await startTestService(service, { space });
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await space.close();
});

const caller = memberCaller();
const callOn = (running: RunningService<Deps>, who = caller) =>
  callAs({ url: running.url, key: space.keyring }, who);

/** Resolves once so many requests for a path have come to these processes, which are one here. */
function requestsFor(path: string, count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  const channel = 'http.server.request.start';
  const onRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url === path) came += 1;
    if (came < count) return;
    unsubscribe(channel, onRequest);
    resolve();
  };
  subscribe(channel, onRequest);
  return promise;
}

describe('requests with one idempotency key', () => {
  afterEach(() => {
    held = null;
  });

  test('a hundred at once, on two processes: one execution, the same answer for all', async () => {
    const before = executions.length;
    const idempotencyKey = key();
    held = requestsFor('/api/cash/in', 100);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        callOn(n % 2 === 0 ? first : second)('/api/cash/in', { amount: '5' }, { idempotencyKey }),
      ),
    );
    expect(executions.length - before).toBe(1);
    const envelopes = answers.map(({ resultCode, data, requestId }) =>
      JSON.stringify({ resultCode, data, requestId }),
    );
    expect(new Set(envelopes).size).toBe(1);
    expect(answers[0]?.resultCode).toBe('0');
    const replayed = answers.filter(
      ({ headers }) => headers.get('idempotency-replayed') === 'true',
    );
    expect(replayed).toHaveLength(99);
  });

  test('later, and after a restart, get the first answer', async () => {
    const idempotencyKey = key();
    const send = () => callOn(first)('/api/cash/in', { amount: '6' }, { idempotencyKey });
    const answer = await send();
    await first.stop();
    first = await startTestService(service, { space });
    const again = await send();
    expect(again.data).toEqual(answer.data);
    expect(again.requestId).toBe(answer.requestId);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('with another body are refused, also while the first one is at work', async () => {
    const idempotencyKey = key();
    const send = (amount: string, on = first) =>
      callOn(on)('/api/cash/in', { amount }, { idempotencyKey });
    const work = Promise.withResolvers<void>();
    held = work.promise;
    const running = send('7');
    await vi.waitUntil(() => executions.some(({ amount }) => amount === 7n), {
      interval: 5,
      timeout: limits.soon,
    });
    const both = Promise.all([send('8'), send('8', second)]);
    const [early, elsewhere] = await both.finally(work.resolve);
    expect([early.resultCode, elsewhere.resultCode]).toEqual(['C999', 'C999']);
    expect((await running).resultCode).toBe('0');
    expect((await send('8')).resultCode).toBe('C999');
  });

  test('of another member are other requests', async () => {
    const idempotencyKey = key();
    const mine = await callOn(first)('/api/cash/in', { amount: '9' }, { idempotencyKey });
    const theirs = await callOn(first, memberCaller())(
      '/api/cash/in',
      { amount: '9' },
      { idempotencyKey },
    );
    expect(theirs.data.requestId).not.toBe(mine.data.requestId);
  });

  test('that the business refused are refused again without asking it', async () => {
    const idempotencyKey = key();
    const send = () => callOn(first)('/api/cash/in', { amount: '9999999' }, { idempotencyKey });
    const before = executions.length;
    expect([(await send()).resultCode, (await send()).resultCode]).toEqual(['C202', 'C202']);
    expect(executions.length - before).toBe(1);
  });

  test.each([
    ['a defect', '13', 'E001'],
    ['"not now"', '14', 'NT99'],
    ["another request's effect", '15', 'C999'],
  ])('that ended in %s run again, under the same effect id', async (_what, amount, code) => {
    failures = 0;
    const idempotencyKey = key();
    const before = executions.length;
    const send = () => callOn(first)('/api/cash/in', { amount }, { idempotencyKey });
    expect([(await send()).resultCode, (await send()).resultCode]).toEqual([code, '0']);
    const [one, two] = executions.slice(before);
    expect(one?.effectId).toBe(two?.effectId);
  });

  test('must have a key of a sane form', async () => {
    const answer = await callOn(first)('/api/cash/in', { amount: '5' }, { idempotencyKey: 'a b' });
    expect([answer.status, answer.resultCode]).toEqual([400, 'H400']);
  });
});

test('without a key every request is its own, and has a new effect id', async () => {
  const before = executions.length;
  await callOn(first)('/api/cash/in', { amount: '5' });
  await callOn(first)('/api/cash/in', { amount: '5' });
  const [one, two] = executions.slice(before);
  expect(one?.effectId).not.toBe(two?.effectId);
});

describe('a call that finds its answer by its effect', () => {
  const answersKept = async () =>
    (await space.pool.query('select count(*)::int as rows from kit.http_idempotency')).rows[0];

  test('runs each time under the effect id of its key, on every process, and keeps no answer', async () => {
    const idempotencyKey = key();
    const before = await answersKept();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        callOn(n % 2 === 0 ? first : second)(
          '/api/bet/betProc',
          { amount: '5' },
          { idempotencyKey },
        ),
      ),
    );
    const betIds = [...new Set(answers.map(({ data }) => data.betId))];
    expect(betIds).toHaveLength(1);
    expect(placed.get(String(betIds[0]))).toEqual({ amount: 5n, runs: 20 });
    expect(await answersKept()).toEqual(before);
  });

  test('has another effect id for another member and for another key', async () => {
    const idempotencyKey = key();
    const place = (who = caller, used = idempotencyKey) =>
      callOn(first, who)('/api/bet/betProc', { amount: '5' }, { idempotencyKey: used });
    const answers = await Promise.all([place(), place(memberCaller()), place(caller, key())]);
    expect(new Set(answers.map(({ data }) => data.betId)).size).toBe(3);
  });

  test('whose key has a time has an effect id with it, which all processes know and no caller', async () => {
    const idempotencyKey = systemIds.next();
    const place = async (on = first) =>
      (await callOn(on)('/api/bet/betProc', { amount: '5' }, { idempotencyKey })).data.betId;
    const betId = String(await place());
    expect(await place(second)).toBe(betId);
    await first.stop();
    first = await startTestService(service, { space });
    expect(await place()).toBe(betId);
    expect([betId.slice(0, 13), version(betId)]).toEqual([idempotencyKey.slice(0, 13), 8]);
    const elsewhere = await openTestSpace('idempotency-elsewhere');
    const other = await startTestService(service, { space: elsewhere });
    try {
      const call = callAs({ url: other.url, key: elsewhere.keyring }, caller);
      const { data } = await call('/api/bet/betProc', { amount: '5' }, { idempotencyKey });
      expect(data.betId).not.toBe(betId);
    } finally {
      await other.stop();
      await elsewhere.close();
    }
  });

  test('leaves another body to the handler, and must have a key', async () => {
    const idempotencyKey = key();
    await callOn(first)('/api/bet/betProc', { amount: '5' }, { idempotencyKey });
    const other = await callOn(first)('/api/bet/betProc', { amount: '6' }, { idempotencyKey });
    expect(other.resultCode).toBe('C999');
    const none = await callOn(first)('/api/bet/betProc', { amount: '5' });
    expect([none.status, none.resultCode]).toEqual([400, 'H400']);
  });
});

describe('when a process crashed in the middle', () => {
  const request = () => ({ id: key(), path: '/api/cash/in', body: { amount: '5' } });
  const work = async () => ({ body: '{}', code: '0', keep: true });

  test('others wait, then answer NT99; when its lease has ended the next one runs', async () => {
    const idempotency = createIdempotency({
      pool: space.pool,
      log: space.log,
      key: KEY,
      salt: SALT,
    });
    const asked = request();
    const dead = createIdempotency({ pool: space.pool, log: space.log, key: KEY, salt: SALT });
    // The claim is made and the work never ends, as when its process was killed.
    const started = Promise.withResolvers<void>();
    void dead.once(asked, () => {
      started.resolve();
      return new Promise(() => undefined);
    });
    await started.promise;
    // No longer than in production.
    waitForAnswers(1);
    const waiting = idempotency.once(asked, work);
    waitForAnswers(ANSWER_WAIT_FACTOR);
    await expect(waiting).rejects.toMatchObject({ code: 'NT99' });
    await space.pool.query(
      `update kit.http_idempotency set leased_until = now() - interval '1 second' where id = $1`,
      [asked.id],
    );
    expect(await idempotency.once(asked, work)).toMatchObject({ replayed: false });
    await idempotency.close();
  });
});

test('answers older than a day are forgotten, and no others', async () => {
  const idempotency = createIdempotency({
    pool: space.pool,
    log: space.log,
    key: KEY,
    salt: SALT,
  });
  const [old, young] = [key(), key()];
  for (const id of [old, young]) {
    await idempotency.once({ id, path: '/x', body: {} }, async () => ({
      body: id,
      code: '0',
      keep: true,
    }));
  }
  await space.pool.query(
    `update kit.http_idempotency set created_at = now() - interval '25 hours' where id = $1`,
    [old],
  );
  expect(await pruneIdempotency(space.pool, AbortSignal.abort())).toBe(0);
  expect(await pruneIdempotency(space.pool, untilDone)).toBe(1);
  const { rows } = await space.pool.query(
    'select id from kit.http_idempotency where id = any($1::uuid[])',
    [[old, young]],
  );
  expect(rows).toEqual([{ id: young }]);
  await idempotency.close();
});

test('answers are forgotten without looking at younger ones, though pages are used again', async () => {
  await space.pool.query(
    `insert into kit.http_idempotency (id, request_hash, leased_until, created_at)
     select gen_random_uuid(), '', now(),
       now() - case when n % 1000 = 0 then interval '25 hours' else interval '0 hours' end
     from generate_series(1, 20000) as n`,
  );
  await space.pool.query('analyze kit.http_idempotency');
  const { pool, inVain } = countingInVain(space.pool);
  expect(await pruneIdempotency(pool, untilDone)).toBe(20);
  expect(inVain()).toBeLessThan(100);
});
