import { randomUUID } from 'node:crypto';
import {
  callAs,
  guestCaller,
  memberCaller,
  openTestSpace,
  operatorCaller,
  settableClock,
  startTestService,
} from '@noriter/kit/testing';
import { board } from '../src/service.ts';

/** Noon in Korea. */
export const NOON = '2026-01-15T03:00:00Z';

export type BoardHouse = Awaited<ReturnType<typeof openBoardHouse>>;

/** A running board on real servers, and the people who call it. */
export async function openBoardHouse(label: string, env: Record<string, string> = {}) {
  const space = await openTestSpace(label);
  const clock = settableClock(NOON);
  const running = await startTestService(board, { space, clock, env });
  const service = { url: running.url, key: space.internalKey };
  return {
    space,
    clock,
    running,
    pool: running.deps.pool,
    /** A site of its own, so that what stands on it is nobody else's. */
    site() {
      const siteId = `site-${randomUUID().slice(0, 8)}`;
      return {
        siteId,
        guest: callAs(service, guestCaller({ siteId })),
        guestAt: (address: string) => callAs(service, guestCaller({ siteId, address })),
        member: () => callAs(service, memberCaller({ siteId })),
        operator: (...permissions: string[]) =>
          callAs(service, operatorCaller({ siteId, permissions })),
        editor: callAs(
          service,
          operatorCaller({ siteId, loginId: 'editor', permissions: ['content.manage'] }),
        ),
        auditor: callAs(service, operatorCaller({ siteId, permissions: ['audit.read'] })),
      };
    },
    async close() {
      await running.stop();
      await space.close();
    },
  };
}

export type Site = ReturnType<BoardHouse['site']>;

/** Texts in Korean, and in the other languages where a test gives them. */
export function texts(title: string, others: { en?: string; vi?: string } = {}) {
  const text = (words: string) => ({ title: words, body: `${words} body` });
  return {
    ko: text(title),
    ...(others.en === undefined ? {} : { en: text(others.en) }),
    ...(others.vi === undefined ? {} : { vi: text(others.vi) }),
  };
}

export const noticeOf = (title: string, changes: object = {}) => ({
  category: 'notice',
  pinned: false,
  enabled: true,
  texts: texts(title),
  ...changes,
});

export const faqOf = (title: string, changes: object = {}) => ({
  category: 'cash',
  enabled: true,
  texts: texts(title),
  ...changes,
});

export const popupOf = (title: string, changes: object = {}) => ({
  audience: 'all',
  languages: ['ko', 'en', 'vi'],
  enabled: true,
  texts: texts(title),
  ...changes,
});

export const bannerOf = (title: string, changes: object = {}) => ({
  place: 'main-top',
  art: 'deposit',
  link: '/member/chargeMain/charge',
  enabled: true,
  texts: { ko: { title, body: '한 줄' } },
  ...changes,
});

/** Saves new content and gives back its number. */
export async function putUp(site: Site, room: string, document: object): Promise<number> {
  const answer = await site.editor(`/api/admin/board/${room}/save`, { version: 0, document });
  if (answer.resultCode !== '0') throw new Error(JSON.stringify(answer.data));
  return answer.data.idx;
}
