// `npm test` runs every stage; `npm run check`, `test:unit`, `test:component`, `test:int` and
// `test:e2e` run one.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { binDir, localDir, repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { type Check, checks } from './stages/checks.ts';
import {
  add,
  closingLine,
  playwrightTally,
  type Tally,
  tallyOf,
  vitestTally,
} from './stages/tally.ts';

const reportsDir = join(localDir, 'test-reports');
/** What a caller adds after `--`: files for the one runner of the stage, or names of checks. */
const [only, ...extra] = process.argv.slice(2);

const stages: Readonly<Record<string, () => Promise<Tally>>> = {
  check: runChecks,
  unit: () => runVitest('unit'),
  component: () => runVitest('component', join(repoRoot, 'web')),
  int: () => runVitest('int'),
  e2e: runPlaywright,
  faults: runShortFaults,
};

await runCommand(async () => {
  const names = only ? [only] : Object.keys(stages);
  mkdirSync(reportsDir, { recursive: true });
  const tallies: Tally[] = [];
  for (const name of names) {
    const stage = stages[name];
    if (!stage)
      throw new Problem(`There is no stage "${name}": ${Object.keys(stages).join(', ')}.`);
    const startedAt = performance.now();
    print(`\n── ${name}`);
    const tally = await stage();
    tallies.push(tally);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    print(`── ${name}: ${closingLine(tally)} (${seconds} s)`);
  }
  const sum = add(tallies);
  // Once more at the end: what a stage said of them is far above.
  for (const failure of sum.failures) print(`✖ ${failure}`);
  print(`\n${closingLine(sum)}`);
  if (sum.failed > 0) process.exitCode = 1;
});

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
  return tallyOf(`check › ${check.name}`, ok);
}

/** The stage is a project of the configuration in `cwd`. */
async function runVitest(project: string, cwd = repoRoot): Promise<Tally> {
  const report = freshReport(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', project, ...reporters, ...extra];
  return vitestTally(report, await runShown('vitest', args, cwd));
}

async function runPlaywright(): Promise<Tally> {
  const web = join(repoRoot, 'web');
  if (!existsSync(join(web, 'playwright.config.ts'))) {
    print('web/playwright.config.ts is missing, so there are no browser tests to run.');
    return tallyOf('e2e › no configuration', false);
  }
  const report = freshReport('e2e');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = await runShown('playwright', ['test', '--reporter=list,json', ...extra], web, env);
  return playwrightTally(report, ok);
}

async function runShortFaults(): Promise<Tally> {
  const script = join(repoRoot, 'load-tests', 'src', 'chaos', 'run-faults.ts');
  if (!existsSync(script)) return add([]);
  const ok = await runShown('node', [script, '--short', ...extra], repoRoot);
  return tallyOf('faults › chaos', ok);
}

/** Runs a tool with its output on the screen. @returns whether it ended well. */
async function runShown(
  tool: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<boolean> {
  const options = { cwd, env, reject: false, stdin: 'ignore', stdout: 'inherit' } as const;
  const result = await execa(join(binDir, tool), args, { ...options, stderr: 'inherit' });
  return result.exitCode === 0;
}

function freshReport(name: string): string {
  const report = join(reportsDir, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
