import { randomUUID } from 'node:crypto';
import { fuzzRawRoutes } from '@noriter/kit/testing/fuzz/fuzz-raw-routes';
import { FUZZ_MS_MAX, fuzzRoutes } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { board } from '../src/service.ts';
import { bannerOf, faqOf, noticeOf, openBoardWorld, popupOf, putUp } from './world/board-world.ts';

test(
  'no body whatever is answered by a 5xx, or outside of what the document says',
  async () => {
    const world = await openBoardWorld('board_fuzz');
    const site = world.site('noriter');
    const idx = [
      await putUp(site, 'notices', noticeOf('공지')),
      await putUp(site, 'faq', faqOf('질문')),
      await putUp(site, 'popups', popupOf('팝업')),
      await putUp(site, 'banners', bannerOf('배너')),
    ];
    const found = await fuzzRoutes({
      url: world.running.url,
      key: world.space.keyring,
      routes: board.routes,
      memberIds: [],
      known: { idx, boardIdx: idx, version: [0, 1], slug: ['terms', 'sports-rules'] },
    });
    const raw = await fuzzRawRoutes({
      url: world.running.url,
      key: world.space.keyring,
      routes: board.rawRoutes ?? [],
      tails: [randomUUID(), `${randomUUID()}.webp?until=1&mac=AA`],
    });
    await world.close();
    expect([...found.failures, ...found.outside, ...raw]).toEqual([]);
  },
  FUZZ_MS_MAX,
);
