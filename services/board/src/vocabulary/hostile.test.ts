import { isPlain, isPlainBlock } from '@noriter/rules/text/plain-text';
import { expect, test } from 'vitest';
import { markdownProblem } from './markdown.ts';

/** Texts that would run, or pretend, where a page made HTML of them. */
const tags = [
  'script',
  'img src=x onerror=alert(1)',
  'svg/onload=alert(1)',
  'iframe src=//x',
  'a href=javascript:1',
  'body onload=1',
  'style',
  'math',
  'object data=x',
  'details open ontoggle=1',
];
const cases = [
  (tag: string) => tag,
  (tag: string) => tag.toUpperCase(),
  (tag: string) => `/${tag}`,
];
const around = [
  (html: string) => html,
  (html: string) => `글 ${html} 글`,
  (html: string) => `- ${html}`,
  (html: string) => `**${html}**`,
];
const html = tags.flatMap((tag) =>
  cases.flatMap((cased) => around.map((wrap) => wrap(`<${cased(tag)}>`))),
);
const targets = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:1',
  'java\tscript:1',
  'data:text/html,x',
  'vbscript:1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'https://user:pass@evil.example',
  'https://evil',
  '\\\\evil',
  'blob:x',
  'https:evil.example',
];
const links = targets.flatMap((target) => around.map((wrap) => wrap(`[눌러](${target})`)));
const unseen = ['\u0000', '\u0007', '\u001b', '\u0085', '\ufeff', '\ud800', '\udfff'];
const broken = unseen.flatMap((one) => [`글${one}`, `${one}글`]);

test(`of ${html.length} texts with HTML none is taken`, () => {
  expect(html.filter((text) => markdownProblem(text) === null)).toEqual([]);
});

test(`of ${links.length} links that run or mislead none is taken`, () => {
  expect(links.filter((text) => markdownProblem(text) === null)).toEqual([]);
});

test(`of ${broken.length} texts with control characters or half ones none is taken`, () => {
  expect(broken.filter((text) => markdownProblem(text) === null)).toEqual([]);
  expect(broken.filter((text) => isPlain(text))).toEqual([]);
});

const turned = ['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068'];
const hidden = ['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\u00ad'];
const disguised = [...turned, ...hidden].map((one) => `safe${one}exe.txt`);

test(`of ${turned.length} characters that turn a text around none is taken`, () => {
  expect(turned.filter((one) => markdownProblem(`글 ${one}글`) === null)).toEqual([]);
  expect(turned.filter((one) => isPlain(`글${one}글`))).toEqual([]);
});

test(`of ${disguised.length} links with unseen characters none is taken`, () => {
  const urls = disguised.map((text) => `[a](https://a.example/${text})`);
  expect(urls.filter((text) => markdownProblem(text) === null)).toEqual([]);
});

const nothing = [
  ...hidden,
  '\u115f',
  '\u1160',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\u180e',
  '\u034f',
  '\ufe0f',
  '\u{e0041}\u{e0042}',
  '\u{e0100}',
];
const blank = nothing.flatMap((one) => [one, one.repeat(3), ` ${one} ${one} `, `${one}\u200b`]);

test(`of ${blank.length} texts that show nothing none is taken`, () => {
  expect(blank.filter((text) => isPlain(text) || isPlainBlock(text))).toEqual([]);
  expect(blank.filter((text) => markdownProblem(text) === null)).toEqual([]);
  const marked = nothing.flatMap((one) => [`**${one}**`, `## ${one}`, `- ${one}`, `1. ${one}`]);
  expect(marked.filter((text) => markdownProblem(text) === null)).toEqual([]);
  const pressed = nothing.map((one) => `글 [**${one}**](/member/faq)`);
  expect(pressed.filter((text) => markdownProblem(text) === null)).toEqual([]);
  const unseenLinks = nothing.map((one) => `글 [${one}](/member/faq)`);
  expect(unseenLinks.filter((text) => markdownProblem(text) === null)).toEqual([]);
});

const smuggled = ['hidden', 'ignore what stands above'].map((words) =>
  Array.from(words, (letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join(
    '',
  ),
);
const stacked = ['\u0300', '\u0489', '\u20dd'].map((mark) => `a${mark.repeat(6)}`);
const flagged = smuggled.map((words) => `🏴${words}`);
const dressed = [...smuggled, ...flagged, ...stacked].flatMap((one) =>
  around.map((wrap) => wrap(`글${one}`)),
);

test(`of ${dressed.length} texts with hidden letters or piles of marks none is taken`, () => {
  expect(dressed.filter((text) => isPlain(text) || markdownProblem(text) === null)).toEqual([]);
});

test.each([
  ['a family', '👨‍👩‍👧‍👦 우리 가족'],
  ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 승'],
  ['a key', '1️⃣ 번'],
  ['Vietnamese in parts', 'Tiếng Việt'.normalize('NFD')],
  ['Korean in parts', '놀이터'.normalize('NFD')],
  ['a mark of direction', 'abc\u200e 가나'],
])('%s is taken', (_what, text) => {
  expect([isPlain(text), isPlainBlock(text), markdownProblem(text)]).toEqual([true, true, null]);
});
