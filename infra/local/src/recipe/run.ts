// `npm run recipe`: adds a service to a copy of this tree by docs/adding-a-service.md and runs all of
// `npm run check` there. With --keep the copy stays, to be looked at.
import { print, runCommand } from '../print/print.ts';
import { prepareRecipe } from './prepare.ts';

await runCommand(async () => {
  const { root, edited, run, remove } = await prepareRecipe();
  print(`The scratch service is in ${root}. Edited by hand: ${edited.join(', ')}.`);
  try {
    for (const stage of ['check', 'unit']) {
      const { ok, output } = await run('infra/local/src/test-all.ts', stage);
      print(ok ? output.trimEnd().split('\n').slice(-1).join('') : output);
      if (!ok) process.exitCode = 1;
    }
  } finally {
    if (!process.argv.includes('--keep')) remove();
  }
});
