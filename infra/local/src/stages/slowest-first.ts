import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take by far the longest, though they are short to read, the longest first. At the end
 * one of them would run alone while the other workers have nothing left.
 */
const slowest = [
  'services/identity/test/fuzz.int.test.ts',
  'services/betting/test/fuzz.int.test.ts',
  'services/betting/test/feed/feed-kill.int.test.ts',
  'infra/kit/test/kafka/consumers.int.test.ts',
  'services/promotion/test/fuzz.int.test.ts',
  'services/betting/test/placement/close-slips.int.test.ts',
  'services/promotion/test/faults/kill.int.test.ts',
  'services/wallet/test/fuzz.int.test.ts',
  'services/betting/test/feed/sandbox.int.test.ts',
  'services/board/test/fuzz.int.test.ts',
];

/** Vitest takes long texts for long tests, and after them these; here these come first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = slowest.findIndex((file) => moduleId.endsWith(file));
      return at === -1 ? slowest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
