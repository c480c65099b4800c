/** A part of the site that did not come, neither at once nor when it was tried again. */
export class PartMissing extends Error {
  override name = 'PartMissing';
  /** How often it has been asked for on this page, presses and returning lines alike. */
  times = 1;
}

/** How long a part may take before it counts as not coming. */
const waitMsMax = 120_000;
/** The pauses between tries; a server that is just being renewed is back within them. */
const pausesMs = [500, 2_000, 5_000];

/**
 * Loads a part of the site that is not in the first files, and tries again when it does not come.
 * Every `import()` of ours is led through here by the build.
 *
 * @throws PartMissing after the last try; the page then says so, with a way on
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (isOutOfReach()) throw new PartMissing('There is no line to load a part of the site.');
  for (const pauseMs of [...pausesMs, null]) {
    try {
      return await within(waitMsMax, load());
    } catch (cause) {
      if (pauseMs === null) throw new PartMissing('A part of the site did not load.', { cause });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  throw new PartMissing('A part of the site did not load.');
}

/**
 * Without a line nothing is tried: a browser remembers for as long as the page that a file did not
 * come, and would not ask for it again when the line is back. What the service worker keeps comes
 * without a line; of the back office it keeps nothing.
 */
function isOutOfReach(): boolean {
  if (navigator.onLine !== false) return false;
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return !isKept || location.pathname.startsWith('/admin');
}

async function within<Value>(ms: number, pending: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}
