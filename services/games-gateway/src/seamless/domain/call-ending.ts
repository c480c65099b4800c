import type { AnswerCode } from '../../vocabulary/answer-code.ts';

/**
 * How vendors' calls end, in classes that mean the same to whoever watches them: `refused` is business,
 * `conflict` contradicts what came before, `invalid` cannot be understood, `forged` is not the vendor's own,
 * `failed` is ours to mend.
 */
export const callEndings = ['ok', 'refused', 'conflict', 'invalid', 'forged', 'failed'] as const;
export type CallEnding = (typeof callEndings)[number];

const endings = {
  ok: 'ok',
  bad_signature: 'forged',
  stale: 'forged',
  replayed: 'forged',
  bad_request: 'invalid',
  unknown_member: 'invalid',
  unknown_session: 'invalid',
  session_expired: 'refused',
  wrong_currency: 'invalid',
  unknown_game: 'invalid',
  game_blocked: 'refused',
  not_allowed: 'refused',
  insufficient: 'refused',
  limit: 'refused',
  conflict: 'conflict',
  unknown_bet: 'conflict',
  settled: 'conflict',
  wager_taken: 'conflict',
  rolled_back: 'conflict',
  temporary: 'failed',
  failed: 'failed',
} as const satisfies Record<AnswerCode, CallEnding>;

export function endingOf(code: AnswerCode): CallEnding {
  return endings[code];
}
