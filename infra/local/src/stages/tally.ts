/** A test that failed, and what decides whether it is looked at once more. */
export type Failure = {
  /** The file by its last folders. */
  file: string;
  test: string;
  /** The whole message, without colours; empty where nothing is known. */
  why: string;
  /** It is run once more, alone, before it counts: not where something was seen wrong about money. */
  deservesLook: boolean;
  seconds: number;
};

/** What a test is known by in two reports. */
export function keyOf({ file, test }: Pick<Failure, 'file' | 'test'>): string {
  return `${file} › ${test}`;
}

/** How many things passed and how many failed, and what is known of those that failed. */
export type Tally = {
  passed: number;
  failed: number;
  failures: readonly Failure[];
  /** What failed beside others and passed alone; counted among the passed. */
  flaky: readonly Failure[];
};

/** More tests than these that pass only alone are no chance any more. */
export const FLAKY_MAX = 8;

const NOTHING: Tally = { passed: 0, failed: 0, failures: [], flaky: [] };

export function add(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      failures: [...sum.failures, ...tally.failures],
      flaky: [...sum.flaky, ...tally.flaky],
    }),
    NOTHING,
  );
}

/** One thing of a stage that is no test of a runner, and whether it went well. */
export function tallyOf(file: string, test: string, ok: boolean, why = ''): Tally {
  if (ok) return { ...NOTHING, passed: 1 };
  return {
    ...NOTHING,
    failed: 1,
    failures: [{ file, test, why, deservesLook: false, seconds: 0 }],
  };
}

/** The failures of a runner, each counted once; a runner may fail without a failed test. */
export function tallyOfRun(passed: number, failures: readonly Failure[], ok: boolean): Tally {
  if (!ok && failures.length === 0) return add([{ ...NOTHING, passed }, runnerFailed()]);
  return { ...NOTHING, passed, failed: failures.length, failures };
}

function runnerFailed(): Tally {
  return tallyOf('the runner itself', 'ended badly without a failed test', false);
}

/** A run with too many flaky tests has failed: something is wrong with the tests or the machine. */
export function judgeFlaky(tally: Tally): Tally {
  const { length } = tally.flaky;
  if (length <= FLAKY_MAX) return tally;
  return add([tally, tallyOf('flaky tests', `${length}, and at most ${FLAKY_MAX}`, false)]);
}

/** The very last line of `npm test`. */
export function closingLine({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`;
}

/** A failure on one line: the file, the test, and the first line of why. */
export function failureLine({ file, test, why }: Failure): string {
  return [file, test, why.split('\n')[0]].filter(Boolean).join(' › ');
}

/** A failure with as much of its message as tells where to look. */
export function failureText(failure: Failure, linesMax = 25): string {
  const [, ...rest] = failure.why.split('\n');
  const shown = rest.slice(0, linesMax).map((line) => `    ${line}`);
  return [failureLine(failure), ...shown].join('\n');
}
