import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { withTransaction } from '@noriter/kit/postgres';
import { defineCodes } from '@noriter/kit/result-codes';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AloneLimit } from '../src/alone.ts';
import { askRequest } from '../src/ask-request.ts';
import { enterAlone, lockBook, wouldNeedFourEyes } from '../src/book.ts';
import { decideRequest, refusalCodes } from '../src/decide-request.ts';
import type { RequestMove } from '../src/request.ts';
import { requestsWhere, requestTable } from '../src/request-table.ts';

const table = requestTable('example_request', 'request_id', {
  amount: z.bigint(),
  paid: z.bigint().nullable(),
});
const text = { ko: '아니요', en: 'No', vi: 'Không' };
const refusals = {
  codes: defineCodes({ R1: text, R2: text, R3: text }),
  of: { 'no-reason': 'R1', unknown: 'R2', decided: 'R2', 'not-theirs': 'R3' },
} as const;
const at = new Date('2026-01-15T03:00:00Z');
const nextDay = new Date('2026-01-15T15:00:00Z');
const limit: AloneLimit = { max: 100n, counts: 'kind' };

let space: TestSpace;

beforeAll(async () => {
  space = await openTestSpace('four_eyes');
  for (const file of ['four-eyes-act', 'request']) {
    await space.pool.query(readFileSync(new URL(`../sql/${file}.sql`, import.meta.url), 'utf8'));
  }
});
afterAll(() => space.close());

const operator = (loginId: string) => ({ siteId: 'site', operatorId: randomUUID(), loginId });
type Operator = ReturnType<typeof operator>;

const act = (weight: bigint, changes = {}) => ({
  kind: 'test',
  subject: 'm1',
  weight,
  at,
  ...changes,
});

const alone = (by: Operator, weight: bigint, changes = {}, of = limit) =>
  withTransaction(space.pool, (tx) =>
    enterAlone(tx, by, { actId: randomUUID(), ...act(weight, changes) }, of),
  );

describe('the daily book of an operator', () => {
  it('counts what was done alone, and takes no more than the limit', async () => {
    const [anna, ben] = [operator('anna'), operator('ben')];
    expect(await alone(anna, 60n)).toBe(true);
    expect(await wouldNeedFourEyes(space.pool, anna, act(41n), limit)).toBe(true);
    expect(await alone(anna, 41n)).toBe(false);
    expect(await alone(anna, 40n)).toBe(true);
    expect(await alone(ben, 100n)).toBe(true);
    expect(await alone(anna, 100n, { at: nextDay })).toBe(true);
    expect(await alone({ ...anna, siteId: 'other' }, 100n)).toBe(true);
  });

  it.each([
    ['kind', [true, false, true]],
    ['subject', [true, true, true]],
    ['all', [true, false, false]],
  ] as const)('a limit that counts by %s', async (counts, outcome) => {
    const anna = operator('anna');
    const of = { max: 100n, counts };
    const done = [];
    for (const changes of [{}, { subject: 'm2' }, { kind: 'other', subject: 'm3' }]) {
      done.push(await alone(anna, 100n, changes, of));
    }
    expect(done).toEqual(outcome);
  });

  it('takes no more, however many acts of whichever kind come at the same moment', async () => {
    const anna = operator('anna');
    const of = { max: 100n, counts: 'all' } as const;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) => alone(anna, 20n, { kind: `kind ${index % 3}` }, of)),
    );
    expect(done.filter(Boolean)).toHaveLength(5);
  });

  it('enters an act once, and forgets one that was rolled back', async () => {
    const anna = operator('anna');
    const actId = randomUUID();
    const enter = () =>
      withTransaction(space.pool, (tx) => enterAlone(tx, anna, { actId, ...act(100n) }, limit));
    await expect(
      withTransaction(space.pool, async (tx) => {
        await enterAlone(tx, anna, { actId, ...act(100n) }, limit);
        throw new Error('lost');
      }),
    ).rejects.toThrow('lost');
    expect(await enter()).toBe(true);
    expect(await enter()).toBe(true);
    expect(await alone(anna, 1n)).toBe(false);
  });
});

describe('a request', () => {
  const ask = async (by: Operator, amount: bigint) => {
    const requestId = randomUUID();
    const status = await withTransaction(space.pool, async (tx) => {
      await lockBook(tx, by);
      const asked = {
        table,
        requestId,
        reason: 'why',
        own: { amount },
        whenAlone: { paid: amount },
      };
      return askRequest(tx, by, asked, { act: act(amount), limit });
    });
    return { requestId, status };
  };
  const decide = (by: Operator, requestId: string, move: RequestMove, reason = '') =>
    withTransaction(space.pool, async (tx) => {
      const done: bigint[] = [];
      const kind = {
        table,
        refusals,
        recheck: async (row: { amount: bigint }) => ({ paid: row.amount + 1n }),
        perform: async (row: { paid: bigint | null }) => void done.push(row.paid ?? 0n),
      };
      const { after } = await decideRequest(tx, by, { requestId, move, reason, at }, kind);
      return { status: after.status, done };
    });
  const read = async (requestId: string) =>
    (await requestsWhere(space.pool, table, 'request_id = $1', [requestId]))[0];

  it('within the limit is approved by who asked', async () => {
    const { requestId, status } = await ask(operator('anna'), 100n);
    expect(status).toBe('approved');
    expect(await read(requestId)).toMatchObject({ status, paid: 100n, decidedByName: 'anna' });
  });

  it('beyond it waits, and is done when a second operator approves', async () => {
    const [anna, ben] = [operator('anna'), operator('ben')];
    const { requestId, status } = await ask(anna, 101n);
    expect(status).toBe('waiting');
    expect(await read(requestId)).toMatchObject({ status, paid: null, decidedAt: null });
    await expect(decide(anna, requestId, 'approve')).rejects.toMatchObject({ code: 'R3' });
    await expect(decide(ben, requestId, 'withdraw')).rejects.toMatchObject({ code: 'R3' });
    await expect(decide(ben, requestId, 'refuse')).rejects.toMatchObject({ code: 'R1' });
    const stranger = { ...ben, siteId: 'other' };
    await expect(decide(stranger, requestId, 'approve')).rejects.toMatchObject({ code: 'R2' });
    expect(await decide(ben, requestId, 'approve')).toEqual({ status: 'approved', done: [102n] });
    await expect(decide(ben, requestId, 'approve')).rejects.toMatchObject({ code: 'R2' });
    expect(await read(requestId)).toMatchObject({
      paid: 102n,
      decidedByName: 'ben',
      reason: 'why',
    });
    // What a second operator approved counts for neither.
    expect(await alone(anna, 100n)).toBe(true);
    expect(await alone(ben, 100n)).toBe(true);
  });

  it('that is refused or withdrawn is not done', async () => {
    const [anna, ben] = [operator('anna'), operator('ben')];
    const { requestId } = await ask(anna, 101n);
    expect(await decide(ben, requestId, 'refuse', 'no')).toEqual({ status: 'refused', done: [] });
    expect(await read(requestId)).toMatchObject({ refusal: 'no', paid: null });
    const other = await ask(anna, 101n);
    expect(await decide(anna, other.requestId, 'withdraw', 'gone')).toMatchObject({ done: [] });
    expect(await read(other.requestId)).toMatchObject({ status: 'withdrawn', refusal: '' });
  });

  it('has one outcome, however many decide at the same moment', async () => {
    const { requestId } = await ask(operator('anna'), 101n);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        decide(operator(`op${index}`), requestId, index % 2 ? 'refuse' : 'approve', 'x'),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('names the codes that a route declares, each once', () => {
    expect(refusalCodes(refusals)).toEqual(['R1', 'R2', 'R3']);
  });
});
