/** A part of the site that did not come, neither at once nor when it was tried again. */
export class PartMissing extends Error {
  override name = 'PartMissing';
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
