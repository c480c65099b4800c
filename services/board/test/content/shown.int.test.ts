import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BoardWorld,
  bannerOf,
  faqOf,
  NOON,
  openBoardWorld,
  popupOf,
  putUp,
  texts,
} from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_shown');
});
afterAll(() => world.close());

const later = new Date(new Date(NOON).getTime() + 3_600_000).toISOString();

describe('the FAQ', () => {
  test('has its questions in order, by category and by search', async () => {
    const site = world.site();
    await putUp(site, 'faq', faqOf('둘째', { order: 20 }));
    await putUp(site, 'faq', faqOf('첫째', { order: 10, category: 'member' }));
    await putUp(site, 'faq', faqOf('꺼진', { order: 5, enabled: false }));
    const ask = async (body: object = {}) =>
      (await site.guest('/api/board/faq/list', body)).data.list.map(
        ({ title }: { title: string }) => title,
      );
    expect(await ask()).toEqual(['첫째', '둘째']);
    expect(await ask({ category: 'member' })).toEqual(['첫째']);
    expect(await ask({ search: '둘' })).toEqual(['둘째']);
    expect(await ask({ search: '둘', category: 'member' })).toEqual([]);
    const wrong = await site.guest('/api/board/faq/list', { category: 'weather' });
    expect(wrong.resultCode).toBe('H400');
  });

  test('is answered in the language of the request, else in English, else in Korean', async () => {
    const site = world.site();
    const faqIdx = await putUp(site, 'faq', faqOf('질문', { texts: texts('질문', { en: 'Q' }) }));
    const inLanguage = async (language: 'ko' | 'en' | 'vi') =>
      (await site.guest('/api/board/faq/list', {}, { language })).data.list[0];
    expect(await inLanguage('ko')).toEqual({
      faqIdx,
      category: 'cash',
      title: '질문',
      body: '질문 body',
      language: 'ko',
    });
    expect(await inLanguage('en')).toMatchObject({ title: 'Q', language: 'en' });
    expect(await inLanguage('vi')).toMatchObject({ title: 'Q', language: 'en' });
  });
});

describe.each(['/api/etc/popupList', '/api/main/popupList'])('%s', (path) => {
  test('has what is meant for the reader, in order', async () => {
    const site = world.site();
    await putUp(site, 'popups', popupOf('모두', { order: 2 }));
    await putUp(site, 'popups', popupOf('손님', { order: 1, audience: 'guests' }));
    await putUp(site, 'popups', popupOf('회원', { order: 3, audience: 'members' }));
    await putUp(site, 'popups', popupOf('영어', { languages: ['en'] }));
    await putUp(site, 'popups', popupOf('꺼진', { enabled: false }));
    await putUp(site, 'popups', popupOf('앞으로', { from: later }));
    const titles = async (call = site.guest, language: 'ko' | 'en' = 'ko') =>
      (await call(path, {}, { language })).data.list.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['손님', '모두']);
    expect(await titles(site.member())).toEqual(['모두', '회원']);
    expect(await titles(site.operator())).toEqual(['손님', '모두']);
    expect(await titles(site.guest, 'en')).toContain('영어');
    world.clock.set(later);
    expect(await titles()).toContain('앞으로');
    world.clock.set(NOON);
  });

  test('shows a change at once, under the same number and another version', async () => {
    const site = world.site();
    const idx = await putUp(site, 'popups', popupOf('처음', { link: 'https://www.kcgp.or.kr' }));
    expect((await site.guest(path)).data.list).toEqual([
      {
        bannerIdx: idx,
        variant: 'a',
        version: 1,
        title: '처음',
        body: '처음 body',
        language: 'ko',
        link: 'https://www.kcgp.or.kr',
      },
    ]);
    await site.editor('/api/admin/board/popups/save', {
      idx,
      version: 1,
      document: popupOf('다음'),
    });
    expect((await site.guest(path)).data.list).toMatchObject([
      { bannerIdx: idx, version: 2, title: '다음', link: null },
    ]);
  });
});

describe('the banners', () => {
  test('are those of now, in order, with their drawing and place', async () => {
    const site = world.site();
    await putUp(site, 'banners', bannerOf('둘째', { place: 'main-middle', art: 'sport' }));
    const first = await putUp(site, 'banners', bannerOf('첫째', { order: 1 }));
    await putUp(site, 'banners', bannerOf('끝난', { until: NOON }));
    const { data } = await site.guest('/api/etc/banner');
    expect(data.list).toMatchObject([
      {
        bannerIdx: first,
        place: 'main-top',
        art: 'deposit',
        link: '/member/chargeMain/charge',
        title: '첫째',
        body: '한 줄',
      },
      { title: '둘째', place: 'main-middle', art: 'sport' },
    ]);
    expect((await world.site().guest('/api/etc/banner')).data.list).toEqual([]);
  });
});
