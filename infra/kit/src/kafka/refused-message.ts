/** Error types of a message that the broker would refuse every time. */
const REFUSALS = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_TIMESTAMP',
]);

/**
 * Whether a broker refused the messages themselves. An unknown topic or a missing permission is
 * not that: it is mended at the broker, and then the same messages go through.
 */
export function isMessageRefused(error: unknown): error is Error {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const type: unknown = Reflect.get(cause, 'type');
    if (typeof type === 'string' && REFUSALS.has(type)) return true;
    cause = cause.cause;
  }
  return false;
}
