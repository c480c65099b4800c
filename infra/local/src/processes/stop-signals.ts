/**
 * Resolves when somebody asks this process to end: Ctrl-C, SIGTERM, a closed terminal, or the end
 * of the script that started it. A second Ctrl-C does not cut the orderly end short.
 */
export function untilAskedToStop(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(signal));
    }
    // scripts/run.mjs keeps a channel open to us for as long as it lives.
    process.once('disconnect', () => resolve('the end of its parent'));
    // Listening there must not keep us alive once everything else is done.
    process.channel?.unref();
  });
}
