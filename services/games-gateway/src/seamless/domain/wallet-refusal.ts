import type { AnswerCode } from '../../vocabulary/answer-code.ts';

/** What the wallet's refusal of a stake means to a vendor. */
const codes: Readonly<Record<string, AnswerCode>> = {
  B6000: 'insufficient',
  // Suspended, kept from playing, and the limits of a day's, week's and month's loss and wagers.
  U0011: 'not_allowed',
  W101: 'not_allowed',
  W102: 'limit',
  W103: 'limit',
  W104: 'limit',
  W106: 'limit',
  W107: 'limit',
  W108: 'limit',
  // Nobody can say whether they are kept from playing: this one is refused for good.
  W105: 'not_allowed',
  // Nobody bets without an account.
  W404: 'insufficient',
};

export function answerOfRefusal(refusal: string): AnswerCode {
  return codes[refusal] ?? 'failed';
}
