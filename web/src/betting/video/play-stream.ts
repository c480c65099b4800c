const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** What a stream is at: on its way, playing or able to, or gone for good until it is asked for again. */
export type StreamState = 'opening' | 'there' | 'failed';

/**
 * Plays a live stream in a video element. The library that fetches its pieces is loaded here and nowhere
 * else; a browser that knows such streams by itself needs none of it.
 *
 * @returns what ends it
 */
export function playStream(
  video: HTMLVideoElement,
  url: string,
  onState: (state: StreamState) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  video.addEventListener('canplay', () => onState('there'), { signal });
  video.addEventListener('error', () => onState('failed'), { signal });
  void open();
  return () => {
    ending.abort();
    video.removeAttribute('src');
    video.load();
  };

  async function open() {
    try {
      const { default: Hls } = await import('hls.js/light');
      if (signal.aborted) return;
      if (Hls.isSupported()) return playBy(Hls);
    } catch {
      // The library did not arrive; the browser may still know how.
    }
    if (signal.aborted) return;
    if (video.canPlayType(HLS_TYPE) === '') return onState('failed');
    video.src = url;
  }

  function playBy(Hls: typeof import('hls.js/light').default) {
    const hls = new Hls({ enableWorker: false, lowLatencyMode: false });
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) onState('failed');
    });
    signal.addEventListener('abort', () => hls.destroy());
    hls.loadSource(url);
    hls.attachMedia(video);
  }
}
