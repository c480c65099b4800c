// `npm run new:service -- NAME [--ko 메모 --en Notes --vi 'Ghi chú']`: what docs/adding-a-service.md
// says of new files and of edits, done; what is left is the service's own business.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rowOf, serviceNames } from '@noriter/registry/names';
import { binDir, repoRoot } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { runProgram } from './processes/run-program.ts';
import { addService } from './recipe/add-service.ts';
import { nameService } from './recipe/names.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ko: { type: 'string' }, en: { type: 'string' }, vi: { type: 'string' } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new Problem("npm run new:service -- NAME [--ko 메모 --en Notes --vi 'Ghi chú']");
  }
  const service = nameService(name, {
    services: serviceNames,
    ports: serviceNames.filter((one) => one !== 'gateway').map((one) => rowOf(one).port),
    codes: codesInUse(),
  });
  const texts = { ...service.texts, ...values };
  const { made, edited } = addService(repoRoot, { ...service, texts });
  print(`Wrote ${made.length} files, most of them in services/${name}, and edited:`);
  for (const file of edited) print(`  ${file}`);

  // Its line in package-lock.json, and the links to it. Prisma's engine is wanted by nothing here.
  await make('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  });
  await make(join(binDir, 'node'), ['scripts/database-clients.mjs']);
  await make(join(binDir, 'node'), ['infra/local/src/generate-all.ts']);
  // Names of another length break lines elsewhere, and stand elsewhere among imports.
  await make(join(binDir, 'biome'), ['check', '--write', ...made, ...edited]);
  print(`
Next: say in infra/registry/src/services.ts what it owns and whom its loss would hurt, put its own
business in the place of the notes, and run npm run check, npm run test:unit, npm start.`);
});

async function make(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { ok, output } = await runProgram(program, args, {
    cwd: repoRoot,
    env: { ...process.env, ...env },
  });
  if (!ok) throw new Problem(`${program} ${args.slice(0, 2).join(' ')} failed:\n${output.trim()}`);
}

/** The letters that the result codes of this tree begin with. */
function codesInUse(): ReadonlySet<string> {
  const errors = readFileSync(join(repoRoot, 'docs', 'errors.md'), 'utf8');
  return new Set([...errors.matchAll(/^\| `([A-Z]+)\d+`/gm)].map(([, letters = '']) => letters));
}
