// Invariant: whether a file may be a picture follows from its bytes alone: neither its name nor what its
// sender calls it counts.

export const IMAGE_BYTES_MAX = 5_242_880;
export const IMAGE_SIDE_MAX = 4_096;
/** So many pictures one post or entry has. */
export const IMAGES_MAX = 8;
/** So many a writer may have brought without putting them anywhere. */
export const LOOSE_MAX = 24;
/** Pictures that are in no place by then are collected. */
export const LOOSE_HOURS = 24;

const HOUR_MS = 3_600_000;

export function looseSince(now: Date): Date {
  return new Date(now.getTime() - LOOSE_HOURS * HOUR_MS);
}

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What the first bytes say it is; null for what is no picture that is taken. */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  if (text(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return null;
}

/** What programs know files of another kind by, and what a browser would run. In small letters. */
const FOREIGN = [
  ['script', '<script'],
  ['page', '<html'],
  ['page', '<!doctype html'],
  ['page', '<iframe'],
  ['svg', '<svg xmlns'],
  ['svg', '<svg onload'],
  ['php', '<?php'],
  ['pdf', '%pdf-1.'],
  ['java', '\u00ca\u00fe\u00ba\u00be\u0000\u0000\u0000'.toLowerCase()],
  ['program', 'this program cannot be run in dos mode'],
  ['program', '\u007felf\u0002\u0001\u0001'],
  ['archive', 'rar!\u001a\u0007'],
  ['archive', '7z\u00bc\u00af\u0027\u001c'],
] as const;

const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_BYTES = 22;

/** A file of another kind inside it, e.g. 'zip'; null when there is none. Re-encoding would drop it. */
export function foreignPart(bytes: Uint8Array): string | null {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (endsAsZip(all)) return 'zip';
  const small = all.toLowerCase();
  return FOREIGN.find(([, signature]) => small.includes(signature))?.[0] ?? null;
}

/** A zip is read from its end: its last record names the length of a comment
 * behind it. */
function endsAsZip(all: string): boolean {
  const at = all.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > all.length) return false;
  const entries = all.charCodeAt(at + 10) + 256 * all.charCodeAt(at + 11);
  const comment = all.charCodeAt(at + 20) + 256 * all.charCodeAt(at + 21);
  return entries > 0 && at + ZIP_END_BYTES + comment <= all.length;
}
