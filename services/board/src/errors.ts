import { defineCodes } from '@noriter/kit/result-codes';
import { contentCodes } from './content/codes.ts';
import { imageCodes } from './images/codes.ts';
import { inquiryCodes } from './inquiries/codes.ts';
import { messageCodes } from './messages/codes.ts';
import { notificationCodes } from './notifications/codes.ts';
import { postCodes } from './posts/codes.ts';

/** The board's result codes; those that the specification does not name begin with BD. */
export const errors = defineCodes({
  ...contentCodes,
  ...messageCodes,
  ...notificationCodes,
  ...postCodes,
  ...inquiryCodes,
  ...imageCodes,
});
