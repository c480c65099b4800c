import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AuditEntry } from '@noriter/kit/audit';
import { defineCodes, refuse } from '@noriter/kit/result-codes';
import { openTestSpace, operatorCaller, settableClock, type TestSpace } from '@noriter/kit/testing';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ChangeOutcome, changeGuarded } from '../src/change-guarded.ts';
import { changeSettings } from '../src/change-settings.ts';
import { decideChange } from '../src/decide-change.ts';
import { guardedRoutes } from '../src/guarded-routes.ts';
import type { GuardedSettings } from '../src/settings.ts';
import { readSettings, saveSettings } from '../src/store.ts';

const text = { ko: '먼저', en: 'First', vi: 'Trước' };
const codes = defineCodes({ X1: text, X2: text, X3: text, X4: text, X5: text, X6: text });
type Limits = { max: bigint };
const shape = z.object({ max: z.string() });
const settings: GuardedSettings<Limits, { max: string }> = {
  table: 'example_settings',
  initial: { max: 5n },
  parse: (stored) => ({ max: BigInt(shape.parse(stored).max) }),
  text: ({ max }) => ({ max: max.toString() }),
  action: 'example.set',
  conflict: () => refuse(codes, 'X1'),
  guard: {
    loosens: (before, after) => (after.max > before.max ? ['max'] : []),
    editor: 'operatorId',
    audited: 'example',
    refusals: {
      codes,
      of: { 'no-reason': 'X2', unknown: 'X3', decided: 'X4', 'not-theirs': 'X5' },
    },
    pending: () => refuse(codes, 'X6'),
  },
};
const siteId = 'site';
const clock = settableClock('2026-01-15T03:00:00Z');

let space: TestSpace;
let entries: AuditEntry[] = [];

beforeAll(async () => {
  space = await openTestSpace('guarded');
  for (const file of ['settings', 'settings-request']) {
    await space.pool.query(readFileSync(new URL(`../sql/${file}.sql`, import.meta.url), 'utf8'));
  }
});
afterAll(() => space.close());
beforeEach(async () => {
  entries = [];
  await space.pool.query(
    'truncate example_settings, example_settings_version, example_settings_request',
  );
});

const audit = async (_tx: unknown, entry: AuditEntry) => void entries.push(entry);
const operator = (loginId: string) => operatorCaller({ siteId, loginId, operatorId: randomUUID() });
const [anna, ben] = [operator('anna'), operator('ben')];
type Operator = typeof anna;

const deps = () => ({ pool: space.pool, clock });

const change = (by: Operator, version: number, max: bigint, wish = {}): Promise<ChangeOutcome> => {
  const asked = {
    version,
    reason: 'why',
    requestId: randomUUID(),
    change: () => ({ max }),
    ...wish,
  };
  return changeGuarded(deps(), settings, { ...by, audit }, asked);
};

/** Asks for more than there is. @returns the request's id */
async function ask(by: Operator, version: number, max: bigint): Promise<string> {
  const requestId = randomUUID();
  expect(await change(by, version, max, { requestId })).toBe('asked');
  return requestId;
}

const decide = (
  by: Operator,
  requestId: string,
  move: 'approve' | 'refuse' | 'withdraw',
  reason = '',
) => decideChange(deps(), settings, { ...by, audit }, { requestId, move, reason });

const present = () => readSettings(space.pool, settings, siteId);
const max = async () => (await present()).document.max;

describe('what loosens', () => {
  it('is kept until another operator approves, and then done once', async () => {
    const requestId = await ask(anna, 0, 9n);
    expect(await present()).toMatchObject({ version: 0, document: { max: 5n } });
    await expect(decide(anna, requestId, 'approve')).rejects.toMatchObject({ code: 'X5' });
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => decide(ben, requestId, 'approve')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decide(ben, requestId, 'approve')).rejects.toMatchObject({ code: 'X4' });
    expect(await present()).toMatchObject({
      version: 1,
      document: { max: 9n },
      changedBy: anna.operatorId,
    });
    const of = { subject: `site:${siteId}`, before: { max: '5' } };
    const after = { max: '9', reason: 'why', requestId };
    expect(entries).toEqual([
      { action: 'example.ask', ...of, after },
      { action: 'example.approve', ...of, after: { ...after, askedBy: anna.operatorId } },
    ]);
  });

  it('needs a reason', async () => {
    await expect(change(anna, 0, 9n, { reason: '' })).rejects.toMatchObject({ code: 'X2' });
  });

  it('is refused by another with a reason, or taken back by who asked', async () => {
    const first = await ask(anna, 0, 9n);
    await expect(decide(ben, first, 'refuse')).rejects.toMatchObject({ code: 'X2' });
    await expect(decide(ben, first, 'withdraw')).rejects.toMatchObject({ code: 'X5' });
    expect(await decide(ben, first, 'refuse', 'no')).toBe('refused');
    const second = await ask(anna, 0, 9n);
    expect(await decide(anna, second, 'withdraw')).toBe('withdrawn');
    await expect(decide(ben, second, 'approve')).rejects.toMatchObject({ code: 'X4' });
    expect(await max()).toBe(5n);
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(['example.ask', 'example.refuse', 'example.ask', 'example.withdraw']);
  });

  it('of another site is unknown', async () => {
    const requestId = await ask(anna, 0, 9n);
    const stranger = { ...ben, siteId: 'other' };
    await expect(decide(stranger, requestId, 'approve')).rejects.toMatchObject({ code: 'X3' });
  });

  it('waits alone, however many ask at the same moment', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => change(operator(`op${index}`), 0, 9n)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codesOf = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(codesOf)).toEqual(new Set(['X6']));
  });

  it('is not approved once the settings have changed, and keeps nobody from asking again', async () => {
    const requestId = await ask(anna, 0, 9n);
    expect(await change(ben, 0, 4n)).toBe('applied');
    await expect(decide(ben, requestId, 'approve')).rejects.toMatchObject({ code: 'X1' });
    expect(await max()).toBe(4n);
    const again = await ask(anna, 1, 9n);
    expect(await decide(ben, again, 'approve')).toBe('approved');
    expect(await decide(ben, requestId, 'refuse', 'late')).toBe('refused');
    expect(await max()).toBe(9n);
  });

  it('and what tightens at the same moment leave one of the two', async () => {
    const requestId = await ask(anna, 0, 9n);
    const [approved, tightened] = await Promise.allSettled([
      decide(ben, requestId, 'approve'),
      change(anna, 0, 4n),
    ]);
    expect([approved.status, tightened.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await max()).toBe(approved.status === 'fulfilled' ? 9n : 4n);
    expect((await present()).version).toBe(1);
  });

  it('is not done when what is announced with it refuses', async () => {
    const requestId = await ask(anna, 0, 9n);
    const announce = () => Promise.reject(new Error('lost'));
    const lost = { requestId, move: 'approve', reason: '', announce } as const;
    const failing = decideChange(deps(), settings, { ...ben, audit }, lost);
    await expect(failing).rejects.toThrow('lost');
    expect(await max()).toBe(5n);
    expect(await decide(ben, requestId, 'approve')).toBe('approved');
  });
});

it('what tightens, or neither, is done at once and by one', async () => {
  expect(await change(anna, 0, 4n, { reason: '' })).toBe('applied');
  expect(await change(anna, 1, 4n, { reason: '' })).toBe('applied');
  await expect(change(ben, 1, 3n)).rejects.toMatchObject({ code: 'X1' });
  expect(entries.map(({ action }) => action)).toEqual(['example.set', 'example.set']);
  // Back to where it was is a loosening too.
  expect(await change(anna, 2, 5n)).toBe('asked');
});

it('is no matter of what changes free settings: neither takes guarded ones', () => {
  const change = { version: 0, reason: '', change: () => ({ max: 9n }) };
  const by = { siteId, changedBy: 'anna', audit };
  const set = { siteId, version: 0, document: { max: 9n }, at: clock.now(), changedBy: 'anna' };
  const ways = [
    // @ts-expect-error guarded settings are changed by two
    () => changeSettings(deps(), settings, by, change),
    // @ts-expect-error guarded settings are changed by two
    (tx: pg.ClientBase) => saveSettings(tx, settings, { ...set, reason: '' }),
  ];
  expect(ways).toHaveLength(2);
});

describe('the routes', () => {
  const path = '/api/admin/example';
  const routes = guardedRoutes<ReturnType<typeof deps>>()({
    settings,
    path,
    field: 'limits',
    shape,
    summaries: { get: 'Get', set: 'Set', versions: 'Versions' },
    permissions: { read: 'example.read', change: 'example.change' },
    initialIs: '0 is the demonstration',
    reason: z.string().default(''),
    requestName: 'ExampleRequest',
    refuses: ['X1', 'X6'],
    set: (given, by, { document, ...wish }) =>
      changeGuarded(given, settings, by, { ...wish, change: () => settings.parse(document) }),
    decide: (given, by, decision) => decideChange(given, settings, by, decision),
  });
  const call = (by: Operator, name: string, body: unknown, requestId = randomUUID()) => {
    const route = routes.find((one) => one.path === `${path}/${name}`);
    if (route === undefined) throw new Error(`No route ${name}.`);
    const caller = { ...by, permissions: ['example.read', 'example.change'] };
    const input = { caller, audit, requestId: '', effectId: () => requestId, userAgent: '' };
    return route.prepare(body)(deps(), { ...input, language: 'ko', now: () => clock.now() });
  };

  it('ask, list, approve and name both in the history', async () => {
    const tight = { version: 0, limits: { max: '4' } };
    const saved = { version: 1, limits: { max: '4' }, outcome: 'applied', requestId: null };
    expect(await call(anna, 'set', tight)).toMatchObject(saved);
    const requestId = randomUUID();
    const loose = { version: 1, limits: { max: '9' }, reason: 'why' };
    const asked = { version: 1, limits: { max: '4' }, outcome: 'asked', requestId };
    expect(await call(anna, 'set', loose, requestId)).toMatchObject(asked);
    const row = { requestId, version: 1, limits: { max: '9' }, loosens: ['max'], reason: 'why' };
    expect(await call(ben, 'requests', {})).toMatchObject({
      list: [{ ...row, status: 'waiting', isOwn: false, isStale: false, askedByName: 'anna' }],
      pageInfo: { tatal_list_count: 1 },
    });
    expect(await call(ben, 'decide', { requestId, move: 'approve' })).toEqual({
      status: 'approved',
    });
    expect(await call(ben, 'get', {})).toMatchObject({ version: 2, limits: { max: '9' } });
    expect(await call(ben, 'versions', {})).toMatchObject({
      list: [
        { version: 2, changedBy: anna.operatorId, approvedBy: 'ben', reason: 'why' },
        { version: 1, changedBy: anna.operatorId, approvedBy: null, reason: '' },
      ],
    });
  });

  it('show what the settings have gone past as stale', async () => {
    await call(anna, 'set', { version: 0, limits: { max: '9' }, reason: 'why' });
    await call(ben, 'set', { version: 0, limits: { max: '4' } });
    const { list } = (await call(anna, 'requests', {})) as { list: object[] };
    expect(list).toMatchObject([{ status: 'waiting', isStale: true, isOwn: true }]);
  });

  it('let no fresh operator approve', async () => {
    const requestId = randomUUID();
    await call(anna, 'set', { version: 0, limits: { max: '9' }, reason: 'why' }, requestId);
    const fresh = { ...ben, approvesFrom: clock.now().getTime() + 1 };
    const decision = { requestId, move: 'approve' };
    await expect(async () => call(fresh, 'decide', decision)).rejects.toMatchObject({
      code: 'A120',
    });
    expect(await call(fresh, 'decide', { ...decision, move: 'refuse', reason: 'no' })).toEqual({
      status: 'refused',
    });
  });
});
