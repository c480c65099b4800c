/**
 * Runs one named part of a start and shows how it goes. `note` says what takes long just now.
 */
export type Step = <T>(
  name: string,
  run: (note: (sentence: string) => void) => Promise<T> | T,
) => Promise<T>;

/** Progress as lines, for logs and for terminals that can't redraw. */
export function plainStep(print: (sentence: string) => void): Step {
  return async (name, run) => {
    const startedAt = performance.now();
    const result = await run((sentence) => print(`  ${name}: ${sentence}`));
    print(`✔ ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  };
}
