import { type CodeParams, type Refusal, refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';

/** A refusal as it was written down; B1019 for a code that betting does not know. */
export function writtenRefusal(code: string, params: CodeParams = {}, data?: unknown): Refusal {
  return isOwnCode(code) ? refuse(errors, code, params, data) : refuse(errors, 'B1019');
}

function isOwnCode(code: string): code is keyof typeof errors {
  return Object.hasOwn(errors, code);
}
