import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Job } from '../service/jobs.ts';
import type { Clock } from '../values/clock.ts';
import { type AuditCheckpoint, type AuditMeans, verifyAudit } from './verify-audit.ts';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

type Parts = AuditMeans & { pool: Pool; metrics: Registry; clock: Clock };

/**
 * Each minute: verifies what came since, looks that the last published head still stands, and publishes
 * the new one. The first run of a process and one each day verify every row.
 */
export function keepAuditJob<Deps>({ pool, metrics, clock, ...means }: Parts): Job<Deps> {
  const gauge = new Gauge({
    name: 'noriter_audit_whole',
    help: '1 when the audit log was whole at its last verification, 0 when a row or its end was not',
    registers: [metrics],
  });
  // A gauge without labels is 0 from its making, which would be an alarm: nothing is known before the first run.
  gauge.remove();
  let verified: AuditCheckpoint | undefined;
  let wholeAt = 0;
  return {
    name: 'keep-audit',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      const isWhole = verified === undefined || now.getTime() - wholeAt >= DAY_MS;
      const verdict = await verifyAudit(pool, means, isWhole ? undefined : verified);
      const { brokenAt, cutBefore, rows, head: hash } = verdict;
      const isGood = brokenAt === null && cutBefore === null;
      gauge.set(isGood ? 1 : 0);
      if (!isGood) {
        const place =
          brokenAt === null ? `ends before row ${cutBefore}` : `is broken at ${brokenAt}`;
        throw new Error(`The audit log ${place}.`);
      }
      if (isWhole) wholeAt = now.getTime();
      const position = BigInt(rows);
      if (position > (verified?.position ?? 0n)) {
        await means.heads?.publish({ position, hash, at: now });
      }
      verified = { position, hash };
    },
  };
}
