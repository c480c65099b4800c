import type { TreeDeps } from '../tree/deps.ts';

/** Ids of members in the order of their turnover, sixteen bytes each, as they stood at a moment. */
export type Ranks = { readonly ids: Promise<Buffer>; readonly at: number };

/** What reports need. */
export type ReportsDeps = TreeDeps & {
  /** What this process has put in order, by whom and which days it is of, and who looks; oldest first. */
  readonly memberRanks: Map<string, Ranks>;
};
