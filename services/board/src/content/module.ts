import type { BoardBase } from '../base.ts';
import type { ContentDeps } from './deps.ts';
import { adminContentRoutes } from './http/admin-content.ts';
import { adminFigureRoutes } from './http/admin-figures.ts';
import { bannerRoutes } from './http/banners.ts';
import { faqRoutes } from './http/faq.ts';
import { noticeRoutes } from './http/notices.ts';
import { popupRoutes } from './http/popups.ts';
import { seenRoutes } from './http/seen.ts';
import { textPageRoutes } from './http/text-pages.ts';
import { openSeenCounts } from './store/figures.ts';
import { openTrials } from './store/trials.ts';

/** Notices, questions, popups, banners and text pages: what operators put up. */
export const contentModule = {
  open: (deps: Pick<BoardBase, 'pool' | 'prisma' | 'clock'>) => ({
    seenCounts: openSeenCounts(deps.pool),
    trials: openTrials(deps),
  }),
  close: ({ seenCounts }: Pick<ContentDeps, 'seenCounts'>) => seenCounts.close(),
  routes: [
    ...noticeRoutes,
    ...faqRoutes,
    ...popupRoutes,
    ...bannerRoutes,
    ...textPageRoutes,
    ...seenRoutes,
    ...adminContentRoutes,
    ...adminFigureRoutes,
  ],
};
