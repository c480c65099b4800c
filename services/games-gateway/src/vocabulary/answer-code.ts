/**
 * How a vendor's call ended, in our words. Each adapter has the protocol's word for each.
 *
 * - `insufficient` to `wager_taken`: business; `conflict`: the same transaction with other contents;
 *   `rolled_back`: its rollback came first; `wager_taken`: another bet has that reference already;
 *   `settled`: what it is about has ended.
 * - `temporary`: nothing is known, the same call may be asked again; `failed`: it never will go.
 */
export const answerCodes = [
  'ok',
  'bad_signature',
  'stale',
  'replayed',
  'bad_request',
  'unknown_member',
  'unknown_session',
  'session_expired',
  'wrong_currency',
  'unknown_game',
  'game_blocked',
  'not_allowed',
  'insufficient',
  'limit',
  'conflict',
  'unknown_bet',
  'settled',
  'wager_taken',
  'rolled_back',
  'temporary',
  'failed',
] as const;
export type AnswerCode = (typeof answerCodes)[number];
