import type { Auditor } from '@noriter/kit/audit';

/** The operator behind a change, and the request it came with. */
export type SavedBy = {
  siteId: string;
  loginId: string;
  /** The same for each repetition of the request. */
  effectId: string;
  audit: Auditor;
};
