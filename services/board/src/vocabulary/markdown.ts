// Invariant: a body is Markdown of a small kind: paragraphs, ## and ### headings, - and 1. lists,
// **bold** and [links](target). Whoever shows it needs no HTML and meets no surprise.

import { isPlain, isPlainBlock, showsSomething } from '@noriter/rules/text/plain-text';
import { isSiteLink } from './link.ts';

const LINES_MAX = 1_000;
const LINE_LENGTH_MAX = 2_000;

const HTML = /<\/?[a-z][^>]*>|<!--|<!\[|<\?/i;
const PICTURE = /!\[[^\]]*\]\(/;
const HEADING = /^(#+)(\s|$)/;
const UNKNOWN_BLOCK = /^\s*(```|~~~|>|\||\* |\+ )/;
/** What a line is written with, and what is not seen of it. */
const MARKS = /^[^\S\n]*(#{2,3}|-|\d+\.)\s|\*/gm;
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

/** What keeps a text from being shown, as a sentence; null when it can be. */
export function markdownProblem(text: string): string | null {
  if (!isPlainBlock(text)) return 'Has control characters.';
  const lines = text.split('\n');
  if (lines.length > LINES_MAX) return `Has more than ${LINES_MAX} lines.`;
  for (const [at, line] of lines.entries()) {
    const problem = lineProblem(line);
    if (problem !== null) return `Line ${at + 1}: ${problem}`;
  }
  return showsSomething(text.replace(MARKS, '')) ? null : 'Shows nothing.';
}

function lineProblem(line: string): string | null {
  if (line.length > LINE_LENGTH_MAX) return `it is longer than ${LINE_LENGTH_MAX} characters.`;
  if (HTML.test(line)) return 'HTML is not shown; write Markdown.';
  if (PICTURE.test(line)) return 'pictures are not shown.';
  const level = HEADING.exec(line)?.[1]?.length;
  if (level !== undefined && level !== 2 && level !== 3) return 'headings begin with ## or ###.';
  if (UNKNOWN_BLOCK.test(line)) return 'quotes, code, tables and * lists are not shown; use -.';
  return linkProblem(line);
}

function linkProblem(line: string): string | null {
  for (const [, label = '', target = ''] of line.matchAll(LINK)) {
    const words = label.replace(MARKS, '');
    if (words.trim() === '' || !isPlain(words)) return 'a link needs words to press.';
    if (!isSiteLink(target))
      return `the link ${target} is neither https:// nor a path of the site.`;
  }
  return null;
}

/** A text as it is, in a body: nothing of it is read as Markdown. */
export function plainMark(text: string): string {
  return text
    .replaceAll(/[*[\]()#<>`~|!]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
