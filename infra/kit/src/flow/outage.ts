import { behindPrisma } from './prisma-errors.ts';

/**
 * PostgreSQL's classes of what is wrong with the server and not with the statement: a lost connection
 * (08), a server that lets nobody in (28), that has no room (53), that was ended (57, all but a
 * statement cancelled for its time) or that its disk fails (58), and one that only reads, as after a
 * failover (25006). And what passes when it is run again: a lock not given in time, a transaction that
 * lost. Not a defect of the server (XX): that may well be the statement's.
 */
const PASSING_SQL_STATES = /^(08|25006|28|40001|40P01|53|55P03|57(?!014)|58)/;

/**
 * Replies of Redis that find fault with the command. By every other it says that it cannot do its
 * work: READONLY, LOADING, MASTERDOWN, OOM, NOREPLICAS, MISCONF, NOAUTH, and those still to come.
 */
const COMMAND_FAULTS = new Set([
  'ERR',
  'WRONGTYPE',
  'NOSCRIPT',
  'EXECABORT',
  'BUSYGROUP',
  'BUSYKEY',
  'NOGROUP',
  'CROSSSLOT',
  'NOTBUSY',
  'UNKILLABLE',
  'NOPROTO',
]);

/**
 * Brokers' answers that find fault with the request, its messages or its topic: sent again they are
 * refused again, and what else was in the request has to leave without them. By every other a broker
 * says that it, or the state that it keeps of a producer, is not what it should be. A code that nobody
 * knows could be either, and is not waited for.
 */
const REQUEST_FAULTS =
  /^(UNKNOWN|KAFKAJS_UNKNOWN_ERROR_CODE|OFFSET_OUT_OF_RANGE|POLICY_VIOLATION|TOPIC_.*|INVALID_(?!PRODUCER_).*|UNSUPPORTED_.*|.*_TOO_LARGE)$/;

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

/** The drivers' messages, without a code of their own, when there is no connection, or it ends. */
const PASSING_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Connection is closed',
  'Command aborted due to connection close',
  'Command timed out',
  'ERR max number of clients reached',
  "Stream isn't writeable",
  'Transaction API error: Unable to start a transaction in the given time',
];

const PASSING_NAMES = new Set([
  // None of a server's, and waited for all the same.
  'EarlyEvent',
  'KafkaJSConnectionError',
  'KafkaJSConnectionClosedError',
  'KafkaJSRequestTimeoutError',
  'KafkaJSBrokerNotFound',
  'KafkaJSNoBrokerAvailableError',
  'KafkaJSSASLAuthenticationError',
  'KafkaAway',
  'MaxRetriesPerRequestError',
  'Overloaded',
  'ServiceUnavailable',
  'ServiceTimeout',
]);

/**
 * Whether an error means that a server we depend on cannot do its work for the moment, and not that
 * the work itself is bad: a database restarts, a broker is lost, or it answers and will not write.
 * Work that failed by an outage is waited for; work that fails by itself is given up after a bounded
 * number of attempts. Servers are judged by what their errors have in common, so that one that nobody
 * has met yet gives up nothing.
 *
 * @example if (isOutage(error)) await waitAndTryAgain();
 */
export function isOutage(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    if (isPassing(cause)) return true;
    cause = cause.cause instanceof Error ? cause.cause : behindPrisma(cause);
  }
  return false;
}

function isPassing(error: Error): boolean {
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && PASSING_SYSTEM_ERRORS.has(code)) return true;
  return (
    PASSING_SQL_STATES.test(sqlStateOf(error) ?? '') ||
    isPassingReply(error) ||
    isPassingProtocolError(error) ||
    PASSING_NAMES.has(error.name) ||
    PASSING_MESSAGES.some((start) => error.message.startsWith(start))
  );
}

function isPassingReply(error: Error): boolean {
  const word = redisReplyOf(error);
  if (word === undefined) return false;
  // A transaction fails by the first of its commands that Redis would not take.
  const before: unknown = Reflect.get(error, 'previousErrors');
  if (word === 'EXECABORT' && Array.isArray(before)) {
    return before.some((one) => one instanceof Error && isPassingReply(one));
  }
  return !COMMAND_FAULTS.has(word);
}

/** A topic that nobody made will not come by waiting, though the brokers say that it may. */
function isPassingProtocolError(error: Error): boolean {
  if (error.name !== 'KafkaJSProtocolError') return false;
  const type: unknown = Reflect.get(error, 'type');
  if (typeof type !== 'string' || type === 'UNKNOWN_TOPIC_OR_PARTITION') return false;
  return Reflect.get(error, 'retriable') === true || !REQUEST_FAULTS.test(type);
}

/** Redis before 7 puts what a script met behind words of its own. */
const REPLY_WORD = /^(?:ERR Error running script .*?: -)?([A-Z]+)\b/;

/** The first word of an error that Redis has replied, e.g. `READONLY`; of other errors nothing. */
export function redisReplyOf(error: Error): string | undefined {
  return error.name === 'ReplyError' ? REPLY_WORD.exec(error.message)?.[1] : undefined;
}

/** The SQL state of an error that came from PostgreSQL, e.g. `23505`. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && code.length === 5 ? code : undefined;
}

/** The SQL state of a change on a server that only reads. */
export const READ_ONLY = '25006';

/**
 * Whether PostgreSQL has said that no work will be done by this connection any more: its server only
 * reads, as one does that was demoted, or is ending the session.
 */
export function isServerSpent(error: unknown): boolean {
  return /^(08|57P|25006)/.test(sqlStateOf(error) ?? '');
}
