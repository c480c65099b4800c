import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** What an idle machine of two cores needs for the two loops below. */
const USUAL = { processorMs: 35, diskMs: 40 };
const HASHES = 600;
const SYNCS = 40;
const STRETCH_MAX = 4;

export type Pace = { processor: number; disk: number; stretch: number };

/**
 * How slow this machine is just now, beside an idle one of two cores: by a loop of the processor
 * and one of the disk, each written through.
 *
 * @param dir where the file of the disk's loop may lie for a moment
 * @returns ratios, 2 for half as fast; `stretch` is what the limits of tests are multiplied by
 */
export function measurePace(dir: string): Pace {
  const processor = timeOf(hashSome) / USUAL.processorMs;
  const disk = timeOf(() => syncSome(dir)) / USUAL.diskMs;
  return { processor, disk, stretch: stretchOf(processor, disk) };
}

/** A fast machine shortens no limit, and a stuck one does not wait without end. */
export function stretchOf(processor: number, disk: number): number {
  const slowest = Math.max(1, processor, disk);
  return Math.min(STRETCH_MAX, Math.round(slowest * 10) / 10);
}

function hashSome(): void {
  const block = Buffer.alloc(64 * 1024, 'noriter');
  for (let at = 0; at < HASHES; at += 1) createHash('sha256').update(block).digest();
}

function syncSome(dir: string): void {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, `pace-${process.pid}`);
  const file = openSync(path, 'w');
  try {
    for (let at = 0; at < SYNCS; at += 1) {
      writeSync(file, 'noriter');
      fsyncSync(file);
    }
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}

function timeOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
