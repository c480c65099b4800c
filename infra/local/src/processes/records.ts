// Invariant: what a data directory's processes are is on disk before anything depends on them, so
// that a killed run can be cleaned up by whoever comes next: the guard, or the next start.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ProcessIdentity, stillRuns } from './process-identity.ts';

const recordSchema = z.object({
  name: z.string(),
  pid: z.number().int().positive(),
  startedAt: z.string(),
  program: z.string(),
  /** Lower stops first: services before the servers they use. */
  stopOrder: z.number().int(),
  stopSignal: z.enum(['SIGTERM', 'SIGINT']),
  graceMs: z.number().int().positive(),
});

export type ProcessRecord = z.infer<typeof recordSchema>;

export function readRecords(dataDir: string): ProcessRecord[] {
  try {
    const text = readFileSync(recordsFile(dataDir), 'utf8');
    return z.array(recordSchema).parse(JSON.parse(text));
  } catch {
    return [];
  }
}

export function writeRecords(dataDir: string, records: readonly ProcessRecord[]): void {
  mkdirSync(dataDir, { recursive: true });
  const file = recordsFile(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(records, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Stops what an earlier run of this data directory left behind, in order.
 * @returns the names of what was still running.
 */
export async function stopRecorded(dataDir: string): Promise<string[]> {
  const left = readRecords(dataDir).filter(stillRuns);
  const orders = [...new Set(left.map((record) => record.stopOrder))].sort((a, b) => a - b);
  for (const order of orders) {
    const together = left.filter((record) => record.stopOrder === order);
    await Promise.all(together.map(stopProcess));
  }
  rmSync(recordsFile(dataDir), { force: true });
  return left.map((record) => record.name);
}

async function stopProcess(record: ProcessRecord): Promise<void> {
  signalIfOurs(record, 'SIGCONT');
  signalIfOurs(record, record.stopSignal);
  const deadline = Date.now() + record.graceMs;
  const giveUpAt = deadline + 10_000;
  while (stillRuns(record) && Date.now() < giveUpAt) {
    if (Date.now() > deadline) signalIfOurs(record, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function signalIfOurs(record: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    if (stillRuns(record)) process.kill(record.pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}

function recordsFile(dataDir: string): string {
  return join(dataDir, 'processes.json');
}
