import { refuse } from '@noriter/kit/result-codes';
import { DatabaseError } from 'pg';

import { errors } from '../errors.ts';

const uniqueViolation = '23505';

/** The code for each unique index that finds a value taken. */
const codeOfIndex: Readonly<Record<string, keyof typeof errors>> = {
  member_login_id_taken: 'U112',
  member_nickname_taken: 'U113',
  member_nickname_look_taken: 'U113',
  member_phone_taken: 'U114',
  payout_account_taken: 'U115',
  operator_site_id_login_id_normal_key: 'A101',
};

/** Turns a taken unique value into its refusal; every other error stays what it is. */
export function orTaken(error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.code !== uniqueViolation) return error;
  const code = codeOfIndex[error.constraint ?? ''];
  return code === undefined ? error : refuse(errors, code);
}
