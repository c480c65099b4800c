import type { Won } from '@noriter/kit/money';
import type { AnswerCode } from '../../../vocabulary/answer-code.ts';

/** How a transaction was answered. */
export type Settled = {
  readonly code: AnswerCode;
  readonly balance: Won | null;
};
