import { readdirSync, readFileSync } from 'node:fs';
import { couponChosen } from '@noriter/rules/coupon-code';
import { deadHeat, type LegResult, results } from '@noriter/rules/leg-result';
import { oddsOf } from '@noriter/rules/odds';
import { ticketReturn } from '@noriter/rules/ticket';
import { describe, expect, test } from 'vitest';
import { games } from '../../services/betting/src/mini/domain/games.ts';
import { ladderOfBall } from '../../services/betting/src/mini/domain/ladder.ts';
import {
  BALL_HIGHEST,
  BALLS,
  POWERBALLS,
} from '../../services/betting/src/mini/domain/powerball.ts';
import { roundsPerDay } from '../../services/betting/src/mini/domain/round-clock.ts';
import { KINO_HIGHEST, KINO_NUMBERS } from '../../services/betting/src/mini/domain/speed-kino.ts';
import {
  DISPUTE_DAYS,
  dueAt,
  YEARS_KEPT,
} from '../../services/board/src/inquiries/domain/inquiry-rules.ts';
import * as messages from '../../services/board/src/messages/domain/retention.ts';
import { DAYS_KEPT } from '../../services/board/src/notifications/domain/notification-age.ts';
import {
  raiseBegins,
  raiseEnds,
} from '../../services/identity/src/domain/protection/protection-limit.ts';
import {
  exclusionLengths,
  realityCheckMinutes,
  timeOutLengths,
} from '../../services/identity/src/domain/protection/protection-state.ts';
import { exampleOdds } from '../../web/src/betting/rules/example-bet.ts';
import { numbersIn } from './numbers-in-texts.ts';
import { languages, textsOfPages } from './texts-of-pages.ts';

/**
 * Guides, rules and answers say what the services do. What an operator sets (limits, hours, shares,
 * delays) stands in none of these texts: pages read it from the settings. What code decides stands
 * there, and is compared with that code here, in each language.
 */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Of law, and of a telephone: no setting of ours. */
const ADULT = 19;
const HELP_LINE = 1336;

const cycleOf = (gameId: string) => {
  const game = games.find((one) => one.gameId === gameId);
  if (game === undefined) throw new Error(`There is no game ${gameId}.`);
  return game.clock;
};
const usual = cycleOf('powerball');
const speed = cycleOf('speedpowerball').cycle;
const intervals = [usual.cycle / 60, speed];

/** The highest first ball with three lines. */
const threeUpTo = Array.from({ length: BALL_HIGHEST }, (_, at) => at + 1).findIndex(
  (ball) => ladderOfBall(ball).lines === 4,
);
const ladderLines = [3, 4];
/** Each road cuts a fact in two: so much and more. */
const cutOf = (fact: string, gameId: string) =>
  games
    .find((one) => one.gameId === gameId)
    ?.roads.find((road) => road.fact === fact && road.from !== undefined)?.from ?? 0;
const sumFrom = cutOf('sum', 'powerball');
const ballFrom = cutOf('powerball', 'powerball');
const lastFrom = cutOf('last', 'speedkino');
const powerballs = [0, POWERBALLS - 1];
const digits = [0, 9];

const asked = { amount: null, askedAt: new Date(0) };
const raiseHours = raiseBegins(asked).getTime() / HOUR_MS;
const raiseDays = (raiseEnds(asked).getTime() - raiseBegins(asked).getTime()) / DAY_MS;
const lengths = (names: readonly string[]) => names.flatMap((name) => name.match(/\d+/g) ?? []);

const answerMinutes = (kind: 'account' | 'other') =>
  dueAt(kind, { openedAt: new Date(0), waitingSince: new Date(0) }).getTime() / MINUTE_MS;

const { win, push, halfWin } = results;

/** What a worked example says: its odds, its stake and what comes back of it. */
function example(stake: bigint, ...legs: readonly (readonly [string, LegResult])[]): unknown[] {
  const ticket = {
    lineStake: stake,
    linesOf: legs.length,
    legs: legs.map(([odds, result]) => ({ odds: oddsOf(odds), result })),
    bonus: null,
    returnMax: null,
  };
  return [...legs.map(([odds]) => odds), stake, ticketReturn(ticket).returned];
}

const three = exampleOdds.map((odds) => [odds, win] as const);
const [first, second, third] = exampleOdds;
/** The example goes on: its second leg is void, and its stake is not said again. */
const withVoid = example(10_000n, [first, win], [second, push], [third, win]).filter(
  (number) => number !== second && number !== 10_000n,
);
const VOID_ODDS = '1.00';
const quarterLines = ['0.25', '0.75'];

/** What each text of the demonstration says in figures, and nothing else. */
const inTexts: Readonly<Record<string, readonly unknown[]>> = {
  banners: [],
  'betting-rules': [],
  faq: [VOID_ODDS],
  'game-guide': [
    '1.5',
    ...intervals,
    roundsPerDay(usual),
    BALLS,
    1,
    BALL_HIGHEST,
    1,
    ...powerballs,
    sumFrom - 1,
    sumFrom,
    ballFrom - 1,
    ballFrom,
    ...powerballs,
    threeUpTo,
    threeUpTo + 1,
    ...ladderLines,
    1,
    KINO_HIGHEST,
    KINO_NUMBERS,
    lastFrom - 1,
    lastFrom,
    ...digits,
    ...ladderLines,
  ],
  notices: [...intervals, HELP_LINE],
  popups: [ADULT],
  'responsible-play': [
    raiseHours,
    raiseDays,
    ...lengths(timeOutLengths),
    ...lengths(exclusionLengths),
    ...realityCheckMinutes.filter((minutes) => minutes > 0),
    HELP_LINE,
    ADULT,
  ],
  'sports-rules': [
    ...example(10_000n, ...three),
    VOID_ODDS,
    ...withVoid,
    ...quarterLines,
    '0.75',
    ...example(100_000n, ['1.95', halfWin]),
    ...example(10_000n, ['4.00', deadHeat(1, 2)]),
  ],
  terms: [ADULT],
};

const sorted = (numbers: readonly unknown[]) => numbers.map(String).toSorted();
const seed = new URL('../../services/board/seed/', import.meta.url);

describe.each(languages)('the texts of the demonstration in %s', (language) => {
  const files = readdirSync(new URL(`${language}/`, seed));

  test.each(files)('%s says no number that nobody keeps', (file) => {
    const text = readFileSync(new URL(`${language}/${file}`, seed), 'utf8');
    expect(numbersIn(text)).toEqual(sorted(inTexts[file.replace('.md', '')] ?? []));
  });
});

/** What the pages themselves say of it, by catalogue and key. */
const onPages: Readonly<Record<string, readonly unknown[]>> = {
  'home.about.mini': intervals,
  'mini.note': intervals,
  'mini.about.speedpowerball': [speed],
  'mini.about.speedkino': [1, KINO_HIGHEST, KINO_NUMBERS],
  // A point is a won: the ledger moves the same amount from the one account to the other.
  'points.rule': [1, 1],
  'community/messages.note': [messages.DAYS_KEPT, messages.ITEMS_KEPT],
  'inquiry/note': [YEARS_KEPT],
  'inquiry/writeNote': [answerMinutes('account'), answerMinutes('other') / 60],
  'inquiry/kindNotes.dispute': [DISPUTE_DAYS],
  'notification/note': [DAYS_KEPT],
  'promotion/coupon.codeHint': [couponChosen + 1],
  'protection/effectLater': [raiseHours],
  'protection/raise.asked': [raiseHours],
};

/** Figures that are a name or a way of speaking, by key: the other languages have words for them. */
const spoken = new Set([
  'home.promise.care.text',
  'mini.about.powerball',
  'my.waitNote',
  'promotion/attendance.rule',
  'promotion/rotary.promiseNote',
]);

describe.each(languages)('the pages in %s', (language) => {
  const all = textsOfPages(language);
  test.each(Object.entries(onPages))('say in %s what is so', (key, numbers) => {
    expect(numbersIn(all.get(key) ?? '')).toEqual(sorted(numbers));
  });

  test('explain nothing by a number that nobody keeps', () => {
    const explains = /(^|[./])(about|text|rule|\w*[nN]otes?|effect\w*)($|[._])/;
    const loose = [...all].filter(
      ([key, text]) =>
        explains.test(key) && numbersIn(text).length > 0 && !(key in onPages) && !spoken.has(key),
    );
    expect(loose).toEqual([]);
  });
});
