import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../print/problem.ts';
import { type ProgramResult, runProgram } from '../processes/run-program.ts';
import { addService } from './add-service.ts';
import { changedFiles, copyTree } from './copy-tree.ts';
import { scratch } from './names.ts';

/** A copy of this tree in which the scratch service was added by docs/adding-a-service.md. */
export type Prepared = {
  root: string;
  /** The existing files that were edited by hand. */
  edited: readonly string[];
  /** Runs a file of the copy with its own Node. */
  run: (file: string, ...args: string[]) => Promise<ProgramResult>;
  remove: () => void;
};

const STEP_MS_MAX = 300_000;

/** Copies, adds, generates. @throws Problem with the output of the step that failed */
export async function prepareRecipe(): Promise<Prepared> {
  const root = mkdtempSync(join(tmpdir(), 'recipe-'));
  copyTree(root);
  addService(root, scratch);
  const edited = changedFiles(root);
  const node = join(root, 'node_modules', '.bin', 'node');
  const run = (...args: string[]) => runProgram(node, args, { cwd: root, timeoutMs: STEP_MS_MAX });
  for (const file of ['scripts/database-clients.mjs', 'infra/local/src/generate-all.ts']) {
    const { ok, output } = await run(file);
    if (!ok) throw new Problem(`${file} failed in ${root}:\n${output}`);
  }
  return { root, edited, run, remove: () => rmSync(root, { recursive: true, force: true }) };
}
