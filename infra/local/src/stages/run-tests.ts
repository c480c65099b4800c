import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { binDir, localDir, repoRoot } from '../paths.ts';
import { print } from '../print/print.ts';
import { playwrightPassed, playwrightTally, vitestPassed, vitestTally } from './reports.ts';
import { type Look, lookAgain } from './second-look.ts';
import { type Tally, tallyOf } from './tally.ts';

export const reportsDir = join(localDir, 'test-reports');

/** Runs a project of the Vitest configuration in `cwd`. What fails has failed. */
export async function runVitest(
  project: string,
  extra: readonly string[] = [],
  cwd = repoRoot,
): Promise<Tally> {
  const report = freshReport(project);
  return vitestTally(report, await vitest(project, report, extra, cwd));
}

/** The same, and each file with a failed test again, by itself, on servers of its own. */
export async function runVitestWithLooks(
  project: string,
  extra: readonly string[] = [],
  cwd = repoRoot,
): Promise<Tally> {
  const look: Look = async (failures) => {
    const passed = new Set<string>();
    for (const file of new Set(failures.map((failure) => failure.file))) {
      print(`\n── ${project}: ${file} again, alone`);
      const report = freshReport(`${project}-again`);
      // A file that ends badly all the same may hide what no test is blamed for.
      if (!(await vitest(project, report, [file], cwd))) continue;
      for (const key of vitestPassed(report)) passed.add(key);
    }
    return passed;
  };
  return lookAgain(await runVitest(project, extra, cwd), look);
}

/** Runs the browser tests, and those that failed again, on a fresh site, unless told `once`. */
export async function runPlaywright(
  extra: readonly string[] = [],
  looks: 'again' | 'once' = 'again',
): Promise<Tally> {
  if (!existsSync(join(repoRoot, 'web', 'playwright.config.ts'))) {
    return tallyOf('e2e', 'web/playwright.config.ts is missing', false);
  }
  const report = freshReport('e2e');
  const tally = playwrightTally(report, await playwright(report, extra));
  return looks === 'once' ? tally : lookAgain(tally, () => playAgain(extra));
}

async function playAgain(extra: readonly string[]): Promise<ReadonlySet<string>> {
  print('\n── e2e: what failed again, on a fresh site');
  keepPictures();
  const report = freshReport('e2e-again');
  await playwright(report, ['--last-failed', ...extra]);
  return playwrightPassed(report);
}

/** Runs a tool with its output on the screen. @returns whether it ended well. */
export async function runShown(
  tool: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<boolean> {
  const options = { cwd, env, reject: false, stdin: 'ignore', stdout: 'inherit' } as const;
  const result = await execa(join(binDir, tool), args, { ...options, stderr: 'inherit' });
  return result.exitCode === 0;
}

function vitest(project: string, report: string, extra: readonly string[], cwd: string) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runShown('vitest', ['run', '--project', project, ...reporters, ...extra], cwd);
}

function playwright(report: string, extra: readonly string[]) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--reporter=list,json', ...extra];
  return runShown('playwright', args, join(repoRoot, 'web'), env);
}

/** The next run of the browser tests clears what the last one has drawn. */
function keepPictures(): void {
  const pictures = join(repoRoot, 'web', 'test-results');
  if (existsSync(pictures)) {
    cpSync(pictures, join(reportsDir, 'pictures'), { recursive: true });
  }
}

function freshReport(name: string): string {
  mkdirSync(reportsDir, { recursive: true });
  const report = join(reportsDir, `${name}.json`);
  rmSync(report, { force: true });
  return report;
}
