// `npm run test:at -- '2027-12-31 23:55' STAGE [FILE…]`: a stage of `npm test` with the clock of the
// code and of its database moved to an instant in Korea, and running on from there.
import { join } from 'node:path';
import { repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { movedClock } from './processes/moved-clock.ts';
import { runShown } from './stages/run-tests.ts';

const usage = `npm run test:at -- 'YYYY-MM-DD HH:MM' STAGE [FILE…], a time that is still to come in Korea`;

await runCommand(async () => {
  const [at = '', stage, ...files] = process.argv.slice(2);
  const instant = instantOf(at);
  if (stage === undefined) throw new Problem(usage);
  const bySeconds = Math.round((instant - Date.now()) / 1000);
  const testAll = join(repoRoot, 'infra', 'local', 'src', 'test-all.ts');
  print(`${stage} at ${at} in Korea`);
  const ok = await runShown('node', [testAll, stage, ...files], repoRoot, movedClock(bySeconds));
  if (!ok) process.exitCode = 1;
});

/** @throws Problem for what is no time, and for one that is over: certificates would begin after it */
function instantOf(text: string): number {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) throw new Problem(usage);
  const instant = Date.parse(`${text.replace(' ', 'T')}:00+09:00`);
  if (Number.isNaN(instant) || instant < Date.now()) throw new Problem(usage);
  return instant;
}
