/** The schemas of what addresses say, key by key; every address is read by these. */
import {
  boolean,
  check,
  integer,
  literal,
  maxValue,
  minLength,
  minValue,
  number,
  picklist,
  pipe,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { isDay } from '../format/day-range.ts';

export const WORDS_LENGTH_MAX = 50;

/** A whole number within bounds, which an address may also write as a text. */
export function wholeKey(least: number, most = Number.MAX_SAFE_INTEGER) {
  return pipe(
    union([number(), pipe(string(), minLength(1))]),
    transform(Number),
    integer(),
    minValue(least),
    maxValue(most),
  );
}

/** The first page is the one that is not named. */
export const pageKey = wholeKey(2);

/** Words to search by; digits alone are read from an address as a number, and are words again. */
export function wordsKey(lengthMax = WORDS_LENGTH_MAX) {
  return pipe(
    union([string(), pipe(number(), transform(String))]),
    transform((words) => words.trim().slice(0, lengthMax)),
    minLength(1),
  );
}

/** One of a few words or numbers. */
export const oneOf = <const Choices extends readonly (string | number)[]>(choices: Choices) =>
  picklist(choices);

/** One of a few numbers, which an address may also write as a text. */
export function oneOfNumbers<const Choices extends readonly number[]>(choices: Choices) {
  return pipe(unknown(), transform(Number), picklist(choices));
}

/** A day that exists, written as 2026-01-31. */
export const dayKey = pipe(string(), check(isDay));

/** Said or not said. */
export const flagKey = pipe(
  union([literal(true), literal('true')]),
  transform((): true => true),
);

export const textKey = string();

export const booleanKey = boolean();

/** A path of the back office, never an address outside. */
export const pathKey = pipe(string(), regex(/^\/admin(\/|$|\?)/));

/** A whole id. */
export const idKey = pipe(string(), regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** A SHA-256 in base64url. */
export const challengeKey = pipe(string(), regex(/^[\w-]{43}$/));

/** An amount of won as digits. */
export const amountKey = pipe(
  union([string(), pipe(number(), transform(String))]),
  regex(/^\d{1,15}$/),
);
