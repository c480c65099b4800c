// Runs beside the local stack and does nothing until its standard input ends, which happens when
// the process that started it is gone. Then it stops what that process has left running.
import { existsSync } from 'node:fs';
import { removeData } from '../servers/data-home.ts';
import { lockHolder, takeLock } from './lock.ts';
import { stopRecorded } from './records.ts';

const [dataDir, flag] = process.argv.slice(2);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.stdin.resume();
process.stdin.once('close', () => {
  if (dataDir) void cleanUp(dataDir);
});

async function cleanUp(dir: string): Promise<void> {
  // A new run that was quicker has cleaned up already, and what runs now is its own.
  if (!existsSync(dir) || lockHolder(dir)) return;
  const unlock = await takeLock(dir);
  await stopRecorded(dir);
  unlock();
  if (flag === '--remove') removeData(dir);
}
