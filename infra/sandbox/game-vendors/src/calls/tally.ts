/** Counts of what was sent and of what was answered, by vendor, mode, verb and answer. */
import type { Call, Reply } from '../protocols/protocol.ts';
import type { VendorKey } from '../vendors/vendors.ts';

export type Counted = {
  readonly vendorKey: VendorKey;
  /** `honest`, or the name of a hostile mode. */
  readonly mode: string;
  readonly call: Pick<Call, 'verb'>;
  readonly reply: Reply;
  readonly ms: number;
};

type Row = { vendorKey: VendorKey; mode: string; verb: string; answer: string; count: number };

export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const rows = new Map<string, Row>();
  let [sent, slowestMs] = [0, 0];
  return {
    count({ vendorKey, mode, call, reply, ms }: Counted): void {
      sent += 1;
      slowestMs = Math.max(slowestMs, ms);
      const answer = reply.outcome === 'done' ? 'done' : `${reply.outcome}:${reply.code}`;
      const key = [vendorKey, mode, call.verb, answer].join('\u0000');
      const row = rows.get(key);
      if (row) row.count += 1;
      else rows.set(key, { vendorKey, mode, verb: call.verb, answer, count: 1 });
    },
    summary: () => ({ sent, slowestMs: Math.round(slowestMs), answers: [...rows.values()] }),
    clear(): void {
      rows.clear();
      sent = 0;
      slowestMs = 0;
    },
  };
}
