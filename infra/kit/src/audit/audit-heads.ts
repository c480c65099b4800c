/**
 * Invariant: the last hash of a log lies where who may write to its database cannot reach, signed with
 * the log's key. A log that ends before it was cut off; one with another hash there was rewritten.
 */
import { z } from 'zod';
import { type AuditKeys, keyedHash } from './audit-keys.ts';
import { fileSink } from './sinks/file-sink.ts';
import type { HeadSink } from './sinks/head-sink.ts';
import { s3Sink } from './sinks/s3-sink.ts';

export type AuditHead = { position: bigint; hash: string; at: Date };

export type AuditHeads = {
  publish(head: AuditHead): Promise<void>;
  /** The head that was published last; null before any was. */
  latest(): Promise<AuditHead | null>;
};

const line = z.object({
  log: z.string(),
  position: z.string().regex(/^\d+$/),
  hash: z.string(),
  at: z.iso.datetime(),
  keyId: z.string(),
  mac: z.string(),
});

type Settings = { DATABASE_URL: string; AUDIT_KEY: AuditKeys; AUDIT_SINK?: string | undefined };

/** The heads of a service's log, at AUDIT_SINK; null where none is configured. */
export function openAuditHeads({
  DATABASE_URL: databaseUrl,
  AUDIT_KEY: keys,
  AUDIT_SINK: sink,
}: Settings): AuditHeads | null {
  if (sink === undefined) return null;
  // A service and a command name a log alike: by its database.
  const log = new URL(databaseUrl).pathname.slice(1);
  return auditHeads(keys, log, sink.startsWith('file:') ? fileSink(sink, log) : s3Sink(sink, log));
}

export function auditHeads(keys: AuditKeys, log: string, sink: HeadSink): AuditHeads {
  const macOf = (keyId: string, { position, hash, at }: AuditHead) =>
    keyedHash(keys, keyId, `head ${log} ${position} ${hash} ${at.toISOString()}`);
  return {
    async publish(head) {
      const [{ id: keyId }] = keys;
      const { position, hash, at } = head;
      const mac = macOf(keyId, head);
      const text = { log, position: position.toString(), hash, at: at.toISOString(), keyId, mac };
      await sink.put(position, JSON.stringify(text));
    },
    async latest() {
      const text = await sink.last();
      if (text === null) return null;
      const { position, hash, at, keyId, mac, ...read } = line.parse(JSON.parse(text));
      const head = { position: BigInt(position), hash, at: new Date(at) };
      if (read.log !== log || mac !== macOf(keyId, head)) {
        throw new Error(`The published head of ${log} is not made with its key.`);
      }
      return head;
    },
  };
}
