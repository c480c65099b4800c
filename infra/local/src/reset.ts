// `npm run reset`: forgets the local site's data. The next start begins from nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { removeData } from './data-home.ts';
import { takeLock } from './lock.ts';
import { localDir } from './paths.ts';
import { stopRecorded } from './records.ts';
import { runCommand, say } from './say.ts';

await runCommand(async () => {
  for (const name of ['site', 'stack']) {
    const dataDir = join(localDir, name);
    if (!existsSync(dataDir)) continue;
    // A running site holds this lock, and then nothing is removed.
    const unlock = await takeLock(dataDir);
    await stopRecorded(dataDir);
    removeData(dataDir);
    unlock();
    say(`Removed ${dataDir}.`);
  }
  say('The next `npm start` begins with fresh demonstration data.');
});
