import type { PolicyDeps } from '../policy/deps.ts';

/** What the tree needs: it opens nothing of its own. */
export type TreeDeps = PolicyDeps;
