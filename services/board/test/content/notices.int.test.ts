import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BoardWorld,
  NOON,
  noticeOf,
  openBoardWorld,
  putUp,
  type Site,
  texts,
} from '../world/board-world.ts';

let world: BoardWorld;

beforeAll(async () => {
  world = await openBoardWorld('board_notices');
});
afterAll(() => world.close());

const HOUR = 3_600_000;
const hoursFromNoon = (hours: number) =>
  new Date(new Date(NOON).getTime() + hours * HOUR).toISOString();

const publish = (site: Site, title: string, hours: number, changes: object = {}) =>
  putUp(site, 'notices', noticeOf(title, { from: hoursFromNoon(hours), ...changes }));

async function titles(site: Site, body: object = {}): Promise<string[]> {
  const { data } = await site.guest('/api/board/notice/list', body);
  return data.list.map(({ title }: { title: string }) => title);
}

describe('the list of notices', () => {
  test('has pinned ones first, then the newest; not what is off, to come or over', async () => {
    const site = world.site();
    await publish(site, '오래된', -48);
    await publish(site, '고정', -72, { pinned: true });
    await publish(site, '새로운', -1, { category: 'event' });
    await publish(site, '꺼진', -2, { enabled: false });
    await publish(site, '앞으로', 1);
    await publish(site, '지난', -9, { until: hoursFromNoon(0) });
    expect(await titles(site)).toEqual(['고정', '새로운', '오래된']);
    const { data } = await site.member()('/api/board/notice/list');
    expect(data.pageInfo).toEqual({ page: 1, count_per_list: 10, tatal_list_count: 3 });
    expect(data.idxList).toEqual(data.list.map((row: { boardIdx: number }) => row.boardIdx));
    expect(data.list[1]).toMatchObject({
      category: 'event',
      pinned: false,
      views: 0,
      publishedAt: hoursFromNoon(-1),
    });
    expect(await titles(world.site())).toEqual([]);
  });

  test('is published at once where no time is given', async () => {
    const site = world.site();
    await putUp(site, 'notices', noticeOf('지금'));
    const { data } = await site.guest('/api/board/notice/list');
    expect(data.list[0].publishedAt).toBe(world.clock.now().toISOString());
  });

  test('finds a part of the title or text in the language of the reader', async () => {
    const site = world.site();
    await publish(site, '입금 안내', -1, { texts: texts('입금 안내', { en: 'Deposits' }) });
    await publish(site, '출금 100% 안내', -2);
    expect(await titles(site, { search: '입금' })).toEqual(['입금 안내']);
    expect(await titles(site, { search: ' BODY ' })).toHaveLength(2);
    expect(await titles(site, { search: '0%' })).toEqual(['출금 100% 안내']);
    expect(await titles(site, { search: '_' })).toEqual([]);
    const inEnglish = await site.guest(
      '/api/board/notice/list',
      { search: 'depo' },
      { language: 'en' },
    );
    expect(inEnglish.data.list).toMatchObject([{ title: 'Deposits' }]);
    const vietnamese = await site.guest('/api/board/notice/list', {}, { language: 'vi' });
    expect(vietnamese.data.list).toMatchObject([
      { title: 'Deposits' },
      { title: '출금 100% 안내' },
    ]);
  });

  test('comes in pages', async () => {
    const site = world.site();
    for (let count = 1; count <= 11; count += 1) await publish(site, `공지 ${count}`, -count);
    expect(await titles(site)).toHaveLength(10);
    expect(await titles(site, { page: 2 })).toEqual(['공지 11']);
    const { data } = await site.guest('/api/main/nt/list');
    expect(data.list.map(({ title }: { title: string }) => title)).toEqual(
      [1, 2, 3, 4, 5].map((count) => `공지 ${count}`),
    );
  });

  test.each([{ page: 0 }, { search: 'a'.repeat(51) }, { search: 'a\u0000' }])(
    'refuses %o',
    async (body) => {
      const answer = await world.site().guest('/api/board/notice/list', body);
      expect(answer.resultCode).toBe('H400');
    },
  );
});

describe('a notice', () => {
  test('is read with the ones published before and after it', async () => {
    const site = world.site();
    const first = await publish(site, '처음', -30);
    const second = await publish(site, '다음', -20, { pinned: true });
    await publish(site, '꺼진', -15, { enabled: false });
    const third = await publish(site, '끝', -10);
    const { data } = await site.guest('/api/board/notice/datail', { boardIdx: second });
    expect(data).toMatchObject({
      board: {
        boardIdx: second,
        title: '다음',
        body: '다음 body',
        pinned: true,
        publishedAt: hoursFromNoon(-20),
      },
      previous: { boardIdx: first, title: '처음' },
      next: { boardIdx: third, title: '끝' },
    });
    const newest = await site.guest('/api/board/notice/datail', { boardIdx: third });
    expect(newest.data.next).toBeNull();
  });

  test('of one moment has neighbours in the order it was made', async () => {
    const site = world.site();
    const [one, two, three] = [
      await publish(site, '하나', -1),
      await publish(site, '둘', -1),
      await publish(site, '셋', -1),
    ];
    const { data } = await site.guest('/api/board/notice/datail', { boardIdx: two });
    expect([data.previous.boardIdx, data.next.boardIdx]).toEqual([one, three]);
  });

  test('counts each reader once a day', async () => {
    const site = world.site();
    const boardIdx = await publish(site, '공지', -1);
    const read = async (call = site.guest) =>
      (await call('/api/board/notice/datail', { boardIdx })).data.board.views;
    expect(await read()).toBe(1);
    expect(await read()).toBe(1);
    expect(await read(site.guestAt('198.51.100.9'))).toBe(2);
    // Whoever has one address of IPv6 has all of its network.
    expect(await read(site.guestAt('2001:db8:1:2::1'))).toBe(3);
    expect(await read(site.guestAt('2001:db8:1:2::2'))).toBe(3);
    const member = site.member();
    expect(await read(member)).toBe(4);
    expect(await read(member)).toBe(4);
    world.clock.advance(24 * HOUR);
    expect(await read()).toBe(5);
    world.clock.set(NOON);
    const { data } = await site.guest('/api/board/notice/list');
    expect(data.list[0].views).toBe(5);
  });

  test('is not there when it is off, to come, over, unknown or of another site', async () => {
    const site = world.site();
    const hidden = [
      await publish(site, '꺼진', -2, { enabled: false }),
      await publish(site, '앞으로', 1),
      await publish(site, '지난', -9, { until: hoursFromNoon(-1) }),
      await publish(world.site(), '남의', -1),
      2_000_000_000,
    ];
    for (const boardIdx of hidden) {
      const answer = await site.guest('/api/board/notice/datail', { boardIdx });
      expect(answer).toMatchObject({
        resultCode: 'BD001',
        resultMessage: '존재하지 않거나 삭제된 글입니다.',
      });
    }
    expect((await site.guest('/api/board/notice/datail', { boardIdx: 'x' })).resultCode).toBe(
      'H400',
    );
  });
});
