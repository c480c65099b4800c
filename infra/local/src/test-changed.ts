// `npm run test:changed [-- BASE]`: what the change since BASE (origin/main, else main) can touch.
// Quick while working; `npm test` is what counts.
import { join } from 'node:path';
import { repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { runProgram } from './processes/run-program.ts';
import { storiesFor } from './stages/changed-stories.ts';
import { stretchLimits } from './stages/limits-of-run.ts';
import { runShown } from './stages/run-tests.ts';

await runCommand(async () => {
  stretchLimits();
  const base = await findBase(process.argv[2]);
  const changed = (await git('diff', '--name-only', base)).concat(
    await git('ls-files', '--others', '--exclude-standard'),
  );
  print(`${changed.length} files changed since ${base}.`);
  const web = join(repoRoot, 'web');
  const vitest = (project: string, cwd = repoRoot) =>
    runShown('vitest', ['run', '--project', project, '--changed', base, '--passWithNoTests'], cwd);
  const stories = storiesFor(changed);
  const steps: [string, () => Promise<boolean>][] = [
    ['check', () => runShown('node', ['infra/local/src/test-all.ts', 'check'], repoRoot)],
    ['unit', () => vitest('unit')],
    ['component', () => vitest('component', web)],
    ['int', () => vitest('int')],
  ];
  if (stories !== null)
    steps.push(['e2e', () => runShown('playwright', ['test', ...stories], web)]);
  for (const [name, step] of steps) {
    print(`\n── ${name}`);
    if (!(await step())) process.exitCode = 1;
  }
});

async function findBase(asked: string | undefined): Promise<string> {
  for (const ref of asked === undefined ? ['origin/main', 'main'] : [asked]) {
    const found = await runProgram('git', ['merge-base', ref, 'HEAD'], { cwd: repoRoot });
    if (found.ok) return found.output.trim();
  }
  throw new Problem(`There is no ${asked ?? 'main'} to compare with.`);
}

async function git(...args: string[]): Promise<string[]> {
  const { output } = await runProgram('git', args, { cwd: repoRoot });
  return output.split('\n').filter((path) => path !== '');
}
