// `npm run reset`: forgets the local site's data. The next start begins from nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localDir } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { takeLock } from './processes/lock.ts';
import { stopRecorded } from './processes/records.ts';
import { removeData } from './servers/data-home.ts';

await runCommand(async () => {
  for (const name of ['site', 'stack']) {
    const dataDir = join(localDir, name);
    if (!existsSync(dataDir)) continue;
    // A running site holds this lock, and then nothing is removed.
    const unlock = await takeLock(dataDir);
    await stopRecorded(dataDir);
    removeData(dataDir);
    unlock();
    print(`Removed ${dataDir}.`);
  }
  print('The next `npm start` begins with fresh demonstration data.');
});
