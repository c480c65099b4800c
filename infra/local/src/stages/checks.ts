import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files.ts';
import { binDir, localDir, repoRoot } from '../paths.ts';
import { type ProgramResult, runProgram } from '../processes/run-program.ts';
import { checkOverlays } from './overlays.ts';

/** One thing `npm run check` asks. */
export type Check = { name: string; run(): Promise<ProgramResult> };

const tool = (name: string, args: readonly string[], cwd = repoRoot) =>
  runProgram(join(binDir, name), args, { cwd });

const protoDir = join(repoRoot, 'proto');

export const checks: readonly Check[] = [
  { name: 'types', run: () => tool('tsc', ['-p', '.']) },
  { name: 'types of the web', run: () => tool('tsc', ['-p', 'web']) },
  {
    name: 'types of the game pages',
    run: () => tool('tsc', ['-p', 'infra/sandbox/game-vendors/pages']),
  },
  { name: 'types of the service worker', run: () => tool('tsc', ['-p', 'web/worker']) },
  { name: 'types of k6', run: () => tool('tsc', ['-p', 'load-tests/k6']) },
  {
    name: 'biome',
    run: () => tool('biome', ['ci', '--colors=off', '--diagnostic-level=warn', '.']),
  },
  { name: 'oxlint', run: () => tool('oxlint', ['--type-aware', '--deny-warnings', '.']) },
  { name: 'unused code (knip)', run: () => tool('knip', ['--no-progress']) },
  { name: 'contracts: lint', run: () => tool('buf', ['lint'], protoDir) },
  { name: 'contracts: breaking changes', run: breakingChanges },
  { name: 'contracts: generated code', run: generatedContracts },
  {
    name: 'references made from code',
    run: () => tool('node', ['scripts/generate-docs.ts', '--check']),
  },
  { name: 'Kubernetes overlays', run: checkOverlays },
  { name: 'links in Markdown', run: () => tool('node', ['scripts/check-links.ts']) },
];

/** Compares with the latest release, and before the first one with the last commit. */
async function breakingChanges(): Promise<ProgramResult> {
  const git = (args: string[]) => runProgram('git', args, { cwd: repoRoot });
  const tag = await git(['describe', '--tags', '--abbrev=0']);
  const head = await git(['rev-parse', 'HEAD']);
  const base = tag.ok ? tag.output.trim() : head.output.trim();
  if (!head.ok) return { ok: true, output: 'not a git clone', missing: false };
  const archive = join(mkdtempSync(join(localDir, 'proto-')), 'proto.tar');
  try {
    const packed = await git(['archive', '--format=tar', `--output=${archive}`, base, 'proto']);
    if (!packed.ok) return packed;
    return await tool('buf', ['breaking', '--against', `${archive}#subdir=proto`], protoDir);
  } finally {
    rmSync(join(archive, '..'), { recursive: true, force: true });
  }
}

/** Generates into a directory aside and compares it with what is committed. */
async function generatedContracts(): Promise<ProgramResult> {
  const aside = mkdtempSync(join(localDir, 'proto-gen-'));
  try {
    const made = await tool('buf', ['generate', '--output', aside], protoDir);
    if (!made.ok) return made;
    const stale = differences(join(aside, 'gen'), join(protoDir, 'gen'));
    const output = stale.map((file) => `proto/gen/${file} is stale: run npm run generate.`);
    return { ok: stale.length === 0, output: output.join('\n'), missing: false };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function differences(fresh: string, committed: string): string[] {
  const names = new Set([...filesBelow(fresh), ...filesBelow(committed)]);
  return [...names].filter((name) => {
    return textOf(join(fresh, name)) !== textOf(join(committed, name));
  });
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
