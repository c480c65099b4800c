import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { currentContext } from './request-context.ts';

export type { Logger } from 'pino';

/**
 * What never reaches a log, at the top or one level down. Passwords, tokens and the numbers that
 * open a person's account are all named here, whatever object a caller happens to log.
 */
const SECRET_FIELDS = [
  'password',
  'memPass',
  'memPassCheck',
  'presentPass',
  'cashOutPass',
  'otp',
  'captcha',
  'token',
  'authorization',
  'secret',
  'bankacc',
  'memPhone',
  'memName',
  'accountNumber',
  'x-noriter-caller',
  // PostgreSQL's, which quotes the row that broke a constraint.
  'detail',
];

const redactedPaths = SECRET_FIELDS.flatMap((field) => {
  const quoted = field.includes('-') ? `["${field}"]` : field;
  return field.includes('-') ? [quoted, `*${quoted}`] : [quoted, `*.${quoted}`];
});

/**
 * The service's logger: JSON lines to stdout. Every line written during a request or a message has its `requestId` by itself, so nobody needs a logger of their own.
 *
 * info is a change of state, warn a handled oddity, error needs a person.
 *
 * @param destination where lines go instead of stdout (tests)
 * @example const log = createLogger({ service: 'wallet', level: 'info' });
 */
export function createLogger(
  options: { service: string; level: string },
  destination?: DestinationStream,
): Logger {
  const settings = {
    level: options.level,
    base: { service: options.service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redactedPaths, censor: '[secret]' },
    mixin: contextFields,
  };
  return destination === undefined ? pino(settings) : pino(settings, destination);
}

/** Fields of the current request; a new object each time, because pino writes into it. */
function contextFields(): object {
  const context = currentContext();
  if (context === undefined) return {};
  const { requestId, traceparent } = context;
  if (traceparent === undefined) return { requestId };
  return { requestId, traceId: traceparent.split('-')[1] };
}
