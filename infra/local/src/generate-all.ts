// `npm run generate`: writes what is made from other files and committed. The database clients are
// made by scripts/run.mjs before any command runs, because they are not committed.
import { join } from 'node:path';
import { binDir, repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { runProgram } from './processes/run-program.ts';

await runCommand(async () => {
  await make('the contracts (proto/gen)', 'buf', ['generate'], join(repoRoot, 'proto'));
  await make('the routes of the web', 'node', ['scripts/routes.ts'], join(repoRoot, 'web'));
  await make(
    'what follows from services (docs, k8s, compose, web)',
    'node',
    ['scripts/generate-docs.ts'],
    repoRoot,
  );
});

async function make(what: string, tool: string, args: string[], cwd: string): Promise<void> {
  const result = await runProgram(join(binDir, tool), args, { cwd });
  if (!result.ok) throw new Problem(`Could not make ${what}:\n${result.output.trim()}`);
  print(`Made ${what}.`);
}
