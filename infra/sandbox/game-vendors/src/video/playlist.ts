/**
 * Invariant: the stream is live and never ends: at a moment its playlist names the last few pieces that
 * are over. The same short film is repeated; where it begins anew the playlist says so.
 */

/** Pieces of the film, in their order, each of the same length. */
export const PIECES = ['pitch-0.m4s', 'pitch-1.m4s', 'pitch-2.m4s'] as const;
export const HEAD = 'pitch-head.mp4';

const PIECE_SECONDS = 4;
/** A player begins three pieces before the end; more of them is for who is slow. */
const PIECES_SHOWN = 6;

/**
 * The playlist of a moment, as RFC 8216 has it. Pieces and breaks are counted from the stream's own
 * start: hls.js keeps an array as long as the number of a break, and stands still over one of millions.
 */
export function playlistAt({ startedAt, now }: { startedAt: Date; now: Date }): string {
  const over = Math.floor((now.getTime() - startedAt.getTime()) / 1_000 / PIECE_SECONDS);
  // As many pieces as a list names count as over when the stream starts.
  const first = Math.max(0, over);
  const lines = Array.from({ length: PIECES_SHOWN }, (_, index) => linesOf(first + index));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${PIECE_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / PIECES.length)}`,
    `#EXT-X-MAP:URI="${HEAD}"`,
    ...lines.flat(),
    '',
  ].join('\n');
}

function linesOf(sequence: number): string[] {
  const at = sequence % PIECES.length;
  const piece = [`#EXTINF:${PIECE_SECONDS.toFixed(3)},`, `${PIECES[at]}`];
  return at === 0 ? ['#EXT-X-DISCONTINUITY', ...piece] : piece;
}
