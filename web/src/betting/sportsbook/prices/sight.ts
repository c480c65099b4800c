/**
 * Invariant: a price out of sight is not drawn anew, and one that comes into sight is the newest at
 * once. Until the browser says where a part stands, it is in sight.
 */
import { createContext, type RefCallback, useMemo } from 'react';

export type Sight = {
  isIn: () => boolean;
  /** `look` is called whenever the part comes into sight or leaves it. */
  subscribe: (look: () => void) => () => void;
};

const everywhere: Sight = { isIn: () => true, subscribe: () => () => undefined };

/** The part of the page in which prices are shown. */
export const SightContext = createContext(everywhere);

/** So far beyond the screen prices are kept, so that what is scrolled into it is right already. */
const reach = '100px';

const moves = new WeakMap<Element, (isIn: boolean) => void>();
let watcher: IntersectionObserver | undefined;

/**
 * One for all parts of a page. What `content-visibility` skips says itself that it is, but only a
 * screen and a half away: on a phone three times as many prices would be drawn as can be seen.
 */
function watcherOfAll(): IntersectionObserver {
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) moves.get(target)?.(isIntersecting);
  };
  watcher ??= new IntersectionObserver(look, { rootMargin: reach });
  return watcher;
}

/** Where a part of the page stands, and the ref it is watched by. */
export function useSight(): [RefCallback<HTMLElement>, Sight] {
  return useMemo(() => {
    const { sight, move } = createSight();
    const watch = (part: HTMLElement | null) => {
      if (part === null) return;
      moves.set(part, move);
      watcherOfAll().observe(part);
      return () => watcherOfAll().unobserve(part);
    };
    return [watch, sight];
  }, []);
}

export function createSight(): { sight: Sight; move: (isIn: boolean) => void } {
  const looks = new Set<() => void>();
  let isIn = true;
  return {
    sight: {
      isIn: () => isIn,
      subscribe: (look) => {
        looks.add(look);
        return () => looks.delete(look);
      },
    },
    move: (to) => {
      if (to === isIn) return;
      isIn = to;
      for (const look of looks) look();
    },
  };
}

/**
 * Follows something for as long as it is in sight. On coming back `onChange` is called once: what
 * changed meanwhile is seen then.
 */
export function followInSight(
  { isIn, subscribe }: Sight,
  follow: (onChange: () => void) => () => void,
  onChange: () => void,
): () => void {
  let end: (() => void) | undefined;
  const look = () => {
    if (isIn() === (end !== undefined)) return;
    if (end !== undefined) {
      end();
      end = undefined;
      return;
    }
    end = follow(onChange);
    onChange();
  };
  if (isIn()) end = follow(onChange);
  const leave = subscribe(look);
  return () => {
    leave();
    end?.();
  };
}
