import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A path in backticks is written from the repository's root, or from the document's own folder. */
const FROM_ROOT = /^(services|infra|docs|web|load-tests|scripts|proto|k8s|packages)\/[\w./-]+$/;
const FROM_HERE = /^(src|test|\.\.?)\/[\w./-]+$/;
const LINK = /(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;

/** A place in a document that leads nowhere. */
type Broken = { file: string; line: number; target: string; problem: string };

/**
 * What leads nowhere in Markdown files: relative links, their anchors, and paths of the repository
 * in backticks. Addresses of other machines are not asked.
 *
 * @param files paths from the repository's root, which is the working directory
 */
export function brokenLinks(files: readonly string[]): Broken[] {
  return files.flatMap((file) =>
    proseLines(file).flatMap(({ text, line }) =>
      [...linkProblems(file, text), ...pathProblems(file, text)].map((one) => ({
        file,
        line,
        ...one,
      })),
    ),
  );
}

type Problem = Pick<Broken, 'target' | 'problem'>;

function linkProblems(file: string, text: string): Problem[] {
  return [...text.replace(CODE, '').matchAll(LINK)].flatMap(([, link, image]) => {
    const target = link ?? image ?? '';
    // Pages of the site and other machines are no files.
    if (/^([a-z]+:|\/)/.test(target)) return [];
    const [path = '', anchor] = target.split('#');
    const at = path === '' ? file : normalize(join(dirname(file), decodeURI(path)));
    if (!existsSync(at)) return [{ target, problem: 'there is no such file' }];
    if (anchor === undefined || anchor === '' || !at.endsWith('.md')) return [];
    return anchorsOf(at).has(anchor) ? [] : [{ target, problem: 'there is no such heading' }];
  });
}

function pathProblems(file: string, text: string): Problem[] {
  return [...text.matchAll(CODE)].flatMap(([, code = '']) => {
    const isThere =
      (FROM_ROOT.test(code) && existsSync(code)) ||
      (FROM_HERE.test(code) && existsSync(join(dirname(file), code)));
    const isPath = FROM_ROOT.test(code) || FROM_HERE.test(code);
    return isPath && !isThere ? [{ target: code, problem: 'there is no such file' }] : [];
  });
}

/** The anchors that the headings of a document make, as GitHub counts them. */
export function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  if (!statSync(file).isFile()) return anchors;
  for (const { text } of proseLines(file)) {
    const heading = /^#{1,6} (.+)$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const name = slugOf(heading);
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

export function slugOf(heading: string): string {
  const words = heading.replace(LINK, (link) => link.slice(1, link.indexOf(']')));
  return words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The lines outside of fenced code, with their numbers. */
function proseLines(file: string): { text: string; line: number }[] {
  let isCode = false;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, at) => {
      const isFence = /^\s*(```|~~~)/.test(text);
      if (isFence) isCode = !isCode;
      return isCode || isFence ? [] : [{ text, line: at + 1 }];
    });
}
