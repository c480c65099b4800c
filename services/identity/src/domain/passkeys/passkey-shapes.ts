import { nameSchemas } from '@noriter/kit/schema-names';
import { isVisibleName } from '@noriter/rules/text/names';
import { z } from 'zod';

const publicKey = z.literal('public-key');
const known = z.array(z.object({ id: z.string(), type: publicKey }));

/** What a browser is given to make a passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What a browser is given to prove one; without known ones it offers those it has itself. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: known,
});

/** A passkey as its owner sees it. */
export const passkeyView = z.object({
  passkeyId: z.string(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

nameSchemas({
  PasskeyCreation: creationOptions,
  PasskeyRequest: requestOptions,
  PasskeyView: passkeyView,
});

export const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine(isVisibleName, 'Has characters that cannot be seen.');
export const passkeyId = z.string().max(1_400);
