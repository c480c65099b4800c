const quiet = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move; asked each time, for it can be switched while a game is open. */
export function moves(): boolean {
  return !quiet.matches;
}

export function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, moves() ? ms : Math.min(ms, 60)));
}

export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}
