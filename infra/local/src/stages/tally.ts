import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** How many things passed and how many failed, and what is known of those that failed. */
export type Tally = { passed: number; failed: number; failures: readonly string[] };

const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };

export function add(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      failures: [...sum.failures, ...tally.failures],
    }),
    NOTHING,
  );
}

/** One thing that is called `name`, and whether it went well. */
export function tallyOf(name: string, ok: boolean): Tally {
  return ok ? { ...NOTHING, passed: 1 } : { passed: 0, failed: 1, failures: [name] };
}

/** The very last line of `npm test`. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads Vitest's JSON report. `ok` is what the runner itself ended with. */
export function vitestTally(file: string, ok: boolean): Tally {
  const report = vitestSchema.safeParse(readJson(file));
  if (!report.success) return tallyOf(`no report: ${basename(file)}`, false);
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report.data;
  const failures = testResults
    .filter((one) => one.status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter((one) => one.status === 'failed');
      if (tests.length === 0) return [failureLine(name, 'the file', message)];
      return tests.map((one) => failureLine(name, one.fullName, one.failureMessages?.[0]));
    });
  return atLeastOneFailed({ passed, failed, failures }, ok);
}

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(
            z.object({ error: z.object({ message: z.string().optional() }).optional() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type PlaywrightSuite = z.infer<typeof suiteSchema>;

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(suiteSchema),
});

/** Reads Playwright's JSON report. A test that needed a second try has passed. */
export function playwrightTally(file: string, ok: boolean): Tally {
  const report = playwrightSchema.safeParse(readJson(file));
  if (!report.success) return tallyOf(`no report: ${basename(file)}`, false);
  const { expected, flaky, unexpected } = report.data.stats;
  const failures = report.data.suites.flatMap(failuresOf);
  return atLeastOneFailed({ passed: expected + flaky, failed: unexpected, failures }, ok);
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((one) => one.status === 'unexpected')
      .map((one) => failureLine(file, title, one.results.at(-1)?.error?.message)),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

/** A file by its last folders, the test, and the first line of why. */
function failureLine(file: string, test: string, why: string | null | undefined): string {
  const where = file.split('/').slice(-4).join('/');
  const reason = stripVTControlCharacters(why ?? '').split('\n')[0];
  return [where, test, reason].filter(Boolean).join(' › ');
}

/** A runner may fail without a failed test: a file that can't be read, a set-up that throws. */
function atLeastOneFailed(tally: Tally, ok: boolean): Tally {
  if (ok || tally.failed > 0) return tally;
  return add([
    { ...tally, failures: [] },
    tallyOf(tally.failures[0] ?? 'the runner itself', false),
  ]);
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
