import { askAcrossSites } from '@noriter/kit/testing/fuzz/ask-across-sites';
import { FUZZ_MS_MAX } from '@noriter/kit/testing/fuzz/fuzz-routes';
import { expect, test } from 'vitest';
import { board } from '../src/service.ts';
import { OURS, openWholeSite } from './world/whole-site.ts';

test(
  'an operator of another site sees and changes nothing of this one',
  async () => {
    const { world, known } = await openWholeSite('board_other_sites');
    const { crossed, reached } = await askAcrossSites({
      url: world.running.url,
      key: world.space.keyring,
      routes: board.routes,
      pool: world.pool,
      known: {
        ...known,
        slug: ['terms'],
        name: ['name'],
        // Of banned words; elsewhere it is of other things.
        kind: [],
        action: ['message.send'],
        subject: ['message:1'],
        version: [0, 1],
        from: [1, null],
        title: ['title'],
        body: ['body'],
        // Past every entry: an answer to what is not read yet is refused.
        seenEntryIdx: [2_147_483_647],
        images: [[]],
        days: [0, 3],
        reason: ['reason'],
        search: [''],
        text: [''],
        startDate: ['2026-01-15'],
        endDate: ['2026-01-15'],
      },
      marks: [OURS],
    });
    await world.close();
    expect(crossed).toEqual([]);
    expect(reached).toEqual(
      expect.arrayContaining([
        '/api/admin/board/textPages/list',
        '/api/admin/board/notices/list',
        '/api/admin/board/faq/list',
        '/api/admin/board/popups/list',
        '/api/admin/board/banners/list',
        '/api/admin/board/banners/delete',
        '/api/admin/board/messages/list',
        '/api/admin/board/messages/recall',
        '/api/admin/board/posts/list',
        '/api/admin/board/posts/hide',
        '/api/admin/board/reports/list',
        '/api/admin/board/words/list',
        '/api/admin/board/mutes/list',
        '/api/admin/board/mutes/set',
        '/api/admin/board/inquiries/list',
        '/api/admin/board/inquiries/write',
        '/api/admin/board/macros/list',
        '/api/admin/audit/board/list',
      ]),
    );
  },
  FUZZ_MS_MAX,
);
