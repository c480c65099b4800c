// Every `npm run` command passes through here. Any Node from 20 on can run this file, before
// anything is installed: it brings the dependencies up to date and hands over to the Node 24 that
// came with them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { whenNpmIsGone } from './run/abandoned.mjs';
import { commands } from './run/commands.mjs';
import { generateWhenStale } from './run/generate.mjs';
import { installWhenStale } from './run/install.mjs';
import { Refusal, repoRoot } from './run/refusal.mjs';

const [name = '', ...rest] = process.argv.slice(2);

try {
  refuseOldNode();
  const [file, ...args] = findCommand(name);
  await installWhenStale();
  await generateWhenStale();
  await handOver(join(repoRoot, file), [...args, ...rest]);
} catch (error) {
  // A refusal is a sentence for the person at the terminal; anything else is a defect.
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  process.exitCode = 1;
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  throw new Refusal(
    `This needs Node 20 or newer to begin with, and this is Node ${process.versions.node}. ` +
      'Install one from https://nodejs.org, or with nvm: nvm install 24.',
  );
}

function findCommand(command) {
  const found = commands[command];
  if (!found) {
    const known = Object.keys(commands).join(', ');
    throw new Refusal(`There is no command "${command}". There are: ${known}.`);
  }
  if (existsSync(join(repoRoot, found[0]))) return found;
  throw new Refusal(`The command "${command}" would run ${found[0]}, which is not there.`);
}

/** Runs the command in the pinned Node and ends as it ends. */
function handOver(file, args) {
  const bin = join(repoRoot, 'node_modules', '.bin');
  const node = join(bin, 'node');
  if (!existsSync(node)) {
    throw new Refusal(
      'The Node 24 that comes with the dependencies is missing, most likely because npm did not ' +
        'run install scripts. Remove node_modules and run: npm ci --include=dev --ignore-scripts=false',
    );
  }
  const child = spawn(node, [file, ...args], {
    // The fourth is a channel whose end tells the command that we are gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      // Compiled code is kept between runs: every service starts sooner.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(repoRoot, '.local', 'compiled'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // In a terminal Ctrl-C reaches the command by itself, and twice would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  whenNpmIsGone(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      process.exitCode = signal ? 1 : (code ?? 1);
      resolve();
    });
  });
}
