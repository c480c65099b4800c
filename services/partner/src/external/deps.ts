import type { TreeDeps } from '../tree/deps.ts';

/** What the external back office needs: it opens nothing of its own. */
export type ExternalDeps = TreeDeps;
