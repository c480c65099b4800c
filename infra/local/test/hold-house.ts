// A stand-in for `npm start`: holds a data directory with one process in it until it is killed.
import { join } from 'node:path';
import { openHouse } from '../src/house.ts';
import { until } from '../src/waiting.ts';

const [dataDir = '', ...flags] = process.argv.slice(2);
const house = await openHouse({
  dataDir,
  say: console.log,
  temporary: flags.includes('--temporary'),
});
const keeper = house.add({
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
