import { consume } from '@noriter/kit/kafka';
import { memberEvents } from '@noriter/proto/topics';
import { onMemberEvent } from './events/on-member-event.ts';
import { adminChangeRoutes } from './http/admin-changes.ts';
import { adminGrantRoutes } from './http/admin-grants.ts';
import { adminPromotionRoutes } from './http/admin-promotions.ts';
import { adminSegmentRoutes } from './http/admin-segments.ts';
import { mainPageRoutes } from './http/main-page.ts';
import { promotionRoutes } from './http/promotions.ts';
import { endFreeBetsJob } from './jobs/end-free-bets.ts';
import { forgetWelcomesJob } from './jobs/forget-welcomes.ts';
import { remindFreeBetsJob } from './jobs/remind-free-bets.ts';

/** Promotions as data: who gets what, within caps and a budget, and what was given. */
export const promotionsModule = {
  routes: [
    ...promotionRoutes,
    ...mainPageRoutes,
    ...adminPromotionRoutes,
    ...adminGrantRoutes,
    ...adminSegmentRoutes,
    ...adminChangeRoutes,
  ],
  consumes: [consume(memberEvents, { handle: onMemberEvent })],
  jobs: [endFreeBetsJob, remindFreeBetsJob, forgetWelcomesJob],
};
