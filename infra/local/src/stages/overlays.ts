import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, repoRoot } from '../paths.ts';
import { print } from '../print/print.ts';
import { type ProgramResult, runProgram } from '../processes/run-program.ts';
import { findGoProgram } from '../tools/go-program.ts';

const kustomize = {
  name: 'kustomize',
  module: 'sigs.k8s.io/kustomize/kustomize/v5',
  version: 'v5.7.1',
  proof: ['version'],
};

const kubeScore = {
  name: 'kube-score',
  module: 'github.com/zegl/kube-score/cmd/kube-score',
  version: 'v1.20.0',
  proof: ['version'],
};

/**
 * Renders the base and every overlay and has kube-score judge them: nothing critical may be left.
 * Where neither the tools nor Go are there, it says so; what needs no tool is checked by
 * scripts/deployment/deployment.test.ts.
 */
export async function checkOverlays(): Promise<ProgramResult> {
  const render = await findRenderer();
  if (typeof render === 'string') return skipped(render);
  const judge = await findGoProgram(kubeScore, print);
  if ('why' in judge) return skipped(judge.why);
  const overlays = readdirSync(join(repoRoot, 'k8s', 'overlays')).map((name) => `overlays/${name}`);
  const aside = mkdtempSync(join(localDir, 'overlays-'));
  try {
    const problems: string[] = [];
    for (const place of ['base', ...overlays]) {
      const rendered = await runProgram(render.program, [...render.args, `k8s/${place}`], {
        cwd: repoRoot,
      });
      const file = join(aside, `${place.replace('/', '-')}.yaml`);
      writeFileSync(file, rendered.output);
      const judged = rendered.ok
        ? await runProgram(judge.path, ['score', '--output-format', 'ci', file])
        : rendered;
      if (!judged.ok) problems.push(`k8s/${place}`, critical(judged.output));
    }
    return { ok: problems.length === 0, output: problems.join('\n'), missing: false };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function findRenderer(): Promise<{ program: string; args: readonly string[] } | string> {
  const kubectl = await runProgram('kubectl', ['kustomize', '--help'], { timeoutMs: 20_000 });
  if (kubectl.ok) return { program: 'kubectl', args: ['kustomize'] };
  const found = await findGoProgram(kustomize, print);
  return 'why' in found ? found.why : { program: found.path, args: ['build'] };
}

/** What is wrong, without what kube-score only recommends; all of it where it said nothing so. */
function critical(output: string): string {
  const lines = output.split('\n').filter((line) => line.startsWith('[CRITICAL]'));
  return lines.length > 0 ? lines.join('\n') : output;
}

function skipped(why: string): ProgramResult {
  return { ok: true, output: `Not rendered: ${why}.`, missing: true };
}
