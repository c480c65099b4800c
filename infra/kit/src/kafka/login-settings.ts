import { z } from 'zod';

/** How brokers are reached that let in only whom they know. Without any of these it is in the clear, as nobody. */
export const loginSettings = {
  KAFKA_SASL_MECHANISM: z
    .enum(['PLAIN', 'SCRAM-SHA-256', 'SCRAM-SHA-512'])
    .optional()
    .describe(
      'How the service logs in to the brokers; without it as nobody. PLAIN sends the password itself, which KAFKA_TLS must hide',
    ),
  KAFKA_SASL_USERNAME: z
    .string()
    .optional()
    .describe('Who the service is to the brokers, whose access lists go by it'),
  KAFKA_SASL_PASSWORD: z
    .string()
    .meta({ secret: true })
    .optional()
    .describe('What it logs in to the brokers with'),
  KAFKA_TLS: z
    .string()
    .optional()
    .describe(
      'File with the certificate authorities of the brokers, PEM, or `system` for those that Node trusts; without it connections are not encrypted',
    ),
};

/** What a configuration may say of it. */
export type LoginSettings = Partial<z.output<z.ZodObject<typeof loginSettings>>>;
