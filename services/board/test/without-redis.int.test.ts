import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoardHouse, noticeOf, openBoardHouse, putUp } from './board-house.ts';

let house: BoardHouse;

/** Nothing listens there: Redis is away for the whole life of this service. */
beforeAll(async () => {
  house = await openBoardHouse('board_without_redis', { REDIS_URL: 'redis://127.0.0.1:1' });
});
afterAll(() => house.close());

test('while Redis is away notices are read, and their readers not counted', async () => {
  const site = house.site();
  const boardIdx = await putUp(site, 'notices', noticeOf('공지'));
  const read = await site.guest('/api/board/notice/datail', { boardIdx });
  expect(read).toMatchObject({ resultCode: '0', data: { board: { title: '공지', views: 0 } } });
});
