// `npm test` runs every stage; `npm run check`, `test:unit`, `test:component`, `test:int`,
// `test:e2e` and `check:recipe` run one.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { type Check, checks } from './stages/checks.ts';
import { watchIdle } from './stages/idle-share.ts';
import { stretchLimits } from './stages/limits-of-run.ts';
import {
  reportsDir,
  runPlaywright,
  runShown,
  runVitest,
  runVitestWithLooks,
} from './stages/run-tests.ts';
import { siteErrors } from './stages/site-errors.ts';
import {
  add,
  closingLine,
  failureLine,
  failureText,
  judgeFlaky,
  type Tally,
  tallyOf,
} from './stages/tally.ts';

/** Enough to see what was wrong, within the last lines of a run. */
const SITE_ERRORS_MAX = 40;

/** What a caller adds after `--`: files for the one runner of the stage, or names of checks. */
const [only, ...extra] = process.argv.slice(2);

const stages: Readonly<Record<string, () => Promise<Tally>>> = {
  check: runChecks,
  // Plain functions need no quiet machine: what fails has failed.
  unit: () => runVitest('unit', extra),
  component: () => runVitestWithLooks('component', extra, join(repoRoot, 'web')),
  int: () => runVitestWithLooks('int', extra),
  e2e: () => runPlaywright(extra),
  faults: runShortFaults,
};

/** Takes minutes and tells of few changes: run before a release, and by name alone. */
const byName: typeof stages = {
  recipe: () => runVitest('recipe', extra),
};

await runCommand(async () => {
  const names = only ? [only] : Object.keys(stages);
  mkdirSync(reportsDir, { recursive: true });
  stretchLimits();
  const tallies: Tally[] = [];
  const flaky: unknown[] = [];
  const errors: string[] = [];
  for (const name of names) {
    const stage = stages[name] ?? byName[name];
    if (stage === undefined) {
      const known = [...Object.keys(stages), ...Object.keys(byName)].join(', ');
      throw new Problem(`There is no stage "${name}": ${known}.`);
    }
    const startedAt = performance.now();
    const idle = watchIdle();
    print(`\n── ${name}`);
    const tally = await stage();
    tallies.push(tally);
    if (name === 'e2e' && tally.failed > 0) errors.push(...siteErrors());
    flaky.push(...tally.flaky.map((one) => ({ stage: name, ...one, load: loadavg() })));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const idlePercent = Math.round(idle() * 100);
    print(`── ${name}: ${closingLine(tally)} (${seconds} s, processor ${idlePercent} % idle)`);
  }
  writeFileSync(join(reportsDir, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  conclude(judgeFlaky(add(tallies)), errors);
});

/** Once more at the end: what a stage said of its failures is far above. */
function conclude(sum: Tally, errors: readonly string[]): void {
  if (sum.flaky.length > 0) {
    print(`\nFlaky, passed only alone (${join('.local', 'test-reports', 'flaky.json')}):`);
    for (const one of sum.flaky) print(`~ ${failureLine(one)} (${one.seconds} s)`);
  }
  for (const error of errors.slice(-SITE_ERRORS_MAX)) print(`! ${error}`);
  for (const failure of sum.failures) print(`✖ ${failureText(failure)}`);
  print(`\n${closingLine(sum)}`);
  if (sum.failed > 0) process.exitCode = 1;
}

async function runChecks(): Promise<Tally> {
  const tallies: Tally[] = [];
  const waiting = checks.filter(({ name }) => extra.length === 0 || extra.includes(name));
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      tallies.push(await runCheck(check));
    }
  };
  // Two at once: the type checkers would fight over a small machine otherwise.
  await Promise.all([worker(), worker()]);
  return add(tallies);
}

async function runCheck(check: Check): Promise<Tally> {
  const startedAt = performance.now();
  const { ok, output, missing } = await check.run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`${ok ? '✔' : '✖'} ${check.name} (${seconds} s)`);
  if (!ok || missing) print(output.trimEnd());
  return tallyOf('check', check.name, ok, `\n${output.trim()}`);
}

async function runShortFaults(): Promise<Tally> {
  const script = join(repoRoot, 'load-tests', 'src', 'chaos', 'run-faults.ts');
  if (!existsSync(script)) return add([]);
  const ok = await runShown('node', [script, '--short', ...extra], repoRoot);
  return tallyOf('faults', 'chaos', ok);
}
