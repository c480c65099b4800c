import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BoardWorld,
  bannerOf,
  faqOf,
  noticeOf,
  openBoardWorld,
  popupOf,
  putUp,
  texts,
} from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_operators');
});
afterAll(() => world.close());

const resources = [
  ['notices', 'notice', noticeOf, { pinned: 'yes' }],
  ['faq', 'faq', faqOf, { category: 'weather' }],
  ['popups', 'popup', popupOf, { link: 'http://example.com' }],
  ['banners', 'banner', bannerOf, { art: '/uploads/x.png' }],
] as const;

describe.each(resources)('%s', (resource, kind, documentOf, wrong) => {
  const path = (verb: string) => `/api/admin/board/${resource}/${verb}`;

  test('are saved, listed, read and changed, and each save counts up', async () => {
    const { editor } = world.site();
    const made = await editor(path('save'), { version: 0, document: documentOf('처음') });
    expect(made).toMatchObject({ resultCode: '0', data: { version: 1 } });
    const { idx } = made.data;
    const changed = await editor(path('save'), { idx, version: 1, document: documentOf('다음') });
    expect(changed.data).toEqual({ idx, version: 2 });
    const { data } = await editor(path('get'), { idx });
    expect(data).toMatchObject({
      idx,
      version: 2,
      savedBy: 'editor',
      document: documentOf('다음'),
    });
    const list = await editor(path('list'));
    expect(list.data.list).toEqual([data]);
    expect(list.data.pageInfo).toEqual({ page: 1, count_per_list: 10, tatal_list_count: 1 });
  });

  test('leave an audit entry with the text before and after', async () => {
    const site = world.site();
    const idx = await putUp(site, resource, documentOf('처음'));
    await site.editor(path('save'), { idx, version: 1, document: documentOf('다음') });
    await site.editor(path('delete'), { idx, version: 2 });
    const { data } = await site.auditor('/api/admin/audit/board/list', {
      startDate: '2026-01-15',
      subject: `${kind}:${idx}`,
    });
    expect(data.list).toMatchObject([
      { action: `${kind}.delete`, before: documentOf('다음'), after: null },
      { action: `${kind}.change`, before: documentOf('처음'), after: documentOf('다음') },
      { action: `${kind}.create`, before: null, after: documentOf('처음') },
    ]);
    const { data: chain } = await site.auditor('/api/admin/audit/board/verify');
    expect(chain.brokenAt).toBeNull();
  });

  test('are refused when they break their contract', async () => {
    const { editor } = world.site();
    const save = (document: object) => editor(path('save'), { version: 0, document });
    for (const change of [
      wrong,
      { texts: { en: texts('x').ko } },
      { texts: texts('a'.repeat(101)) },
      { texts: texts('<b>굵게</b>\n') },
      { texts: texts('널\u0000') },
    ]) {
      const answer = await save(documentOf('제목', change));
      expect([answer.resultCode, answer.status]).toEqual(['H400', 400]);
    }
    expect((await editor(path('get'), { idx: 0 })).resultCode).toBe('H400');
    expect((await editor(path('list'))).data.list).toEqual([]);
  });

  test('are for operators with content.manage only', async () => {
    const { operator, member, guest } = world.site();
    for (const verb of ['list', 'get', 'save', 'delete']) {
      const body = { idx: 1, version: 1, document: documentOf('제목') };
      const stranger = operator('members.read', 'site.manage', 'audit.read');
      expect((await stranger(path(verb), body)).resultCode).toBe('H403');
      expect((await member()(path(verb), body)).resultCode).toBe('H403');
      expect((await guest(path(verb), body)).resultCode).toBe('H401');
    }
  });

  test('of two operators with one version, the second looks again', async () => {
    const site = world.site();
    const idx = await putUp(site, resource, documentOf('처음'));
    const saves = await Promise.all(
      ['하나', '둘', '셋'].map((title) =>
        site.editor(path('save'), { idx, version: 1, document: documentOf(title) }),
      ),
    );
    expect(saves.map(({ resultCode }) => resultCode).toSorted()).toEqual(['0', 'BD002', 'BD002']);
    expect((await site.editor(path('delete'), { idx, version: 1 })).resultCode).toBe('BD002');
    expect((await site.editor(path('get'), { idx })).data.version).toBe(2);
  });

  test('are not there on another site, nor once they are removed', async () => {
    const site = world.site();
    const idx = await putUp(site, resource, documentOf('처음'));
    const other = world.site().editor;
    expect((await other(path('get'), { idx })).resultCode).toBe('BD001');
    const save = { idx, version: 1, document: documentOf('남의 것') };
    expect((await other(path('save'), save)).resultCode).toBe('BD001');
    expect((await other(path('delete'), { idx, version: 1 })).resultCode).toBe('BD001');
    expect((await site.editor(path('delete'), { idx, version: 1 })).resultCode).toBe('0');
    expect((await site.editor(path('delete'), { idx, version: 1 })).resultCode).toBe('BD001');
    expect((await site.editor(path('save'), save)).resultCode).toBe('BD001');
  });

  test('are made once, however often the request comes', async () => {
    const site = world.site();
    const idempotencyKey = randomUUID();
    const save = (title: string) =>
      site.editor(path('save'), { version: 0, document: documentOf(title) }, { idempotencyKey });
    const answers = await Promise.all([save('하나'), save('하나'), save('하나')]);
    expect(new Set(answers.map(({ data }) => data.idx)).size).toBe(1);
    expect((await save('하나')).headers.get('idempotency-replayed')).toBe('true');
    expect((await save('둘')).resultCode).toBe('C999');
    expect((await site.editor(path('list'))).data.list).toHaveLength(1);
  });

  test('a save whose answer was lost is not made again', async () => {
    const site = world.site();
    const idempotencyKey = randomUUID();
    const save = (body: object) => site.editor(path('save'), body, { idempotencyKey });
    const forget = () => world.pool.query('delete from kit.http_idempotency');
    const made = await save({ version: 0, document: documentOf('하나') });
    await forget();
    const again = await save({ version: 0, document: documentOf('하나') });
    expect(again.resultCode).toBe('T999');
    const { idx } = made.data;
    const change = { idx, version: 1, document: documentOf('둘') };
    const key = { idempotencyKey: randomUUID() };
    expect((await site.editor(path('save'), change, key)).resultCode).toBe('0');
    await forget();
    expect((await site.editor(path('save'), change, key)).resultCode).toBe('T999');
    expect((await site.editor(path('list'))).data.list).toMatchObject([{ idx, version: 2 }]);
  });
});

test('what an operator leaves out is answered with what it means', async () => {
  const site = world.site();
  const idx = await putUp(site, 'popups', popupOf('팝업'));
  const { data } = await site.editor('/api/admin/board/popups/get', { idx });
  expect(data.document).toEqual(
    popupOf('팝업', { link: null, order: 100, from: null, until: null, variants: [] }),
  );
});

test('a site has room for 50 popups', async () => {
  const site = world.site();
  await world.pool.query(
    `insert into content (site_id, kind, enabled, texts, details, made_effect, saved_effect,
       made_at, saved_at, saved_by)
     select $1, 'popup', false, '{"ko":{"title":"x","body":"x"}}', '{}', gen_random_uuid(),
       gen_random_uuid(), now(), now(), 'x' from generate_series(1, 50)`,
    [site.siteId],
  );
  const save = { version: 0, document: popupOf('하나 더') };
  expect(await site.editor('/api/admin/board/popups/save', save)).toMatchObject({
    resultCode: 'BD003',
    resultMessage: '더 이상 등록할 수 없습니다. 최대 50개까지 등록할 수 있습니다.',
  });
  expect(await putUp(site, 'banners', bannerOf('배너'))).toBeGreaterThan(0);
});
