import { Problem } from '../print/problem.ts';
import { findGoProgram } from './go-program.ts';

const k6 = { name: 'k6', module: 'go.k6.io/k6', version: 'v1.8.1', proof: ['version'] };

const otherWays =
  'Install k6 (https://grafana.com/docs/k6/latest/set-up/install-k6) or Go (apt install golang-go).';

/** The k6 program: one on the PATH, else built by Go once into the cache at a pinned version. */
export async function findK6(print: (sentence: string) => void = console.error): Promise<string> {
  const found = await findGoProgram(k6, print);
  if ('why' in found) throw new Problem(`${found.why}. ${otherWays}`);
  return found.path;
}
