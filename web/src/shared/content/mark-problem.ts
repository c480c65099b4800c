import { safeAddress } from './text-blocks.ts';

/** What the reader's page could not show as it was meant, and in which line. */
export type MarkProblem = { line: number; kind: 'html' | 'picture' | 'heading' | 'block' | 'link' };

/** The first mark in a text that the site does not know; null when all of it can be shown. */
export function markProblem(text: string): MarkProblem | null {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const kind = kindIn(line);
    if (kind !== null) return { line: index + 1, kind };
  }
  return null;
}

function kindIn(line: string): MarkProblem['kind'] | null {
  if (/<\/?[a-z][^>]*>|<!--|<!\[|<\?/i.test(line)) return 'html';
  if (/!\[[^\]]*\]\(/.test(line)) return 'picture';
  const depth = /^(#+)(\s|$)/.exec(line)?.[1]?.length;
  if (depth !== undefined && depth !== 2 && depth !== 3) return 'heading';
  if (/^\s*(```|~~~|>|\||\* |\+ )/.test(line)) return 'block';
  const links = [...line.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)];
  const isOdd = links.some(
    ([, words = '', address = '']) => words.trim() === '' || safeAddress(address) === null,
  );
  return isOdd ? 'link' : null;
}
