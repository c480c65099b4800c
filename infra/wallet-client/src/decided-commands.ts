/**
 * The commands whose outcomes this process has written down itself. Their events come a moment later
 * and repeat them: they need not be read. What is forgotten is read in vain, no more.
 */
export type DecidedCommands = {
  add(commandId: string): void;
  /** @returns whether it was there; it is forgotten then, as its event has come */
  take(commandId: string): boolean;
};

/**
 * @param keep at most twice so many are remembered: those whose events go to other processes are
 *   never taken
 */
export function createDecidedCommands(keep = 20_000): DecidedCommands {
  let young = new Set<string>();
  let old = new Set<string>();
  return {
    add(commandId) {
      if (young.size >= keep) {
        old = young;
        young = new Set();
      }
      young.add(commandId);
    },
    take: (commandId) => young.delete(commandId) || old.delete(commandId),
  };
}
