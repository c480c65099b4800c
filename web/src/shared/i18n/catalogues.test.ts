import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { betTones } from '../bets/bet-words.ts';
import { laterParts } from './catalogues.gen.ts';

const languages = ['ko', 'en', 'vi'] as const;
const parts = ['', ...laterParts.map((part) => `${part}/` as const)];

const sources = globSync('../../**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((path) => !/\.test\.ts$|schema\/|\.gen\.ts$/.test(path))
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');
/** Every text between quotes, and what stands before the first blank of every filled-in one. */
const quoted = new Set(
  [...sources.matchAll(/['"`](?:\w+:)?([\w.-]+)['"`]/g)].map(([, key]) => key),
);
const begun = [...sources.matchAll(/`(?:\w+:)?([\w.-]+\.)\$\{/g)].map(([, start = '']) => start);

/** A key without the grammatical number that one language has and another has not. */
const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

describe.each(parts)('the texts in %s', (part) => {
  const texts = Object.fromEntries(languages.map((lang) => [lang, flat(read(part, lang))]));
  const inKorean = (key: string) => texts.ko?.[key] ?? texts.ko?.[plain(key)] ?? '';

  it.each(languages)('have every key in %s that any language has', (lang) => {
    const all = new Set(languages.flatMap((one) => Object.keys(texts[one] ?? {}).map(plain)));
    const own = new Set(Object.keys(texts[lang] ?? {}).map(plain));
    expect([...all].filter((key) => !own.has(key))).toEqual([]);
  });

  it.each(languages)('leave nothing empty in %s', (lang) => {
    const empty = Object.entries(texts[lang] ?? {}).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it.each(languages)('name the same values in %s as in Korean, or fewer', (lang) => {
    const odd = Object.entries(texts[lang] ?? {}).filter(([key, text]) =>
      names(text).some((name) => !names(inKorean(key)).includes(name)),
    );
    expect(odd).toEqual([]);
  });

  it('are each used somewhere', () => {
    const unused = Object.keys(texts.ko ?? {}).filter((key) => {
      const asked = plain(key);
      return !quoted.has(asked) && !begun.some((start) => asked.startsWith(start));
    });
    expect(unused).toEqual([]);
  });

  it('write no Korean particle for both cases', () => {
    const both = /을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|와\(과\)|과\(와\)|\(으\)로/;
    expect(Object.values(texts.ko ?? {}).filter((text) => both.test(text))).toEqual([]);
  });

  it('hold no English word in Korean beside names', () => {
    const allowed =
      /\b(e(?=스포츠)|OTP|CSV|PDF|IP|KST|KR|HMAC|SHA-?256|https|drand|VIP|Noriter)\b/g;
    const english = Object.entries(texts.ko ?? {}).filter(([, text]) =>
      /[A-Za-z]{2,}/.test(text.replaceAll(/\{\{?\w+\}\}?/g, '').replaceAll(allowed, '')),
    );
    expect(english).toEqual([]);
  });
});

describe('the words for what became of a bet', () => {
  const other = {
    ko: /미적중|미당첨|당첨되지|적중특례|적중하지 않|적중한 베팅이 없|베팅이 접수되지 않/,
    en: /did not win|none of your bets won|not taken\.|bets? (was|were) rejected/i,
    vi: /không thắng|không có cược thắng|cược không được nhận/i,
  };

  it.each(languages)('are the only ones in %s', (lang) => {
    const texts = parts.flatMap((part) => Object.entries(flat(read(part, lang))));
    expect(texts.filter(([, text]) => other[lang].test(text) || text === '무효')).toEqual([]);
  });

  it.each(languages)('are each another one in %s', (lang) => {
    const words = Object.entries(flat(read('', lang))).filter(([key]) =>
      key.startsWith('bet.word.'),
    );
    expect(new Set(words.map(([, word]) => word)).size).toBe(Object.keys(betTones).length);
    expect(words.map(([key]) => key.slice('bet.word.'.length))).toEqual(Object.keys(betTones));
  });

  it('are written in no other place', () => {
    const states = /(^|\.)(state|result|legResult|slipState)\.(won|lost|PASS|FAIL|cashed-out)$/;
    const keys = parts.flatMap((part) => Object.keys(flat(read(part, 'ko'))));
    expect(keys.filter((key) => states.test(key))).toEqual([]);
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
