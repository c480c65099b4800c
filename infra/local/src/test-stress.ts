// `npm run test:stress -- FILE… [--times 20] [--grep TITLE]`: the named int, component or browser tests
// again and again, with two busy loops beside them. What falls once is mended before it lands.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { stretchLimits } from './stages/limits-of-run.ts';
import { runPlaywright, runVitest } from './stages/run-tests.ts';
import { add, closingLine, failureText, type Tally } from './stages/tally.ts';
import { startTestServers } from './stages/test-servers.ts';

const BUSY_LOOPS = 2;

/** It ends with this process, also where a signal ends that one before it can end its loops. */
const BUSY_LOOP = `
  const parent = process.ppid;
  while (process.ppid === parent) for (let turn = 0; turn < 1e7; turn += 1);
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '20' }, grep: { type: 'string' } },
  });
  const times = Number(values.times);
  if (positionals.length === 0 || !Number.isInteger(times) || times < 1) {
    throw new Problem('npm run test:stress -- FILE… [--times 20] [--grep TITLE]');
  }
  stretchLimits();
  const stories = positionals.filter((file) => file.includes('.spec'));
  const components = positionals.filter((file) => file.endsWith('.test.tsx'));
  const files = positionals.filter((file) => ![...stories, ...components].includes(file));
  const loops = Array.from({ length: BUSY_LOOPS }, startBusyLoop);
  try {
    const tallies: Tally[] = [];
    const titles = values.grep === undefined ? [] : ['-t', values.grep];
    if (files.length > 0) tallies.push(await repeatInt([...files, ...titles], times));
    if (components.length > 0) {
      tallies.push(await repeatComponents([...components, ...titles], times));
    }
    if (stories.length > 0) {
      const grep = values.grep === undefined ? [] : ['--grep', values.grep];
      tallies.push(await runPlaywright([`--repeat-each=${times}`, ...grep, ...stories], 'once'));
    }
    const sum = add(tallies);
    for (const failure of sum.failures) print(`✖ ${failureText(failure)}`);
    print(`\n${closingLine(sum)}`);
    if (sum.failed > 0) process.exitCode = 1;
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});

/** One set of servers for all of it: a database that has served before is part of the stress. */
async function repeatInt(which: readonly string[], times: number): Promise<Tally> {
  const servers = await startTestServers();
  try {
    return await repeat(times, () => runVitest('int', which));
  } finally {
    await servers.stop();
  }
}

function repeatComponents(which: readonly string[], times: number): Promise<Tally> {
  const inWeb = which.map((file) => file.replace(/^web\//, ''));
  return repeat(times, () => runVitest('component', inWeb, join(repoRoot, 'web')));
}

async function repeat(times: number, run: () => Promise<Tally>): Promise<Tally> {
  const tallies: Tally[] = [];
  for (let time = 1; time <= times; time += 1) {
    print(`\n── ${time} of ${times}`);
    tallies.push(await run());
  }
  return add(tallies);
}

function startBusyLoop(): ChildProcess {
  return spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' });
}
