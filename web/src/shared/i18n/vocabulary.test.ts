import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { cashTones } from '../account/cash-word.ts';
import { betTones } from '../bets/bet-words.ts';

/** The texts of the site say each state with the words that docs/glossary.md gives it. */
const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const section = read('docs/glossary.md').split('## States and their words')[1]?.split('\n## ')[0];
const rows = (section ?? '')
  .split('\n')
  .filter((line) => /^\| (?!state |language )/.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));

const states = rows
  .filter((cells) => cells.length === 6)
  .map(([state = '', of = '', ko = '', en = '', vi = '', colour = '']) => {
    return { state, of, ko, en, vi, colour };
  });
const unused = rows
  .filter((cells) => cells.length === 3)
  .map(([language = '', words = '']) => ({ language, words: words.split(', ') }));

type Text = { at: string; ko: string; en: string; vi: string };
const languages = ['ko', 'en', 'vi'] as const;

const i18n = 'web/src/shared/i18n';
const catalogues = globSync(`${i18n}/{,*/}ko.json`, { cwd: root }).flatMap((path) => {
  const part = path.slice(0, -'ko.json'.length);
  const of = (language: string): Record<string, string> =>
    flat(JSON.parse(read(`${part}${language}.json`)));
  const [ko, en, vi] = [of('ko'), of('en'), of('vi')];
  return Object.keys(ko).map((key): Text => {
    const at = `${part.slice(i18n.length + 1)}${key}`;
    return { at, ko: ko[key] ?? '', en: en[key] ?? '', vi: vi[key] ?? '' };
  });
});

/** What the services say in three languages: refusals, pushes, statements. */
const literal = String.raw`'((?:[^'\\]|\\.)*)'`;
const triple = new RegExp(
  String.raw`ko:\s*${literal},\s*en:\s*${literal},\s*vi:\s*${literal}`,
  'g',
);
const services = globSync('{services/*,infra/kit}/src/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) =>
    [...read(path).matchAll(triple)].map(
      ([, ko = '', en = '', vi = '']): Text => ({ at: `${path}: ${ko}`, ko, en, vi }),
    ),
  );
const texts = [...catalogues, ...services];

describe('the words of states', () => {
  const bets = states.filter(({ of }) => of === 'bet');
  const requests = states.filter(({ of }) => of === 'cash');

  it('are those of the catalogue, in the order and colours of the table', () => {
    expect(bets.map(({ state, colour }) => [state, colour])).toEqual(Object.entries(betTones));
    expect(wordsOf('bet.word.', bets)).toEqual(bets.map(({ ko, en, vi }) => [ko, en, vi]));
  });

  it('are those of requests for money', () => {
    const colours = Object.fromEntries(requests.map(({ state, colour }) => [state, colour]));
    expect(colours).toEqual(cashTones);
    expect(wordsOf('cash.status.', requests)).toEqual(
      requests.map(({ ko, en, vi }) => [ko, en, vi]),
    );
  });

  /** What a translation has of a word in its sentences, where the Korean text has that word. */
  const stems = {
    적중: [/\bw[io]n/i, /thắng|trúng/i],
    낙첨: [/\blos[te]/i, /thua/i],
    적특: [/\bvoid|\bpush/i, /hoàn/i],
    무효: [/declar.* void/i, /vô hiệu/i],
    취소: [/cancel/i, /hủy/i],
    거절: [/refus/i, /từ chối/i],
  } as const;

  test.each(Object.entries(stems))('%s is the same state in each language', (ko, [en, vi]) => {
    const found = texts.filter((text) => text.ko.includes(ko));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((text) => !en.test(text.en) || !vi.test(text.vi))).toEqual([]);
  });

  it('stand for no other state', () => {
    const whole = states.filter(({ state }) => ['void', 'cancelled', 'refused'].includes(state));
    const stemOf = (ko: string) => Object.keys(stems).find((stem) => ko.includes(stem)) ?? ko;
    const taken = texts.filter(
      ({ at, ko, en, vi }) =>
        whole.some((word) => (en === word.en || vi === word.vi) && !ko.includes(stemOf(word.ko))) &&
        // What is returned besides bets is returned by the same word.
        !/refund|payback/.test(at),
    );
    expect(taken).toEqual([]);
  });
});

describe('words that are not used', () => {
  const of = { Korean: 'ko', English: 'en', Vietnamese: 'vi' } as const;

  test.each(unused)('$language: $words', ({ language, words }) => {
    const lang = of[language as keyof typeof of];
    expect(languages).toContain(lang);
    const found = texts.filter((text) =>
      words.some((word) => text[lang].toLowerCase().includes(word)),
    );
    expect(found).toEqual([]);
    const pages = globSync(`services/*/seed/${lang}/*.md`, { cwd: root });
    expect(pages.filter((path) => words.some((word) => read(path).includes(word)))).toEqual([]);
  });
});

function wordsOf(prefix: string, named: readonly { state: string }[]): string[][] {
  return named.map(({ state }) => {
    const text = catalogues.find(({ at }) => at === `${prefix}${state}`);
    return [text?.ko ?? '', text?.en ?? '', text?.vi ?? ''];
  });
}

function flat(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value === 'string') return { [prefix]: value };
  const nested = Object.entries(value as object).map(([key, inner]) =>
    flat(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
  return Object.assign({}, ...nested);
}
