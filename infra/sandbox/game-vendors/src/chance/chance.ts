/** Where games get their chance from: the process has the machine's, a test one that is fixed. */
export type Chance = {
  /** A whole number from 0 on, below `below` (at most 2^48). */
  whole(below: number): number;
  /** Bytes nobody can know before. */
  bytes(count: number): Uint8Array;
};
