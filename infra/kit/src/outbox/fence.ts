import type pg from 'pg';
import type { Logger } from '../telemetry/logging.ts';
import type { FenceMetrics } from './metrics.ts';
import { fenceBefore, type OpenTransaction } from './open-transactions.ts';

/** Fence of the whole server: how long it may hold the first row before the database's own is read. */
const SERVER_FENCE_MS = 100;

/** How often a held row is logged. */
const LOGGED_EVERY_MS = 10_000;

/**
 * What keeps rows in the outbox whose transactions have ended: older transactions that have not.
 * The server's snapshot costs nothing to ask, and counts the transactions of all its databases. Once
 * it has held the first row for a while, this database's own transactions decide.
 */
export type OutboxFence = {
  /** The server's fence let the first row pass, or there is none. */
  passed(): void;
  /** @returns rows of transactions below it may leave; null while the server's fence decides */
  ownBefore(client: pg.ClientBase): Promise<bigint | null>;
  /** Whether the first row still waits, by the database's own transactions. */
  decided(isHeld: boolean): void;
};

export function createFence(parts: { metrics: FenceMetrics; log: Logger }): OutboxFence {
  const { metrics, log } = parts;
  let serverHeldAt: number | null = null;
  let heldAt: number | null = null;
  let loggedAt = 0;
  let oldest: OpenTransaction | null = null;

  function release(): void {
    if (heldAt !== null) metrics.held(0, null);
    heldAt = null;
    loggedAt = 0;
  }

  return {
    passed() {
      serverHeldAt = null;
      release();
    },
    async ownBefore(client) {
      const now = performance.now();
      serverHeldAt ??= now;
      if (now - serverHeldAt < SERVER_FENCE_MS) return null;
      const fence = await fenceBefore(client);
      oldest = fence.oldest;
      return fence.before;
    },
    decided(isHeld) {
      if (!isHeld) return release();
      const now = performance.now();
      heldAt ??= now;
      const seconds = (now - heldAt) / 1000;
      metrics.held(seconds, oldest);
      if (seconds < 1 || now - loggedAt < LOGGED_EVERY_MS) return;
      loggedAt = now;
      log.warn({ seconds, ...oldest }, 'the outbox waits for an open transaction');
    },
  };
}
