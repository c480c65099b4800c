import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many things passed and how many failed. */
export type Tally = { passed: number; failed: number };

export function add(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    { passed: 0, failed: 0 },
  );
}

/** The very last line of `npm test`. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

/** Reads Vitest's JSON report. `ok` is what the runner itself ended with. */
export function vitestTally(file: string, ok: boolean): Tally {
  const report = vitestSchema.safeParse(readJson(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = report.data;
  return atLeastOneFailed({ passed: numPassedTests, failed: numFailedTests }, ok);
}

/** Reads Playwright's JSON report. A test that needed a second try has passed. */
export function playwrightTally(file: string, ok: boolean): Tally {
  const report = playwrightSchema.safeParse(readJson(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.data.stats;
  return atLeastOneFailed({ passed: expected + flaky, failed: unexpected }, ok);
}

/** A runner may fail without a failed test: a file that can't be read, a set-up that throws. */
function atLeastOneFailed(tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
