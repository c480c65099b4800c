// Invariant: what all connections may hold, and what may wait for their readers, fits into the
// memory of the process beside what it needs itself.

/** Of the process before the first socket: the engine, its code, and the clients of its servers. */
const OWN_BYTES = 200_000_000;

/** Of one open socket, with what it reads and its subscriptions. */
const SOCKET_BYTES = 40_000;

/** Of what it does not need itself. The rest is what it is just handling, and garbage. */
const SHARE_OF_SOCKETS = 0.7;
const SHARE_OF_WAITING = 0.15;

export type MemoryBounds = {
  /** How many connections may be open; none where there is no more than the process needs itself. */
  connections: number;
  /** Bytes that may wait for all readers together. */
  waitingBytes: number;
};

/**
 * @param memory.constrained what a container gives the process; 0 where nothing does
 * @param memory.total of the machine
 */
export function memoryBounds(memory: { constrained: number; total: number }): MemoryBounds {
  const { constrained, total } = memory;
  // Without a limit some systems name one beyond any machine.
  const bytes = constrained > 0 ? Math.min(constrained, total) : total;
  const left = Math.max(0, bytes - OWN_BYTES);
  return {
    connections: Math.floor((left * SHARE_OF_SOCKETS) / SOCKET_BYTES),
    waitingBytes: Math.floor(left * SHARE_OF_WAITING),
  };
}

/** What may wait for one reader: its own bound, or a fair share when all together wait for more. */
export function waitingBytesOfOne(
  waiting: readonly number[],
  bounds: { ofOne: number; together: number },
): number {
  const some = waiting.filter((bytes) => bytes > 0);
  const sum = some.reduce((total, bytes) => total + bytes, 0);
  if (sum <= bounds.together) return bounds.ofOne;
  return Math.min(bounds.ofOne, Math.floor(bounds.together / some.length));
}
