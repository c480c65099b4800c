import { newPasskey } from '@noriter/kit/passkey-shapes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { beginEnrolment, finishEnrolment } from '../../../actions/enrolment/enrol.ts';
import type { IdentityDeps } from '../../../deps.ts';
import { creationOptions, passkeyName } from '../../../domain/passkeys/passkey-shapes.ts';
import { operatorCode, operatorPassword } from '../../shapes.ts';

const route = defineRoute<IdentityDeps>();

/** Few: each call is a guess at something. */
const rateLimit = { max: 20, windowMs: 60_000 };

const keys = { link: z.string().max(2_000), code: z.string().max(40) };
const newFactor = z.string().max(500).describe('The new second factor, sealed; it comes back');
const recoveryCodes = z.array(z.string()).describe('Shown this once');

const enrolBegin = route({
  path: '/api/admin/enrol/begin',
  summary: 'A second factor for who has link and code; it counts once a code of it confirms it',
  access: 'guest',
  rateLimit,
  body: z.object(keys),
  data: z.object({
    loginId: z.string(),
    name: z.string(),
    otpauthUri: z.string(),
    factor: newFactor,
    passkey: creationOptions.nullable().describe('Null where the site offers no passkeys'),
  }),
  refuses: ['A117', 'LX06', 'LX10', 'H429'],
  handle: (deps, { body, caller: { siteId } }) => beginEnrolment(deps, { ...body, siteId }),
});

/** Not idempotent, as all that answers secrets. */
const enrolFinish = route({
  path: '/api/admin/enrol/finish',
  summary: "Sets an operator's own password and second factor, once",
  access: 'guest',
  rateLimit,
  body: z.object({
    ...keys,
    password: operatorPassword,
    otp: operatorCode.default(''),
    factor: newFactor.default(''),
    passkey: z
      .object({ name: passkeyName, made: newPasskey })
      .optional()
      .describe('Instead of factor and its code'),
  }),
  data: z.object({ recoveryCodes }),
  refuses: ['A116', 'A117', 'A119', 'LX07', 'H429'],
  handle(deps, { body: { link, code, ...own }, caller: { siteId, address }, requestId }) {
    return finishEnrolment(deps, { siteId, link, code }, { ...own, address, requestId });
  },
});

export const enrolmentRoutes = [enrolBegin, enrolFinish];
