/** The specification's window. */
const width = 1500;
const height = 800;
const top = 50;
/** The bomb game is as tall, and as wide as a phone held upright. */
const uprightRatio = 1.78;

/** Of the vendors' kinds those whose games are upright. */
const uprightKinds: readonly string[] = ['bomb', 'crash'];

/** How wide and high the window of a game is, and where, in the words of `window.open`. */
export function windowFeatures(kind: string, screenWidth: number): string {
  const wide = widthOf(kind);
  const left = Math.max(0, Math.round((screenWidth - wide) / 2));
  return `popup=yes,width=${wide},height=${height},top=${top},left=${left}`;
}

/**
 * An empty window, opened at the press itself: later the browser would not allow it. It says that it
 * waits, in the colours of the site.
 */
export function openGameWindow(kind: string, waiting: string): Window | null {
  const opened = window.open('', 'noriter-game', windowFeatures(kind, window.screen.availWidth));
  if (opened === null) return null;
  try {
    const page = opened.document;
    page.title = waiting;
    const styles = getComputedStyle(document.body);
    page.body.style.background = styles.backgroundColor;
    page.body.style.color = styles.color;
    page.body.style.font = styles.font;
    page.body.style.textAlign = 'center';
    page.body.style.paddingTop = '40vh';
    page.body.textContent = waiting;
  } catch {
    // A window of that name already shows a game of another site: it gets the new one.
  }
  opened.focus();
  return opened;
}

/** Gives a window the size that its game asks for, where the guess at the press was another. */
export function fitWindow(
  shown: Window,
  kind: string,
  wanted: { width: number; height: number; top: number },
): void {
  if (widthOf(kind) === wanted.width) return;
  shown.resizeTo(wanted.width, wanted.height);
  const left = Math.max(0, Math.round((shown.screen.availWidth - wanted.width) / 2));
  shown.moveTo(left, wanted.top);
}

function widthOf(kind: string): number {
  return uprightKinds.includes(kind) ? Math.round(height / uprightRatio) : width;
}
