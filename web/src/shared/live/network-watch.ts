/** What the browser knows of its network, and says sooner than any connection over it. */

type NetworkNews = {
  /** There is none any more. */
  onLost: () => void;
  /** There is one again, or another: no connection of the old one leads anywhere. */
  onNew: () => void;
};

/** Phones know which kind it is, and call what is none `none`. */
type NetworkKind = EventTarget & { readonly type?: string };

/** @returns what ends it */
export function watchNetwork({ onLost, onNew }: NetworkNews): () => void {
  const network = (navigator as { connection?: NetworkKind }).connection;
  let kind = network?.type;
  const changed = () => {
    const before = kind;
    kind = network?.type;
    if (kind !== before && kind !== 'none') onNew();
  };
  window.addEventListener('offline', onLost);
  window.addEventListener('online', onNew);
  network?.addEventListener('change', changed);
  return () => {
    window.removeEventListener('offline', onLost);
    window.removeEventListener('online', onNew);
    network?.removeEventListener('change', changed);
  };
}
