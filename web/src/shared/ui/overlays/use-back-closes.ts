import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isLeftOver, markClosed, markOpen, overlayName, overlaysOf } from './overlay-entries.ts';

/**
 * While an overlay is open, going back closes it and nothing else. Every sheet, dialog, drawer and
 * alert calls this, lists and panels by `usePopover`; closed by other means, an overlay leaves an entry
 * that nobody lands on.
 *
 * @example useBackCloses(isOpen, onClose);
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const router = useRouter();
  const [name] = useState(overlayName);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    markOpen(name);
    const stop = whenIdle(router, () => enter(router, name));
    const forget = router.history.subscribe(({ action }) => {
      const isOurs = overlaysOf(router.history).includes(name);
      if (!isOurs && (action.type === 'BACK' || action.type === 'GO')) close();
    });
    return () => {
      stop();
      forget();
      markClosed(name);
    };
  }, [router, name, isOpen]);
}

/** A page that is on its way would be cut off by an entry made meanwhile. */
function whenIdle(router: AnyRouter, work: () => void): () => void {
  if (router.state.status !== 'pending') {
    work();
    return () => undefined;
  }
  const stop = router.subscribe('onResolved', () => {
    stop();
    work();
  });
  return stop;
}

function enter(router: AnyRouter, name: string): void {
  const { history } = router;
  if (overlaysOf(history).at(-1) === name) return;
  const below = overlaysOf(history).filter((one) => one !== name);
  const isReplaced = isLeftOver(history);
  const overlays = [...(isReplaced ? below.slice(0, -1) : below), name];
  void router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: (state: object) => ({ ...state, overlays }),
    replace: isReplaced,
    // It leaves no page.
    ignoreBlocker: true,
    resetScroll: false,
    hashScrollIntoView: false,
  });
}
