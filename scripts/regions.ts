/**
 * Replaces what stands between the two marks of a region, in a file that is otherwise written by
 * hand. A mark is a comment line: `generated: <name>` begins it, `end of generated: <name>` ends it.
 *
 * @throws Error naming the region when the file has no such marks
 * @example withRegion(readme, 'services', ['| service |', '|---|'])
 */
export function withRegion(text: string, name: string, lines: readonly string[]): string {
  const all = text.split('\n');
  const first = all.findIndex((line) => isMark(line, `generated: ${name}`));
  const last = all.findIndex((line) => isMark(line, `end of generated: ${name}`));
  if (first === -1 || last < first) throw new Error(`There is no region "${name}" to write into.`);
  return [...all.slice(0, first + 1), ...lines, ...all.slice(last)].join('\n');
}

/** Whichever kind of comment the file has. */
function isMark(line: string, words: string): boolean {
  return line.replaceAll(/^\s*(#|--|%%|<!--)\s*|\s*-->\s*$/g, '') === words;
}
