import { readFileSync } from 'node:fs';

const everyMs = 2000;

/**
 * npm that is ended by force takes nothing with it. Calls `then` when the npm that started us is
 * gone; without npm there is nobody to miss.
 */
export function whenNpmIsGone(then) {
  const npm = process.env.npm_lifecycle_event ? pidOfNpm() : null;
  if (npm === null) return;
  const timer = setInterval(() => {
    if (pidOfNpm() === npm) return;
    clearInterval(timer);
    then();
  }, everyMs);
  timer.unref();
}

/** npm is our parent, or the parent of the `sh -c` it runs us with. */
function pidOfNpm() {
  const parent = process.ppid;
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, 'utf8');
    if (!command.includes('run.mjs')) return parent;
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // No /proc on this system, or the parent is gone this very moment.
    return parent;
  }
}
