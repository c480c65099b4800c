import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const languages = ['ko', 'en', 'vi'] as const;
const parts = ['', 'sport/', 'admin/'] as const;

const sources = globSync('../**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((path) => !/\.test\.ts$|schema\/|\.gen\.ts$/.test(path))
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');
/** Every text between quotes, and what stands before the first blank of every filled-in one. */
const quoted = new Set(
  [...sources.matchAll(/['"`](?:\w+:)?([\w.-]+)['"`]/g)].map(([, key]) => key),
);
const begun = [...sources.matchAll(/`(?:\w+:)?([\w.-]+\.)\$\{/g)].map(([, start = '']) => start);

describe.each(parts)('the texts in %s', (part) => {
  const texts = Object.fromEntries(languages.map((lang) => [lang, flat(read(part, lang))]));

  it.each(languages)('have every key in %s that any language has', (lang) => {
    const all = new Set(languages.flatMap((one) => Object.keys(texts[one] ?? {})));
    expect([...all].filter((key) => !(key in (texts[lang] ?? {})))).toEqual([]);
  });

  it.each(languages)('leave nothing empty in %s', (lang) => {
    const empty = Object.entries(texts[lang] ?? {}).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it.each(languages)('name the same values in %s as in Korean, or fewer', (lang) => {
    const odd = Object.entries(texts[lang] ?? {}).filter(([key, text]) =>
      names(text).some((name) => !names(texts.ko?.[key] ?? '').includes(name)),
    );
    expect(odd).toEqual([]);
  });

  it('are each used somewhere', () => {
    const unused = Object.keys(texts.ko ?? {}).filter((key) => {
      const plain = key.replace(/_(zero|one|two|few|many|other)$/, '');
      return !quoted.has(plain) && !begun.some((start) => plain.startsWith(start));
    });
    expect(unused).toEqual([]);
  });

  it('write no Korean particle for both cases', () => {
    const both = /을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|와\(과\)|과\(와\)|\(으\)로/;
    expect(Object.values(texts.ko ?? {}).filter((text) => both.test(text))).toEqual([]);
  });

  it('hold no English word in Korean beside names', () => {
    const allowed = /\b(e(?=스포츠)|OTP|CSV|IP|KST|KR|HMAC|SHA-?256|https|Noriter)\b/g;
    const english = Object.entries(texts.ko ?? {}).filter(([, text]) =>
      /[A-Za-z]{2,}/.test(text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(allowed, '')),
    );
    expect(english).toEqual([]);
  });
});

function read(part: string, lang: string): unknown {
  return JSON.parse(readFileSync(new URL(`./${part}${lang}.json`, import.meta.url), 'utf8'));
}

function flat(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value === 'string') return { [prefix]: value };
  if (typeof value !== 'object' || value === null) throw new Error(`${prefix} is no text.`);
  const nested = Object.entries(value).map(([key, inner]) =>
    flat(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
  return Object.assign({}, ...nested);
}

function names(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
}
