/**
 * Invariant: while an overlay is open, the newest entry of the history is its own and has the page's
 * address: going back takes that entry, and with it the overlay, and leaves the page where it is.
 */
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Overlays that were open at this entry, the topmost last. */
    overlays?: readonly string[];
  }
}

const open = new Set<string>();
const followers = new Set<() => void>();
let lastId = 0;

/** The name of an overlay in the history: another one in each visit, so that no reload takes it up. */
export function overlayName(): string {
  lastId += 1;
  return `${performance.timeOrigin}:${lastId}`;
}

export function overlaysOf({ location }: RouterHistory): readonly string[] {
  return location.state.overlays ?? [];
}

export function markOpen(name: string): void {
  open.add(name);
  for (const follower of followers) follower();
}

export function markClosed(name: string): void {
  open.delete(name);
  for (const follower of followers) follower();
}

export function isAnyOpen(): boolean {
  return open.size > 0;
}

/** Calls whenever an overlay opens or closes; returns what ends it. */
export function followOverlays(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Whether the newest entry belongs to an overlay that is not open any more. */
export function isLeftOver(history: RouterHistory): boolean {
  const top = overlaysOf(history).at(-1);
  return top !== undefined && !open.has(top);
}

/**
 * An overlay that was closed on the page leaves its entry, until the next page or overlay takes its
 * place. Whoever goes back from such an entry, or comes back to one, goes back once more. It is called
 * once pages are shown: until somebody follows the history, the router follows redirects by itself.
 *
 * @returns what ends it
 */
export function passLeftOvers(history: RouterHistory): () => void {
  let before = overlaysOf(history);
  let isPassing = false;
  return history.subscribe(({ action }) => {
    const top = before.at(-1);
    const wasLeft = top !== undefined && !open.has(top) && !isPassing;
    const isBack = action.type === 'BACK' || action.type === 'GO';
    const isPageBelow = overlaysOf(history).length < before.length;
    before = overlaysOf(history);
    isPassing = isBack && (isLeftOver(history) || (wasLeft && isPageBelow));
    if (isPassing) history.back();
  });
}

/** A history in which who goes on to another page from within an overlay takes its entry's place. */
export function overlayHistory(of: RouterHistory = createBrowserHistory()): RouterHistory {
  const push: RouterHistory['push'] = (path, state, options) => {
    const isWithin = overlaysOf(of).length > 0;
    const isOverlay = (state?.overlays ?? []).length > 0;
    return (isWithin && !isOverlay ? of.replace : of.push)(path, state, options);
  };
  return new Proxy(of, {
    get: (target, name) => (name === 'push' ? push : Reflect.get(target, name)),
  });
}
