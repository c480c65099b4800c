import type { Job } from '@noriter/kit/jobs';
import type { MiniDeps } from '../deps.ts';

/** The generator is tested at start; this goes on. While it fails, no chain is committed. */
export const testGeneratorJob: Job<Pick<MiniDeps, 'generator'>> = {
  name: 'test-generator',
  everyMs: 3_600_000,
  async run({ generator }) {
    const faults = generator.test();
    if (faults.length > 0) throw new Error(`The generator of seeds fails ${faults.join(', ')}.`);
  },
};
