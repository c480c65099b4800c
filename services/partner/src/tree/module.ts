import { consume } from '@noriter/kit/kafka';
import { memberEvents } from '@noriter/proto/topics';
import type { TreeDeps } from './deps.ts';
import { onMemberEvent } from './events/on-member-event.ts';
import { adminTermsRoutes } from './http/admin-terms.ts';
import { adminTreeRoutes } from './http/admin-tree.ts';
import { adminViewRoutes } from './http/admin-view.ts';
import { treeRoutes } from './http/tree.ts';

/** Who stands above whom, and since when. */
export const treeModule = {
  routes: [...treeRoutes, ...adminTreeRoutes, ...adminTermsRoutes, ...adminViewRoutes],
  consumes: [consume<TreeDeps, typeof memberEvents>(memberEvents, { handle: onMemberEvent })],
};
