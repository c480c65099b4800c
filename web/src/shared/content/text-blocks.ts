/**
 * The few marks an operator's text may carry, read into blocks. What is not one of them stays the
 * text it is: nothing an operator types can become an element, a script or an address of its own.
 */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** One line, as the pieces it is made of. */
export type Line = readonly Piece[];

export type Block =
  | { kind: 'heading'; depth: 1 | 2; line: Line }
  | { kind: 'paragraph'; lines: readonly Line[] }
  | { kind: 'list'; isOrdered: boolean; lines: readonly Line[] };

type Marked = { kind: Block['kind']; isOrdered?: boolean; depth?: 1 | 2; text: string };

/**
 * The blocks of a text: `## heading`, `### smaller heading`, `- item`, `1. item`, and
 * paragraphs, which an empty line parts. Within a line: `**strong**` and `[words](/path)`.
 */
export function textBlocks(text: string): Block[] {
  const blocks: { marked: Marked; lines: Line[] }[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r?\n/)) {
    if (raw.trim() === '') {
      isOpen = false;
      continue;
    }
    const marked = markOf(raw.trim());
    const last = blocks.at(-1);
    if (isOpen && last !== undefined && goesOn(last.marked, marked)) {
      last.lines.push(piecesOf(marked.text));
    } else {
      blocks.push({ marked, lines: [piecesOf(marked.text)] });
    }
    isOpen = true;
  }
  return blocks.map(({ marked, lines }) => blockOf(marked, lines));
}

function goesOn(before: Marked, next: Marked): boolean {
  if (next.kind === 'heading') return false;
  return before.kind === next.kind && before.isOrdered === next.isOrdered;
}

function markOf(line: string): Marked {
  const heading = /^(##|###)\s+(.+)$/.exec(line);
  if (heading !== null) {
    return { kind: 'heading', depth: heading[1] === '##' ? 1 : 2, text: heading[2] ?? '' };
  }
  const item = /^(-|\d{1,3}\.)\s+(.+)$/.exec(line);
  if (item !== null) return { kind: 'list', isOrdered: item[1] !== '-', text: item[2] ?? '' };
  return { kind: 'paragraph', text: line };
}

function blockOf(marked: Marked, lines: readonly Line[]): Block {
  switch (marked.kind) {
    case 'heading':
      return { kind: 'heading', depth: marked.depth ?? 1, line: lines[0] ?? [] };
    case 'list':
      return { kind: 'list', isOrdered: marked.isOrdered ?? false, lines };
    case 'paragraph':
      return { kind: 'paragraph', lines };
    default:
      return marked.kind satisfies never;
  }
}

const inlineMark = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(inlineMark)) {
    const [whole, strong, words = '', address = ''] = match;
    const href = strong === undefined ? safeAddress(address) : null;
    if (strong === undefined && href === null) continue;
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) });
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (href !== null) pieces.push({ kind: 'link', text: words, href });
    from = match.index + whole.length;
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) });
  return pieces;
}

/** A path of this site, or an https address elsewhere; anything else is not a link. */
export function safeAddress(address: string): string | null {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return address;
  return /^https:\/\/[^\s\\]+$/.test(address) ? address : null;
}
