import { type Failure, FLAKY_MAX, keyOf, type Tally } from './tally.ts';

const LOOKS_MAX = 2;

/**
 * Runs these again with nothing beside them. A test counts as seen well only by its own name.
 * @returns the keys of the tests that passed
 */
export type Look = (failures: readonly Failure[]) => Promise<ReadonlySet<string>>;

/**
 * Looks at failed tests again, at most twice: what then passes failed for want of time, of order or
 * of a quiet machine, and is flaky. What asserts something about money has failed once and for all,
 * unless a limit ran out. More than a run may have of flaky ones are not looked at: it has failed.
 */
export async function lookAgain(tally: Tally, look: Look): Promise<Tally> {
  let seen = tally;
  for (let time = 1; time <= LOOKS_MAX; time += 1) {
    const chosen = seen.failures.filter(({ deservesLook }) => deservesLook);
    if (chosen.length === 0 || chosen.length > FLAKY_MAX) break;
    seen = settle(seen, chosen, await look(chosen));
  }
  return seen;
}

function settle(tally: Tally, chosen: readonly Failure[], passed: ReadonlySet<string>): Tally {
  const flaky = chosen.filter((failure) => passed.has(keyOf(failure)));
  return {
    passed: tally.passed + flaky.length,
    failed: tally.failed - flaky.length,
    failures: tally.failures.filter((failure) => !flaky.includes(failure)),
    flaky: [...tally.flaky, ...flaky],
  };
}
