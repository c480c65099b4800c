import { readdirSync, readFileSync } from 'node:fs';
import { CHANGED_PASSWORD_MIN, PIN_LENGTH } from '@noriter/rules/member-fields';
import { describe, expect, test } from 'vitest';
import { ladderOfBall } from '../../services/betting/src/mini/domain/ladder.ts';
import { BALL_HIGHEST, BALLS } from '../../services/betting/src/mini/domain/powerball.ts';
import { ROAD_ROWS } from '../../services/betting/src/mini/domain/road.ts';
import { IMAGE_BYTES_MAX } from '../../services/board/src/images/domain/image-rules.ts';
import * as posts from '../../services/board/src/posts/domain/search-text.ts';
import { REPORT_DAYS_MAX } from '../../services/wallet/src/domain/win-lose.ts';
import { exampleOdds } from '../../web/src/betting/rules/example-bet.ts';
import { SEARCH_MIN } from '../../web/src/player/posts/model/post-draft.ts';
import { HALF, wordsIn } from './number-words.ts';
import { numbersIn } from './numbers-in-texts.ts';
import { type Language, languages, textsOfPages } from './texts-of-pages.ts';

/** What one language says in figures another says in words: each number once, and all but one. */
const numbersOf = (text: string, language: Language) =>
  [...new Set([...numbersIn(text), ...wordsIn(text, language)])]
    .filter((number) => number !== '1')
    .toSorted();

const kept = (numbers: readonly (number | string)[]) => numbers.map(String).toSorted();

const TEAMS = 2;
/** A whole score above it wins the handicap of the example. */
const wonBy = Math.ceil(1.5);
/** Of the example of a tie: `deadHeat(1, 2)`. */
const TIED = 2;
const SECOND_MATCH = 2;
const rungs = [1, BALL_HIGHEST].map((ball) => ladderOfBall(ball).lines);

/** What each text of the demonstration says in words; the others say no number so. */
const inTexts: Readonly<Record<string, readonly (number | string)[]>> = {
  // The same money is never spent twice: a way of speaking.
  'faq.md': [2],
  'game-guide.md': [...new Set([TEAMS, wonBy])],
  'sports-rules.md': [...new Set([exampleOdds.length, SECOND_MATCH, TEAMS, TIED]), HALF],
};

const seed = new URL('../../services/board/seed/', import.meta.url);

describe.each(languages)('the texts of the demonstration in %s', (language) => {
  test.each(readdirSync(new URL(`${language}/`, seed)))('%s has no word for another', (file) => {
    const text = readFileSync(new URL(`${language}/${file}`, seed), 'utf8');
    expect(wordsIn(text, language).toSorted()).toEqual(kept(inTexts[file] ?? []));
  });
});

/** What pages say, in figures or words. */
const onPages: Readonly<Record<string, readonly number[]>> = {
  'auth.hintCashOutPass': [PIN_LENGTH],
  'withdrawal.emptyPass': [PIN_LENGTH],
  'withdrawal.passHint': [PIN_LENGTH],
  'my.newPassHint': [CHANGED_PASSWORD_MIN],
  'my.weakPassword': [CHANGED_PASSWORD_MIN],
  'winlose.cut': [REPORT_DAYS_MAX],
  'image.tooLarge': [IMAGE_BYTES_MAX / 2 ** 20],
  'mini.about.powerball': [BALLS],
  'mini.side.lines.a': rungs.slice(0, 1),
  'mini.side.lines.b': rungs.slice(1),
};

/** Names, promises and ways of speaking: no rule of ours has the number. */
const spoken = [
  /^bet\.word\.half/,
  /^bet\.unknownNote$/,
  /^cash\.unknown$/,
  /^front\.member\.compareMemPass$/,
  /^my\.(factor|loginKind\.second-factor|waitNote|wholeAccount)/,
  /^notification\/kind\.second-factor-changed$/,
  /^sport\/(span\.half|question\.both-score|cashOut\.unknownNote)/,
  /^statement\.both$/,
];
const inWords: Readonly<Record<string, number>> = { 'mini.look.road': ROAD_ROWS };

describe.each(languages)('the pages in %s', (language) => {
  const all = textsOfPages(language);

  test.each(Object.entries(onPages))('say in %s what is so', (key, numbers) => {
    expect(numbersOf(all.get(key) ?? '', language)).toEqual(kept(numbers));
  });

  test('have no word for a number that nobody keeps', () => {
    const loose = [...all].filter(([key, text]) => {
      const words = wordsIn(text, language).filter((word) => word !== String(inWords[key]));
      return words.length > 0 && !(key in onPages) && !spoken.some((one) => one.test(key));
    });
    expect(loose).toEqual([]);
  });
});

test('posts are searched by as many characters as the page asks for', () => {
  expect(SEARCH_MIN).toBe(posts.SEARCH_MIN);
});
