import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { Refusal, repoRoot } from './refusal.mjs';

const lockfile = join(repoRoot, 'package-lock.json');
/** npm's own note of what it has installed; written last, so half an install has none. */
const installedFile = join(repoRoot, 'node_modules', '.package-lock.json');

/** Runs `npm ci` when node_modules is missing or is not what the lockfile asks for. */
export async function installWhenStale() {
  if (isCurrent()) return;
  await alone(async () => {
    // Whoever held the lock before us may have done it.
    if (!isCurrent()) await install();
  });
}

function isCurrent() {
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(lockfile);
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    // Packages for other kinds of machines are wanted by the lockfile and rightly absent.
    if (!found) return path === '' || entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    throw new Refusal(
      `${file} can't be read as JSON. Restore it with git, or remove node_modules.`,
    );
  }
}

async function install() {
  console.log('Installing dependencies (npm ci) …');
  const result = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.code === 0) return;
  console.error(result.output.trimEnd());
  throw new Refusal(whyItFailed(result));
}

function whyItFailed({ output, missing }) {
  if (missing) {
    return '`npm` was not found. It comes with Node: install that from https://nodejs.org.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output)) {
    return (
      'The dependencies could not be fetched: the network did not let npm reach its registry. ' +
      'Connect, or point npm to a registry within reach: npm config set registry <address>.'
    );
  }
  if (/EACCES|EPERM/.test(output)) {
    return `npm may not write here. Make ${repoRoot} belong to you, or run this as its owner.`;
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: the dependencies need about 1.5 GB.';
  return 'npm ci failed; its own words are above. Run it by hand to look closer: npm ci.';
}

function npm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nothing here needs Prisma's native engine, which is fetched from a host of its own.
      env: { ...process.env, NODE_ENV: 'development', PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' },
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) =>
      resolve({ code: 1, output: error.message, missing: error.code === 'ENOENT' }),
    );
    child.once('close', (code) => resolve({ code, output, missing: false }));
  });
}
