import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BoardWorld, openBoardWorld, type Site, texts } from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_text_pages');
});
afterAll(() => world.close());

const admin = (verb: string) => `/api/admin/board/textPages/${verb}`;

const save = (site: Site, slug: string, version: number, title: string) =>
  site.editor(admin('save'), { slug, version, texts: texts(title) });

describe('a text page', () => {
  test('is read in its present version, in the language of the request', async () => {
    const site = world.site();
    await site.editor(admin('save'), {
      slug: 'terms',
      version: 0,
      texts: texts('약관', { vi: 'Điều khoản' }),
    });
    const read = (language: 'ko' | 'en' | 'vi') =>
      site.guest('/api/etc/textPage', { slug: 'terms' }, { language });
    expect((await read('ko')).data).toEqual({
      slug: 'terms',
      title: '약관',
      body: '약관 body',
      language: 'ko',
      version: 1,
      updatedAt: world.clock.now().toISOString(),
    });
    expect((await read('vi')).data).toMatchObject({ title: 'Điều khoản', language: 'vi' });
    expect((await read('en')).data).toMatchObject({ title: '약관', language: 'ko' });
    expect((await save(site, 'terms', 1, '새 약관')).data).toEqual({ version: 2 });
    expect((await read('ko')).data).toMatchObject({ title: '새 약관', version: 2 });
  });

  test('that does not exist is BD001, and a wrong name H400', async () => {
    const { guest } = world.site();
    expect((await guest('/api/etc/textPage', { slug: 'nothing' })).resultCode).toBe('BD001');
    expect((await guest('/api/etc/textPage', { slug: '../etc' })).resultCode).toBe('H400');
  });

  test('keeps every version, and an earlier one can be brought back', async () => {
    const site = world.site();
    await save(site, 'rules', 0, '하나');
    world.clock.advance(60_000);
    await save(site, 'rules', 1, '둘');
    const restored = await site.editor(admin('restore'), { slug: 'rules', version: 2, from: 1 });
    expect(restored.data).toEqual({ version: 3 });
    const { data } = await site.editor(admin('versions'), { slug: 'rules' });
    expect(data.list).toMatchObject([
      { version: 3, title: '하나', restoredFrom: 1, savedBy: 'editor' },
      { version: 2, title: '둘', restoredFrom: null },
      { version: 1, title: '하나', restoredFrom: null },
    ]);
    const second = await site.editor(admin('get'), { slug: 'rules', version: 2 });
    expect(second.data).toMatchObject({ version: 2, texts: texts('둘') });
    const present = await site.editor(admin('get'), { slug: 'rules' });
    expect(present.data).toMatchObject({ version: 3, texts: texts('하나') });
    expect((await site.editor(admin('list'))).data.list).toMatchObject([
      { slug: 'rules', version: 3 },
    ]);
    const { data: log } = await site.auditor('/api/admin/audit/board/list', {
      startDate: '2026-01-15',
    });
    expect(log.list).toMatchObject([
      {
        action: 'text-page.restore',
        subject: 'text-page:rules',
        before: { version: 2, texts: texts('둘') },
        after: { version: 3, texts: texts('하나'), restoredFrom: 1 },
      },
      { action: 'text-page.save', before: { version: 1 }, after: { version: 2 } },
      { action: 'text-page.save', before: null, after: { version: 1 } },
    ]);
  });

  test('has versions that nobody can change, not even in the database', async () => {
    const site = world.site();
    await save(site, 'terms', 0, '약관');
    for (const sql of [
      `update text_page_version set texts = '{}' where site_id = $1`,
      'delete from text_page_version where site_id = $1',
    ]) {
      await expect(world.pool.query(sql, [site.siteId])).rejects.toThrow(/append-only/);
    }
  });

  test('of several operators with one version, one saves', async () => {
    const site = world.site();
    const first = await Promise.all(['하나', '둘', '셋'].map((t) => save(site, 'terms', 0, t)));
    expect(first.map(({ resultCode }) => resultCode).toSorted()).toEqual(['0', 'BD002', 'BD002']);
    const next = await Promise.all(['하나', '둘', '셋'].map((t) => save(site, 'terms', 1, t)));
    expect(next.map(({ resultCode }) => resultCode).toSorted()).toEqual(['0', 'BD002', 'BD002']);
    const stale = await site.editor(admin('restore'), { slug: 'terms', version: 1, from: 1 });
    expect(stale.resultCode).toBe('BD002');
    expect((await save(site, 'terms', 9, '넷')).resultCode).toBe('BD002');
  });

  test('is saved once, however often the request comes', async () => {
    const site = world.site();
    const body = { slug: 'terms', version: 0, texts: texts('약관') };
    const key = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => site.editor(admin('save'), body, key)));
    expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ version: 1 })));
    const other = { ...body, texts: texts('다른 약관') };
    expect((await site.editor(admin('save'), other, key)).resultCode).toBe('C999');
    await world.pool.query('delete from kit.http_idempotency');
    expect((await site.editor(admin('save'), body, key)).resultCode).toBe('T999');
    const { data } = await site.editor(admin('versions'), { slug: 'terms' });
    expect(data.list).toHaveLength(1);
  });

  test('is refused when it breaks its contract', async () => {
    const { editor } = world.site();
    for (const change of [
      { slug: 'No Slug' },
      { version: -1 },
      { texts: { ko: { title: '약관', body: '<p>약관</p>' } } },
      { texts: { ko: { title: '약관', body: 'a\n'.repeat(10_001) } } },
    ]) {
      const body = { slug: 'terms', version: 0, texts: texts('약관'), ...change };
      expect((await editor(admin('save'), body)).resultCode).toBe('H400');
    }
    const missing = { slug: 'terms', version: 1, from: 7 };
    expect((await editor(admin('restore'), missing)).resultCode).toBe('BD001');
    expect((await editor(admin('get'), { slug: 'terms' })).resultCode).toBe('BD001');
  });

  test.each(['list', 'versions', 'get', 'save', 'restore'])(
    '%s is for operators with content.manage only',
    async (verb) => {
      const { operator, member, guest } = world.site();
      const body = { slug: 'terms', version: 1, from: 1, texts: texts('약관') };
      expect((await operator('site.manage')(admin(verb), body)).resultCode).toBe('H403');
      expect((await member()(admin(verb), body)).resultCode).toBe('H403');
      expect((await guest(admin(verb), body)).resultCode).toBe('H401');
    },
  );

  test('has room for 50 of them', async () => {
    const site = world.site();
    await world.pool.query(
      `insert into text_page (site_id, slug, version)
       select $1, 'page-' || n, 1 from generate_series(1, 50) as n`,
      [site.siteId],
    );
    expect((await save(site, 'terms', 0, '약관')).resultCode).toBe('BD003');
  });
});
