import { z } from 'zod';
import { nameSchemas } from '../contract/schema-names.ts';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

/** What a browser answers when somebody proves themselves by a passkey; identity checks it. */
export const passkeyProof = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: base64url(100).optional(),
  }),
});

export type PasskeyProof = z.output<typeof passkeyProof>;

/** What a browser answers when a passkey was made. */
export const newPasskey = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export type NewPasskey = z.output<typeof newPasskey>;

nameSchemas({ PasskeyProof: passkeyProof, NewPasskey: newPasskey });
