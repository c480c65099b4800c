import { z } from 'zod';
import { auditKeyText } from '../audit/audit-keys.ts';
import { serviceKeysText, serviceKeyText } from '../auth/service-keys.ts';
import { loginSettings } from '../kafka/login-settings.ts';
import { CONNECT_MS, POOL_MAX } from '../postgres/postgres.ts';

/** Machines that are kept by NTP are off by some milliseconds. */
const CLOCK_OFFSET_MS = 1_000;

/** A port to listen on, from the environment; 0 asks the system for a free one. */
export function portSetting(fallback: number) {
  return z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(65_535, 'is above 65535')
    .default(fallback)
    .describe('Port to listen on; 0 takes a free one');
}

/**
 * What every service reads. Extend it in the service's config.ts, each field with `.describe()`,
 * a secret with `.meta({ secret: true })`. Fields are named as the environment names them.
 *
 * @example
 * export const walletConfig = baseConfig.extend({ PORT: portSetting(8102) });
 * export type WalletConfig = z.infer<typeof walletConfig>;
 */
export const statelessConfig = z.object({
  PORT: portSetting(0),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Least important log line that is written'),
  KAFKA_BROKERS: z
    .string()
    .default('127.0.0.1:19092')
    .describe('Kafka brokers, host:port, with commas between'),
  KAFKA_FETCH_WAIT_MS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(50, 'is below 50')
    .max(3_000, 'is above 3000: a group would take its members for gone')
    .default(2_000)
    .describe(
      'How long a fetch waits where there are no events, in ms; a consumer that stops may take as long',
    ),
  ...loginSettings,
  KAFKA_TOPIC_PREFIX: z.string().default('').describe('Put before each topic and group'),
  REDIS_URL: z.string().default('redis://127.0.0.1:16379').describe('Redis to use'),
  REDIS_KEY_PREFIX: z.string().default('').describe('Put before each key and channel'),
  SERVICE_KEY: serviceKeyText
    .meta({ secret: true })
    .describe('Private key of this service alone, which signs that it calls: a JWK of Ed25519'),
  SERVICE_KEYS: serviceKeysText.describe(
    'JSON: each service to its one or two public keys, JWKs of Ed25519; the same everywhere',
  ),
  OVERLOAD_DELAY_MS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(100, 'is below 100')
    .default(1_500)
    .describe('How late the event loop may be, in ms, before new requests are sent away (E002)'),
  ANSWER_WAIT_FACTOR: z.coerce
    .number('is not a number')
    .min(1, 'is below 1')
    .max(100, 'is above 100')
    .default(1)
    .describe(
      'How many times as long as usual answers of other services, of game vendors (up to 12 s) and of Redis are waited for: above 1 where machines do far too much at once',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url('is not a URL')
    .optional()
    .describe('Where traces go, OTLP over HTTP; without it there are none'),
  GIT_SHA: z.string().default('').describe('The commit that was built, said by /live'),
});

/** What every service with a database of its own reads. */
export const baseConfig = statelessConfig.extend({
  DATABASE_URL: z
    .string()
    .min(1, 'is empty')
    .meta({ secret: true })
    .describe("The service's own PostgreSQL database"),
  DATABASE_MIGRATION_URL: z
    .string()
    .min(1, 'is empty')
    .meta({ secret: true })
    .optional()
    .describe(
      'The same database as its owner, who migrates it; the role of DATABASE_URL then owns nothing and may only add to the audit log. With DATABASE_MIGRATIONS=expect for the argument `migrate` alone',
    ),
  DATABASE_MIGRATIONS: z
    .enum(['apply', 'expect'])
    .default('apply')
    .describe(
      'apply: a start migrates the database; expect: it only looks whether `main.ts migrate` has, and refuses otherwise',
    ),
  AUDIT_KEY: auditKeyText
    .meta({ secret: true })
    .describe(
      'Key that hashes of the audit log are made with, 32 bytes in base64; older ones may follow, with commas between',
    ),
  AUDIT_SINK: z
    .string()
    .regex(/^(?:file|s3|s3\+http):\/\//, 'is neither file:// nor s3://')
    .meta({ secret: true })
    .optional()
    .describe(
      'Where the audit log’s last hash goes each minute: file:///folder or s3://key:secret@host/bucket/prefix?region=…; without it a tail that was cut off is not seen',
    ),
  DATABASE_POOL_MAX: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(2, 'is below 2')
    .default(POOL_MAX)
    .describe(
      'Connections of one process to its database, besides two for the outbox and migrations',
    ),
  DATABASE_CONNECT_MS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(100, 'is below 100')
    .default(CONNECT_MS)
    .describe(
      'How long a request waits for a connection to the database, in milliseconds; then it is TE99',
    ),
  CLOCK_OFFSET_MS_MAX: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(50, 'is below 50')
    .default(CLOCK_OFFSET_MS)
    .describe('How far the clock may be off the database’s before it is an alarm, in milliseconds'),
});

export type StatelessConfig = z.infer<typeof statelessConfig>;
export type BaseConfig = z.infer<typeof baseConfig>;

/** The environment cannot be used; the message lists all that is wrong with it. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((line) => `- ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads a configuration from the environment. An empty variable counts as absent.
 *
 * @throws ConfigError with every problem at once, in sentences
 * @example const config = readConfig(walletConfig);
 */
export function readConfig<T>(
  schema: z.ZodType<T>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): T {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const parsed = schema.safeParse(Object.fromEntries(present));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    const missing = env[name] === undefined || env[name] === '';
    return missing ? `${name} is missing.` : `${name} ${sentence(issue.message)}`;
  });
  throw new ConfigError([...new Set(problems)]);
}

/** zod's own messages begin with a capital; ours continue the variable's name. */
function sentence(message: string): string {
  const text = /^[A-Z]/.test(message) ? `is refused: ${message}` : message;
  return text.endsWith('.') ? text : `${text}.`;
}
