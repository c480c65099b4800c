import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  callAs,
  guestCaller,
  memberCaller,
  openTestSpace,
  operatorCaller,
  settableClock,
  startTestService,
} from '@noriter/kit/testing';
import { board } from '../../src/service.ts';
import { startFakeBetting } from './fake-betting.ts';
import { startFakePromotion } from './fake-promotion.ts';
import { startFakeWallet } from './fake-wallet.ts';

/** Noon in Korea. */
export const NOON = '2026-01-15T03:00:00Z';

const PUSH_KEY = Buffer.alloc(32, 7).toString('base64url');

export type BoardWorld = Awaited<ReturnType<typeof openBoardWorld>>;

/** A running board on real servers, and the people who call it. */
export async function openBoardWorld(label: string, env: Record<string, string> = {}) {
  const space = await openTestSpace(label);
  const clock = settableClock(NOON);
  const betting = await startFakeBetting(() => space.keyring);
  const promotion = await startFakePromotion(() => space.keyring);
  const wallet = await startFakeWallet(() => space.keyring);
  const imageFolder = mkdtempSync(join(tmpdir(), 'board-images-'));
  const own = {
    BETTING_URL: betting.url,
    PROMOTION_URL: promotion.url,
    WALLET_URL: wallet.url,
    PUSH_KEY,
    IMAGE_FOLDER: imageFolder,
    ...env,
  };
  const running = await startTestService(board, { space, clock, env: own });
  const service = { url: running.url, key: space.keyring };
  return {
    space,
    clock,
    running,
    betting,
    promotion,
    wallet,
    pool: running.deps.pool,
    /** A site of its own, so that what stands on it is nobody else's. */
    site(siteId = `site-${randomUUID().slice(0, 8)}`) {
      return {
        siteId,
        guest: callAs(service, guestCaller({ siteId })),
        guestAt: (address: string) => callAs(service, guestCaller({ siteId, address })),
        member: (changes: { memberId?: string; level?: number; address?: string } = {}) =>
          callAs(service, memberCaller({ siteId, ...changes })),
        operator: (...permissions: string[]) =>
          callAs(service, operatorCaller({ siteId, permissions })),
        /** Whoever works with members: writes to them, moderates, answers. */
        agent: (loginId = 'agent') =>
          callAs(
            service,
            operatorCaller({
              siteId,
              loginId,
              permissions: ['messages.send', 'posts.moderate', 'inquiries.answer'],
            }),
          ),
        editor: callAs(
          service,
          operatorCaller({ siteId, loginId: 'editor', permissions: ['content.manage'] }),
        ),
        auditor: callAs(service, operatorCaller({ siteId, permissions: ['audit.read'] })),
      };
    },
    async close() {
      await running.stop();
      await betting.close();
      await promotion.close();
      await wallet.close();
      await space.close();
      rmSync(imageFolder, { recursive: true, force: true });
    },
  };
}

export type Site = ReturnType<BoardWorld['site']>;

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
export async function putUp(site: Site, resource: string, document: object): Promise<number> {
  const answer = await site.editor(`/api/admin/board/${resource}/save`, { version: 0, document });
  if (answer.resultCode !== '0') throw new Error(JSON.stringify(answer.data));
  return answer.data.idx;
}
