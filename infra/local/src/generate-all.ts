// `npm run generate`: writes what is made from other files and committed. The database clients are
// made by scripts/run.mjs before any command runs, because they are not committed.
import { join } from 'node:path';
import { binDir, repoRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { runProgram } from './run-program.ts';
import { runCommand, say } from './say.ts';

await runCommand(async () => {
  await make('the contracts (proto/gen)', 'buf', ['generate'], join(repoRoot, 'proto'));
  await make('the references (docs)', 'node', ['scripts/generate-docs.ts'], repoRoot);
});

async function make(what: string, tool: string, args: string[], cwd: string): Promise<void> {
  const result = await runProgram(join(binDir, tool), args, { cwd });
  if (!result.ok) throw new Problem(`Could not make ${what}:\n${result.output.trim()}`);
  say(`Made ${what}.`);
}
