import { readFileSync } from 'node:fs';
import { languages } from '@noriter/kit/result-codes';
import type { Text, Texts } from './vocabulary/texts.ts';

/**
 * The demonstration's texts from `seed/<language>/<name>.md`: each `# ` line begins the next one,
 * and is its title. Every language has the same ones in the same order.
 */
export function readDemoTexts(name: string): Texts[] {
  const [korean = [], english = [], vietnamese = []] = languages.map((language) =>
    textsOf(readFileSync(new URL(`../seed/${language}/${name}.md`, import.meta.url), 'utf8')),
  );
  return korean.map((ko, at) => {
    const [en, vi] = [english[at], vietnamese[at]];
    if (en === undefined || vi === undefined) throw new Error(`"${ko.title}" is not translated.`);
    return { ko, en, vi };
  });
}

/** The demonstration's posts on the board, as its members wrote them. */
export function readDemoPosts(): Text[] {
  return textsOf(readFileSync(new URL('../seed/posts.md', import.meta.url), 'utf8'));
}

function textsOf(markdown: string): Text[] {
  return markdown
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), body: lines.join('\n').trim() };
    });
}
