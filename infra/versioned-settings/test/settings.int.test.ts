import { readFileSync } from 'node:fs';
import type { AuditEntry } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { defineCodes, refuse } from '@noriter/kit/result-codes';
import { openTestSpace, operatorCaller, settableClock, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSettingsCache } from '../src/cache.ts';
import { changeSettings } from '../src/change-settings.ts';
import { settingsRoutes } from '../src/routes.ts';
import type { Settings } from '../src/settings.ts';
import { listVersions, readSettings, saveSettings, versionOf } from '../src/store.ts';

const text = { ko: '먼저', en: 'First', vi: 'Trước' };
const codes = defineCodes({ X1: text, X2: text });
type Limits = { max: bigint };
const shape = z.object({ max: z.string() });
const settings: Settings<Limits, { max: string }> = {
  table: 'example_settings',
  initial: { max: 1n },
  parse: (stored) => ({ max: BigInt(shape.parse(stored).max) }),
  text: ({ max }) => ({ max: max.toString() }),
  action: 'example.set',
  conflict: () => refuse(codes, 'X1'),
};
const siteId = 'site';
const clock = settableClock('2026-01-15T03:00:00Z');
const editor = operatorCaller({ siteId });

let space: TestSpace;
let entries: AuditEntry[] = [];

beforeAll(async () => {
  space = await openTestSpace('settings');
  await space.pool.query(readFileSync(new URL('../sql/settings.sql', import.meta.url), 'utf8'));
});
afterAll(() => space.close());
beforeEach(async () => {
  entries = [];
  await space.pool.query('truncate example_settings, example_settings_version');
});

const audit = async (_tx: unknown, entry: AuditEntry) => void entries.push(entry);
const by = { siteId, changedBy: editor.operatorId, audit };
const change = (version: number, max: bigint, reason = 'why') =>
  changeSettings({ pool: space.pool, clock }, settings, by, {
    version,
    reason,
    change: () => ({ max }),
  });
const history = () => listVersions(space.pool, settings, { siteId, limit: 10, offset: 0 });

describe('settings', () => {
  it('that were seeded are what the first change replaced, and no version that somebody set', async () => {
    for (const table of ['example_settings', 'example_settings_version']) {
      await space.pool.query(
        `insert into ${table} (site_id, version, document, changed_at, changed_by)
         values ($1, 0, '{"max":"9"}', $2, $3)`,
        [siteId, clock.now(), editor.operatorId],
      );
    }
    expect(await history()).toEqual({ versions: [], total: 0 });
    await change(0, 5n);
    await change(1, 7n);
    const { versions, total } = await history();
    expect(total).toBe(2);
    expect(versions).toMatchObject([
      { version: 2, before: { max: 5n } },
      { version: 1, before: { max: 9n } },
    ]);
  });

  it('are the initial ones until they are set, and then the last version', async () => {
    expect(await readSettings(space.pool, settings, siteId)).toMatchObject({ version: 0 });
    expect(await versionOf(space.pool, settings, siteId)).toBeNull();
    await change(0, 5n);
    await change(1, 7n, '');
    expect(await readSettings(space.pool, settings, siteId)).toEqual({
      version: 2,
      document: { max: 7n },
      changedAt: clock.now(),
      changedBy: editor.operatorId,
    });
    expect(await versionOf(space.pool, settings, siteId)).toBe(2);
    expect(entries).toEqual([
      {
        action: 'example.set',
        subject: 'site:site',
        before: { max: '1' },
        after: { max: '5', reason: 'why' },
      },
      { action: 'example.set', subject: 'site:site', before: { max: '5' }, after: { max: '7' } },
    ]);
    const { versions, total } = await history();
    expect(total).toBe(2);
    expect(versions).toMatchObject([
      { version: 2, document: { max: 7n }, before: { max: 5n }, reason: '' },
      { version: 1, document: { max: 5n }, before: { max: 1n }, reason: 'why' },
    ]);
  });

  it.each([0, 2, 5])('are not changed from version %d when they are at 1', async (version) => {
    await change(0, 5n);
    await expect(change(version, 6n)).rejects.toMatchObject({ code: 'X1' });
    expect((await history()).total).toBe(1);
  });

  it('have one next version, however many write it at the same moment', async () => {
    for (const version of [0, 1]) {
      const done = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => change(version, BigInt(index))),
      );
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect((await history()).versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('of a site that has none are not saved from another version than 0', async () => {
    const set = { siteId, version: 3, document: { max: 1n }, at: clock.now(), reason: '' };
    const saved = await withTransaction(space.pool, (tx) =>
      saveSettings(tx, settings, { ...set, changedBy: editor.operatorId }),
    );
    expect(saved).toBe(false);
  });

  it('stay when what is announced with them fails', async () => {
    const failing = changeSettings({ pool: space.pool, clock }, settings, by, {
      version: 0,
      reason: '',
      change: () => ({ max: 9n }),
      announce: () => Promise.reject(new Error('lost')),
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await versionOf(space.pool, settings, siteId)).toBeNull();
  });
});

it('the cache reads a version once, and the next one when a transaction has seen it', async () => {
  let parsed = 0;
  const counted = {
    ...settings,
    parse: (stored: unknown) => {
      parsed += 1;
      return settings.parse(stored);
    },
  };
  const at = createSettingsCache(counted);
  const see = (version: number | null) =>
    withTransaction(space.pool, (tx) => at(tx, siteId, version));
  expect(await see(null)).toEqual({ max: 1n });
  await change(0, 5n);
  expect([await see(1), await see(1)]).toEqual([{ max: 5n }, { max: 5n }]);
  expect(parsed).toBe(1);
  await change(1, 6n);
  expect(await see(2)).toEqual({ max: 6n });
});

describe('the routes', () => {
  const routes = settingsRoutes<{ pool: TestSpace['pool']; clock: typeof clock }>()({
    settings,
    path: '/api/admin/example',
    field: 'limits',
    shape,
    summaries: { get: 'Get', set: 'Set', versions: 'Versions' },
    permissions: { read: 'example.read', change: 'example.change' },
    initialIs: '0 is the demonstration',
    reason: z.string().min(1),
    refuses: ['X1'],
    set: (deps, who, { document, ...wish }) =>
      changeSettings(deps, settings, who, {
        ...wish,
        change: () => settings.parse(document),
      }),
  });
  const call = (name: string, body: unknown) => {
    const route = routes.find(({ path }) => path === `/api/admin/example/${name}`);
    if (route === undefined) throw new Error(`No route ${name}.`);
    const caller = { ...editor, permissions: ['example.read', 'example.change'] };
    const input = { caller, audit, requestId: '', effectId: () => '', userAgent: '' };
    const work = route.prepare(body);
    return work({ pool: space.pool, clock }, { ...input, language: 'ko' });
  };

  it('show, set with a reason and an expected version, and list', async () => {
    expect(await call('get', {})).toMatchObject({ version: 0, limits: { max: '1' } });
    const body = { version: 0, limits: { max: '5' }, reason: 'why' };
    const saved = { version: 1, limits: { max: '5' }, changedBy: editor.operatorId };
    expect(await call('set', body)).toMatchObject(saved);
    await expect(call('set', body)).rejects.toMatchObject({ code: 'X1' });
    expect(() => call('set', { ...body, reason: '' })).toThrow('H400');
    expect(() => call('set', { ...body, limits: {} })).toThrow('H400');
    expect(await call('versions', {})).toMatchObject({
      list: [{ ...saved, before: { max: '1' }, reason: 'why' }],
      pageInfo: { tatal_list_count: 1 },
    });
  });
});
