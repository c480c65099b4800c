import type { RequestRefusals } from '@noriter/four-eyes/decide-request';
import { defineCodes, transportCodes } from '@noriter/kit/result-codes';
import { accrualCodes } from './accrual/codes.ts';
import { closeCodes } from './close/codes.ts';
import { externalCodes } from './external/codes.ts';
import { policyCodes } from './policy/codes.ts';
import { ratesCodes } from './rates/codes.ts';
import { reconciliationCodes } from './reconciliation/codes.ts';
import { reportsCodes } from './reports/codes.ts';
import { transfersCodes } from './transfers/codes.ts';
import { treeCodes } from './tree/codes.ts';

/** The partner service's result codes; those the specification does not name begin with PT. */
export const errors = defineCodes({
  ...policyCodes,
  ...treeCodes,
  ...ratesCodes,
  ...accrualCodes,
  ...closeCodes,
  ...transfersCodes,
  ...reconciliationCodes,
  ...externalCodes,
  ...reportsCodes,
  C999: transportCodes.C999,
});

/** What a request to another operator that cannot be decided is refused with. */
export const requestRefusals: RequestRefusals = {
  codes: errors,
  of: { 'no-reason': 'PT003', unknown: 'PT004', decided: 'PT004', 'not-theirs': 'PT005' },
};
