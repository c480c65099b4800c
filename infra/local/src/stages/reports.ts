import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { type Failure, keyOf, type Tally, tallyOf, tallyOfRun } from './tally.ts';

/** Stands for a file that could not be read, or whose hooks failed. */
const THE_FILE = 'the file';

const vitestSchema = z.object({
  numPassedTests: z.number(),
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
          duration: z.number().nullish(),
          tags: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
type VitestFile = z.infer<typeof vitestSchema>['testResults'][number];

/** Reads Vitest's JSON report. `ok` is what the runner itself ended with. */
export function vitestTally(file: string, ok: boolean): Tally {
  const report = vitestSchema.safeParse(readJson(file));
  if (!report.success) return tallyOf('no report', basename(file), false);
  const { numPassedTests: passed, testResults } = report.data;
  const failed = testResults.filter((one) => one.status === 'failed');
  return tallyOfRun(passed, failed.flatMap(failuresOfFile), ok);
}

/** Which tests Vitest's report says to have passed, and files that passed whole, by `keyOf`. */
export function vitestPassed(file: string): ReadonlySet<string> {
  const report = vitestSchema.safeParse(readJson(file));
  const files = report.success ? report.data.testResults : [];
  const keys = files.flatMap(({ name, status, assertionResults }) => {
    const passed = assertionResults.filter((one) => one.status === 'passed');
    const tests = passed.map(({ fullName }) => fullName);
    if (status === 'passed' && passed.length > 0) tests.push(THE_FILE);
    return tests.map((test) => keyOf({ file: shortPath(name), test }));
  });
  return new Set(keys);
}

/** The failed tests of a file; the file itself, where it could not be read or its hook failed. */
function failuresOfFile({ name, message = '', assertionResults }: VitestFile): Failure[] {
  const file = shortPath(name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0) {
    const tags = assertionResults.flatMap((one) => one.tags ?? []);
    const deservesLook = mayRepeat(tags, [message]);
    return [{ file, test: THE_FILE, why: plain(message), deservesLook, seconds: 0 }];
  }
  return failed.map(({ fullName, failureMessages, duration, tags }) => {
    const messages = failureMessages ?? [];
    const deservesLook = mayRepeat(tags ?? [], messages);
    const seconds = Math.round((duration ?? 0) / 1000);
    return { file, test: fullName, why: plain(messages.join('\n')), deservesLook, seconds };
  });
}

const resultSchema = z.object({
  attachments: z.array(z.object({ path: z.string().optional() })).optional(),
  error: z.object({ message: z.string().optional() }).optional(),
  duration: z.number().optional(),
});

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tags: z.array(z.string()).optional(),
      tests: z.array(z.object({ status: z.string(), results: z.array(resultSchema) })),
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

/** Reads Playwright's JSON report. */
export function playwrightTally(file: string, ok: boolean): Tally {
  const report = playwrightSchema.safeParse(readJson(file));
  if (!report.success) return tallyOf('no report', basename(file), false);
  const { expected, flaky } = report.data.stats;
  return tallyOfRun(expected + flaky, report.data.suites.flatMap(failuresOfSuite), ok);
}

/** Which tests Playwright's report says to have passed, by `keyOf`. */
export function playwrightPassed(file: string): ReadonlySet<string> {
  const report = playwrightSchema.safeParse(readJson(file));
  return new Set(report.success ? report.data.suites.flatMap(passedOfSuite) : []);
}

function passedOfSuite(suite: PlaywrightSuite): string[] {
  const own = suite.specs
    .filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'))
    .map(({ file, title }) => keyOf({ file: shortPath(file), test: title }));
  return [...own, ...(suite.suites ?? []).flatMap(passedOfSuite)];
}

function failuresOfSuite(suite: PlaywrightSuite): Failure[] {
  const own = suite.specs.flatMap(({ file, title, tags = [], tests }) =>
    tests
      .filter((one) => one.status === 'unexpected')
      .map(({ results }) => {
        const { error, duration = 0, attachments = [] } = results.at(-1) ?? {};
        const message = error?.message ?? '';
        const pictures = attachments.flatMap(({ path }) => path ?? []);
        const deservesLook = mayRepeat(tags, [message]);
        const seconds = Math.round(duration / 1000);
        const why = [plain(message), ...pictures].join('\n');
        return { file: shortPath(file), test: title, why, deservesLook, seconds };
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

/** A failed assertion of a test that guards money is believed at once. */
function mayRepeat(tags: readonly string[], messages: readonly string[]): boolean {
  const guardsMoney = tags.some((tag) => tag.replace('@', '') === 'money');
  return !guardsMoney || (messages.length > 0 && messages.every(isTimeOut));
}

/**
 * Whether a limit ran out. An expectation of the browser that was waited for and found another
 * value in the end is none: it saw something that is wrong.
 */
function isTimeOut(why: string): boolean {
  const first = plain(why).split('\n')[0] ?? '';
  if (/(Test|Hook) timed out in|Test timeout of|Timeout \d+ms exceeded/.test(first)) return true;
  return /element\(s\) not found/.test(plain(why));
}

function plain(text: string): string {
  return stripVTControlCharacters(text).trim();
}

function shortPath(file: string): string {
  return file.split('/').slice(-4).join('/');
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
