/** Prisma's words for a connection that failed, which replace the system's own. */
const SYSTEM_CODES: Readonly<Record<string, string>> = {
  DatabaseNotReachable: 'ECONNREFUSED',
  ConnectionClosed: 'ECONNRESET',
  SocketTimeout: 'ETIMEDOUT',
};

/**
 * What stands behind an error that Prisma has thrown, as `pg` would have thrown it: an error with the
 * SQL state, or the system's code, as `code`. Prisma hands it on as a plain object, below one or two
 * errors of its own whose codes (P2010, P2034 …) do not tell a server that is away from bad work.
 *
 * @returns undefined where there is nothing behind it
 */
export function behindPrisma(error: Error): Error | undefined {
  const { meta, cause } = error as { meta?: { driverAdapterError?: unknown }; cause?: unknown };
  if (meta?.driverAdapterError instanceof Error) return meta.driverAdapterError;
  if (error.name !== 'DriverAdapterError' || typeof cause !== 'object' || cause === null) {
    return undefined;
  }
  const { originalCode, originalMessage, kind } = cause as Record<string, unknown>;
  return Object.assign(new Error(String(originalMessage ?? kind)), {
    code: originalCode ?? SYSTEM_CODES[String(kind)],
  });
}
