import { consume } from '@noriter/kit/kafka';
import { memberEvents } from '@noriter/proto/topics';
import type { LaunchDeps } from './deps.ts';
import { onMemberEvent } from './events/on-member-event.ts';
import { memberLimitRoutes } from './http/admin-member-limits.ts';
import { launchRoutes } from './http/launch.ts';
import { moneyRoutes } from './http/money.ts';

/** From a member's wish to a game in a window, and to the end of it. */
export const launchModule = {
  routes: [...launchRoutes, ...moneyRoutes, ...memberLimitRoutes],
  consumes: [consume<LaunchDeps, typeof memberEvents>(memberEvents, { handle: onMemberEvent })],
};
