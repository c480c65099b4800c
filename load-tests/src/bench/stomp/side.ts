import type { Readers } from './reader-process.ts';

/** A server under test, with its readers connected. */
export type Side = {
  name: string;
  readers: Readers;
  /** Offers messages at a rate; resolves when the last was handed over, with how many they were. */
  offer(perSecond: number, durationMs: number): Promise<number>;
  /** Processor time of each process that serves this side, readers apart. */
  processorMs(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

/** As many as in the figures this is compared with. */
export const CHANNELS = 500;
