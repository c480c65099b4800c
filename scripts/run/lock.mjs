import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, repoRoot } from './refusal.mjs';

const lock = join(repoRoot, '.local', 'prepare.lock');
const patienceMs = 15 * 60_000;

/** Runs `work` while no other run of this clone installs or generates. */
export async function alone(work) {
  mkdirSync(join(repoRoot, '.local'), { recursive: true });
  const deadline = Date.now() + patienceMs;
  let reported = false;
  while (!take()) {
    if (Date.now() > deadline) {
      throw new Refusal(
        `Another run has been installing for too long. If none is, remove ${lock}.`,
      );
    }
    if (!reported) console.log('Waiting for another run that is installing …');
    reported = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take() {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch {
    if (holderIsGone()) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function holderIsGone() {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    // No such process, or a holder that has not written its number yet.
    return error.code === 'ESRCH';
  }
}
