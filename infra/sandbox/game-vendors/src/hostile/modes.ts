/** How a vendor can lie; README.md explains each. */
export const modes = [
  'duplicate',
  'conflict',
  'reorder',
  'rollback-first',
  'rollback-storm',
  'lost-answer',
  'timeout',
  'wrong-signature',
  'old-signature',
  'replayed-nonce',
  'float',
  'negative',
  'huge',
  'missing-amount',
  'other-session',
  'win-twice',
  'half-closed',
  'slow-body',
] as const;
export type Mode = (typeof modes)[number];
