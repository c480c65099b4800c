/**
 * PostgreSQL's conditions that pass by themselves: lost connections (class 08), too many of them
 * (53), a server that starts, stops or was asked to end the session (57P), a lock not given in
 * time, a transaction that has to be run again (40).
 */
const PASSING_SQL_STATES = /^(08|53|57P|55P03|40001|40P01)/;

const PASSING_SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The drivers' messages, without a code, when a connection ends during a query. */
const PASSING_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Connection is closed',
  'Command timed out',
  "Stream isn't writeable",
];

const PASSING_NAMES = new Set([
  'KafkaJSConnectionError',
  'KafkaJSConnectionClosedError',
  'KafkaJSRequestTimeoutError',
  'KafkaJSBrokerNotFound',
  'KafkaAway',
  'MaxRetriesPerRequestError',
  'Overloaded',
  'ServiceUnavailable',
  'ServiceTimeout',
]);

/**
 * Whether an error means that a server we depend on is away for the moment (a database restarts, a
 * broker is lost), and not that the work itself is bad. Work that failed by an outage is waited
 * for; work that fails by itself is given up after a bounded number of attempts.
 *
 * @example if (isOutage(error)) await waitAndTryAgain();
 */
export function isOutage(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if (isPassing(cause)) return true;
    cause = cause.cause;
  }
  return false;
}

function isPassing(error: Error): boolean {
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') {
    if (PASSING_SYSTEM_ERRORS.has(code) || PASSING_SQL_STATES.test(code)) return true;
  }
  if (isPassingProtocolError(error)) return true;
  return (
    PASSING_NAMES.has(error.name) ||
    PASSING_MESSAGES.some((start) => error.message.startsWith(start))
  );
}

/** Brokers that elect, load or move; a topic that nobody made will not come by waiting. */
function isPassingProtocolError(error: Error): boolean {
  if (error.name !== 'KafkaJSProtocolError') return false;
  const type: unknown = Reflect.get(error, 'type');
  return Reflect.get(error, 'retriable') === true && type !== 'UNKNOWN_TOPIC_OR_PARTITION';
}

/** The SQL state of an error that came from PostgreSQL, e.g. `23505`. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && code.length === 5 ? code : undefined;
}
