import { randomUUID } from 'node:crypto';
import { eventually } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BoardWorld,
  bannerOf,
  openBoardWorld,
  popupOf,
  putUp,
  type Site,
  texts,
} from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_variants');
});
afterAll(() => world.close());

const half = { variants: [{ share: 50, art: 'slot', texts: texts('둘째') }] };
const browsers = (count: number) => Array.from({ length: count }, () => randomUUID());

async function shown(site: Site, path: string, browser: string) {
  const { data } = await site.guest(path, { browser });
  const [first] = path === '/api/main' ? data.banners : data.list;
  return first;
}

const figures = async (site: Site, idx: number, name = 'banners') =>
  (await site.editor(`/api/admin/board/${name}/figures`, { idx })).data;

describe('a banner with two variants', () => {
  test('shows each browser one of them, the same on every page', async () => {
    const site = world.site();
    await putUp(site, 'banners', bannerOf('첫째', half));
    const seen = await Promise.all(
      browsers(60).map(async (browser) => {
        const own = await shown(site, '/api/etc/banner', browser);
        expect(await shown(site, '/api/main', browser)).toEqual(own);
        return `${own.variant} ${own.title} ${own.art}`;
      }),
    );
    expect([...new Set(seen)].sort()).toEqual(['a 첫째 deposit', 'b 둘째 slot']);
    const member = site.member();
    const ask = async () => (await member('/api/etc/banner')).data.list[0].variant;
    expect(await ask()).toBe(await ask());
  });

  test('attack: made-up browsers of one network fill Redis no further than their share', async () => {
    const site = world.site();
    const idx = await putUp(site, 'banners', bannerOf('첫째', half));
    const { redis } = world.running.deps;
    const see = (browser: string) =>
      site.guest('/api/board/content/seen', { browser, shown: [idx], pressed: [] });
    await see(randomUUID());
    const { keyPrefix = '' } = redis.options;
    const keysLike = async (pattern: string) =>
      (await redis.keys(`${keyPrefix}${pattern}`)).map((key) => key.slice(keyPrefix.length));
    const marks = () => keysLike(`content-seen:${idx}:*`);
    expect(await marks()).toHaveLength(1);
    // As if the network had had all of it.
    const [share = ''] = await keysLike('content-seen-by:*');
    expect(await redis.ttl(share)).toBeGreaterThan(0);
    await redis.set(share, '10000', 'KEEPTTL');
    await Promise.all(browsers(30).map(see));
    expect(await marks()).toHaveLength(1);
    // A member is one, wherever they are.
    await site.member()('/api/board/content/seen', { shown: [idx], pressed: [] });
    expect(await marks()).toHaveLength(2);
    await redis.del(share);
  });

  test('counts each reader once a day, by the variant that was shown', async () => {
    const site = world.site();
    const idx = await putUp(site, 'banners', bannerOf('첫째', half));
    const readers = browsers(30);
    const variants = await Promise.all(
      readers.map(async (browser) => (await shown(site, '/api/etc/banner', browser)).variant),
    );
    const pressers = readers.slice(0, 10);
    const see = (browser: string, pressed: number[] = []) =>
      site.guest('/api/board/content/seen', { browser, shown: [idx], pressed });
    await Promise.all([...readers, ...readers].map((browser) => see(browser)));
    await Promise.all([...pressers, ...pressers].map((browser) => see(browser, [idx])));
    const countOf = (variant: string, most: number) =>
      variants.slice(0, most).filter((one) => one === variant).length;
    await eventually(async () => {
      const { variants: own } = await figures(site, idx);
      expect(own).toMatchObject([
        { variant: 'a', share: 50, shown: countOf('a', 30), pressed: countOf('a', 10) },
        { variant: 'b', share: 50, shown: countOf('b', 30), pressed: countOf('b', 10) },
      ]);
      // So few say nothing.
      expect(own.map(({ confidence }: { confidence: unknown }) => confidence)).toEqual([
        null,
        null,
      ]);
    });
    const { days } = await figures(site, idx);
    expect(days[0]).toMatchObject({ day: '2026-01-15', variant: 'a' });
  });

  test('begins anew with other words, and not when it is only switched off', async () => {
    const site = world.site();
    const document = bannerOf('첫째', half);
    const idx = await putUp(site, 'banners', document);
    const save = (version: number, change: object) =>
      site.editor('/api/admin/board/banners/save', {
        idx,
        version,
        document: { ...document, ...change },
      });
    await site.guest('/api/board/content/seen', { browser: randomUUID(), pressed: [idx] });
    const sum = async () => {
      const { variants } = await figures(site, idx);
      return variants.reduce((all: number, one: { shown: number }) => all + one.shown, 0);
    };
    await eventually(async () => expect(await sum()).toBe(1));
    await save(1, { enabled: false });
    expect(await sum()).toBe(1);
    await save(2, { link: '/terms' });
    expect(await sum()).toBe(0);
  });
});

describe('a popup with two variants', () => {
  test('has figures of its own, and nobody else’s number counts', async () => {
    const site = world.site();
    const variants = [{ share: 50, texts: texts('둘째') }];
    const idx = await putUp(site, 'popups', popupOf('첫째', { variants }));
    const other = await putUp(world.site(), 'popups', popupOf('다른 사이트'));
    const browser = randomUUID();
    const popup = await shown(site, '/api/main/popupList', browser);
    await site.guest('/api/board/content/seen', { browser, shown: [idx, other, 999_999] });
    await eventually(async () => {
      const own = (await figures(site, idx, 'popups')).variants;
      expect(own).toHaveLength(2);
      expect(own.find((one: { shown: number }) => one.shown === 1)).toMatchObject({
        variant: popup.variant,
      });
    });
    const { rows } = await world.pool.query('select from content_figure where content_idx = $1', [
      other,
    ]);
    expect(rows).toEqual([]);
    expect(
      (await site.editor('/api/admin/board/popups/figures', { idx: 999_999 })).resultCode,
    ).toBe('BD001');
  });
});
