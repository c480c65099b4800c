import { type KeptFile, keepBuiltFiles } from './kept-files.ts';
import { listenForPushes } from './push.ts';

/**
 * The service worker: keeps built files, says so when there is no line, shows what is pushed.
 * A window of its own kind: it sees no page, and imports nothing of `src`.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of built files in the place of this name. */
  readonly __WB_MANIFEST: readonly KeptFile[];
};

keepBuiltFiles(self.__WB_MANIFEST);
listenForPushes(self);

// A new version waits until the person agrees: the page says when.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
