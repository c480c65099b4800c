import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BoardWorld, noticeOf, openBoardWorld, putUp } from '../world/board-world.ts';

let world: BoardWorld;

/** Nothing listens there: Redis is away for the whole life of this service. */
beforeAll(async () => {
  world = await openBoardWorld('board_without_redis', { REDIS_URL: 'redis://127.0.0.1:1' });
});
afterAll(() => world.close());

test('while Redis is away notices are read, and their readers not counted', async () => {
  const site = world.site();
  const boardIdx = await putUp(site, 'notices', noticeOf('공지'));
  const read = await site.guest('/api/board/notice/datail', { boardIdx });
  expect(read).toMatchObject({ resultCode: '0', data: { board: { title: '공지', views: 0 } } });
});
