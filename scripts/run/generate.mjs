import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { Refusal, repoRoot } from './refusal.mjs';

const stamps = join(repoRoot, '.local', 'generated');

/** Generates the Prisma client of each service whose schema has changed since the last time. */
export async function generateWhenStale() {
  if (staleServices().length === 0) return;
  await alone(async () => {
    for (const service of staleServices()) await generate(service);
  });
}

function staleServices() {
  return readdirSync(join(repoRoot, 'services')).filter((service) => {
    if (!existsSync(schemaOf(service))) return false;
    const client = join(repoRoot, 'services', service, 'src', 'generated', 'client.ts');
    return !existsSync(client) || readOrEmpty(join(stamps, service)) !== versionOf(service);
  });
}

async function generate(service) {
  console.log(`Generating the database client of ${service} …`);
  const version = versionOf(service);
  const { code, output } = await prisma(['generate', '--schema', schemaOf(service)]);
  if (code !== 0) {
    throw new Refusal(
      `The database client of ${service} could not be generated:\n${output.trim()}`,
    );
  }
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, service), version);
}

function schemaOf(service) {
  return join(repoRoot, 'services', service, 'prisma', 'schema.prisma');
}

/** A new schema or a new Prisma makes the client stale. */
function versionOf(service) {
  const prismaPackage = join(repoRoot, 'node_modules', 'prisma', 'package.json');
  const hash = createHash('sha256').update(readFileSync(schemaOf(service)));
  return hash.update(readFileSync(prismaPackage)).digest('hex');
}

function prisma(args) {
  const bin = join(repoRoot, 'node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(join(bin, 'node'), [join(bin, 'prisma'), ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Generating needs no engine; any program in its place keeps Prisma from fetching it.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true', CHECKPOINT_DISABLE: '1' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function readOrEmpty(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
