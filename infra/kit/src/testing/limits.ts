/**
 * How long tests may take, all of them, in one place. A limit ends what hangs and judges no speed:
 * each is some ten times what the slowest test of its kind needs on an idle machine, and longer
 * on a machine that is slow just now. `npm test` measures that once and tells it by the environment.
 */
const stretch = Number(process.env.NORITER_TEST_STRETCH ?? 1);
const seconds = (count: number) => Math.round(count * 1_000 * stretch);

/** Milliseconds. */
export const limits = {
  unit: seconds(30),
  component: seconds(60),
  int: seconds(120),
  /** What begins and ends a file: databases, topics, whole services. */
  hook: seconds(180),
  /** What is many at once by its nature: a million draws, a whole build, a walk over every page. */
  heavy: seconds(900),
  /** A story in the browser. */
  story: seconds(240),
  /** Until what happens soon has happened. */
  soon: seconds(30),
  /** Until a page shows what it should, or lets itself be pressed. */
  page: seconds(20),
  navigation: seconds(40),
};

/**
 * How many times as long as in production services wait for answers in tests: a wait that ends on a
 * machine that is busy refuses what was no matter of the test.
 */
export const ANSWER_WAIT_FACTOR = 4;

/**
 * The same where a wait that ends refuses money for ever: the wallet waits 0.7 s for identity to say
 * who may stake, and Redis has half a second. A machine that stalls takes more than four times that.
 */
export const PATIENT_WAIT_FACTOR = 12;

/** A limit of a test's own that follows the machine like all others. Milliseconds, both. */
export function stretched(ms: number): number {
  return Math.round(ms * stretch);
}
