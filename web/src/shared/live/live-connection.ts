import type { LiveConnection, LiveWishes } from './live-channel.ts';

/** What the channel takes did not come, though it was tried several times: so much later it is tried anew. */
const againMs = 30_000;

const loadChannel = () => import('./live-channel.ts');

/**
 * Opens the site's live channel and keeps it open. What that takes comes with the first call; where it
 * does not come it is asked for again, with the next network at once.
 */
export function openLiveConnection(wishes: LiveWishes, load = loadChannel): LiveConnection {
  let channel: LiveConnection | null = null;
  let closed = false;
  let endWait = () => {};

  async function open(isLate: boolean): Promise<void> {
    try {
      const { openChannel } = await load();
      if (!closed) channel = openChannel(wishes, { isLate });
    } catch {
      if (closed) return;
      wishes.onState('lost');
      endWait = onceLater(() => void open(true));
    }
  }

  void open(false);
  return {
    close() {
      closed = true;
      endWait();
      wishes.followed?.lost();
      wishes.onState('idle');
      channel?.close();
    },
  };
}

/** Calls once: after a while, or with a network. @returns what ends the wait */
function onceLater(call: () => void): () => void {
  const now = () => {
    end();
    call();
  };
  const timer = setTimeout(now, againMs);
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
  };
  window.addEventListener('online', now);
  return end;
}
