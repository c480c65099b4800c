import { localDir } from '../paths.ts';
import { print } from '../print/print.ts';
import { measurePace } from './pace.ts';

/**
 * Measures this machine once and tells all runners that are started from here by how much their
 * limits are stretched (infra/kit/src/testing/limits.ts). A given NORITER_TEST_STRETCH stands.
 */
export function stretchLimits(): void {
  if (process.env.NORITER_TEST_STRETCH !== undefined) return;
  const { processor, disk, stretch } = measurePace(localDir);
  process.env.NORITER_TEST_STRETCH = String(stretch);
  const ratio = (value: number) => value.toFixed(1);
  print(`Time-outs × ${stretch}: processor ${ratio(processor)}, disk ${ratio(disk)} of the usual.`);
}
