import type { LiveConnection, LiveWishes } from './live-channel.ts';

/** Opens the site's live channel and keeps it open. What that takes comes with the first call. */
export function openLiveConnection(wishes: LiveWishes): LiveConnection {
  let channel: LiveConnection | null = null;
  let closed = false;

  async function open(): Promise<void> {
    const { openChannel } = await import('./live-channel.ts');
    if (!closed) channel = openChannel(wishes);
  }

  void open().catch(() => wishes.onState('lost'));
  return {
    close() {
      closed = true;
      wishes.followed?.lost();
      wishes.onState('idle');
      channel?.close();
    },
  };
}
