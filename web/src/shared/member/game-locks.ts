import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What operators have locked: everything (an empty scope), a product, or one game by its id. */
const gameLocks = createStore<{ locked: ReadonlySet<string> }>(() => ({ locked: new Set() }));

/** The live channel tells each lock when it is opened, and each change of one. */
export function takeGameLock(scope: string, isLocked: boolean): void {
  gameLocks.setState(({ locked }) => {
    const others = [...locked].filter((one) => one !== scope);
    return { locked: new Set(isLocked ? [...others, scope] : others) };
  });
}

/** Whether any of these is locked, such as a game and its product, or everything. */
export function useGameLocked(...scopes: readonly string[]): boolean {
  return useStore(gameLocks, ({ locked }) => ['', ...scopes].some((scope) => locked.has(scope)));
}
