// A stand-in for `npm start`: holds a data directory with one process in it until it is killed.
import { join } from 'node:path';
import { until } from '../src/processes/waiting.ts';
import { openDataDirectory } from '../src/servers/data-directory.ts';

const [dataDir = '', ...flags] = process.argv.slice(2);
const directory = await openDataDirectory({
  dataDir,
  print: console.log,
  temporary: flags.includes('--temporary'),
});
const keeper = directory.add({
  name: 'sleeper',
  stopOrder: 0,
  stopSignal: 'SIGTERM',
  graceMs: 1000,
  readyWithinMs: 5000,
  command: () => ({
    name: 'sleeper',
    program: process.execPath,
    args: ['-e', 'setInterval(() => {}, 1000)'],
    env: process.env,
    cwd: dataDir,
    logFile: join(dataDir, 'log'),
  }),
  ready: (child) => until(child, () => true),
});
await keeper.start();
console.log(`holds ${keeper.pid()}`);
