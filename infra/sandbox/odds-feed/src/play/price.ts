/** Keeps the markets of a match priced: which there are, at which odds. */
import { type Line, lineKey } from '../feed/standing.ts';
import { type MarketType, marketType } from '../markets.ts';
import { boardAt, totalOf } from '../model/course.ts';
import type { Model, Outlook } from '../model/outlook.ts';
import { type Asked, chancesOf, type Extras } from '../odds/chances.ts';
import { linesAround, specifiersOf } from '../odds/lines.ts';
import { type Priced, priced } from '../odds/price.ts';
import { type Offer, offersOf, seasonOffers } from '../offers.ts';
import { randomOf } from '../world/random.ts';
import { sportOf } from '../world/sports.ts';
import { isCancelled } from './publish.ts';
import { type Match, secondOf, type World } from './world.ts';

/** Lines of a market that are kept, however the match goes. */
const LINES_MAX = 12;
const RACE_POINTS = 20;
const DRIFT_MS = 40 * 60_000;

type Wanted = Asked & { readonly isFavourite: boolean };

/** Prices everything anew. @returns the lines of which something is to be published */
export function repriced(world: World, match: Match): Line[] {
  const { standing, game } = match;
  const second = secondOf(world, match);
  const drift = standing.status === 'not_started' ? driftOf(world, match) : 0;
  const view = game.modelAt(second, drift);
  const remembered = view && { ...view, model: remembering(view.model) };
  const wanted = wantedOf(match, remembered, second);
  const asked = new Map(wanted.map((one) => [keyOf(match, one), one]));
  const changed: Line[] = [];
  for (const [key, one] of asked) {
    const before = standing.lines.get(key);
    if (before && !isFree(before)) continue;
    const next = nextPrice(match, one, remembered);
    // What can't be offered is not mentioned, unless it was before.
    if (before === undefined && next?.status !== 1) continue;
    const line = before ?? added(match, key, one);
    if (apply(line, next, one.isFavourite)) changed.push(line);
  }
  for (const [key, line] of standing.lines) {
    if (!asked.has(key) && isFree(line) && apply(line, null, false)) changed.push(line);
  }
  return changed;
}

/** @returns whether that is news */
function apply(line: Line, next: Priced | null, isFavourite: boolean): boolean {
  const before = JSON.stringify([line.status, line.outcomes, line.isFavourite]);
  line.status = next?.status ?? 0;
  if (next?.status === 1) line.outcomes = next.outcomes;
  line.isFavourite = isFavourite && line.status === 1;
  return before !== JSON.stringify([line.status, line.outcomes, line.isFavourite]);
}

function nextPrice({ game, standing }: Match, asked: Asked, view: View): Priced | null {
  const { margin } = sportOf(standing.plan.sport);
  const isRanked = asked.type.asks === 'ranked';
  const chances = isRanked
    ? game.rankedChances(asked)
    : view && chancesOf(asked, view.model, view.extras);
  const winners = isRanked ? (asked.number ?? 1) : 1;
  return chances && priced(chances, marginOf(asked.type, margin), winners);
}

function isFree(line: Line): boolean {
  return line.settled === null && !line.isHeld && !isCancelled(line);
}

/** Markets with many outcomes keep more of each. */
function marginOf({ asks }: MarketType, margin: number): number {
  return asks === 'correct-score' || asks === 'ranked' || asks === 'method' ? margin * 2 : margin;
}

type View = { readonly model: Model; readonly extras: Extras } | null;

function wantedOf(match: Match, view: View, second: number): Wanted[] {
  const { plan } = match.standing;
  const isSeason = plan.isRanked && !sportOf(plan.sport).isVirtual;
  const offers = isSeason ? seasonOffers : offersOf(plan.sport);
  return offers.flatMap((offer) => {
    const type = marketType(offer.id);
    return numbersOf(match, type, second).flatMap((number) => {
      if (offer.lines === undefined) return [{ type, number, quarters: null, isFavourite: false }];
      const lines = plan.lines ?? offer.lines;
      return withLines(match, { ...offer, lines }, { type, number }, view);
    });
  });
}

/** The lines around the middle, and those there were before. */
function withLines(
  { standing }: Match,
  offer: Offer,
  { type, number }: { type: MarketType; number: number | null },
  view: View,
): Wanted[] {
  const span = { span: type.span, number: number ?? 0, count: type.count };
  const outlook = view?.model.outlook(span) ?? null;
  const before = [...standing.lines.values()].filter(
    (line) => line.type.id === type.id && line.number === number,
  );
  const known = before.flatMap(({ quarters }) => quarters ?? []);
  const around = outlook ? linesAround(type, outlook, offer) : [];
  const most = Math.max(LINES_MAX, offer.lines ?? 0);
  const fresh = around.filter((one) => !known.includes(one)).slice(0, most - known.length);
  const favourite = around.find((one) => known.includes(one) || fresh.includes(one));
  return [...known, ...fresh].map((quarters) => {
    return { type, number, quarters, isFavourite: quarters === favourite };
  });
}

/** For which parts, goals or points a market is asked; once, when it is of none. */
function numbersOf({ game, standing }: Match, type: MarketType, second: number): (number | null)[] {
  const { form, course, bestOf } = game;
  switch (type.numberedBy) {
    case undefined:
      return [null];
    case 'goalnr': {
      const { home, away } = totalOf(boardAt(course, second).parts);
      return [home + away + 1];
    }
    case 'pointnr':
      return [RACE_POINTS];
    case 'places':
      return standing.plan.isRanked && form.family === 'race' ? [form.places] : [];
    default: {
      const count = form.family === 'scoring' ? form.parts : bestOf;
      return Array.from({ length: count }, (_, index) => index + 1);
    }
  }
}

function keyOf({ game }: Match, { type, number, quarters }: Asked): string {
  return lineKey(type.id, specifiersOf(type, { number, quarters, bestOf: game.bestOf }));
}

function added({ standing, game }: Match, key: string, { type, number, quarters }: Asked): Line {
  const line: Line = {
    type,
    number,
    quarters,
    specifiers: specifiersOf(type, { number, quarters, bestOf: game.bestOf }),
    status: 0,
    outcomes: [],
    isFavourite: false,
    isHeld: false,
    publishedAt: 0,
    firstPublished: null,
    settled: null,
    rolledBackAt: null,
    windows: [],
    windowsBack: [],
  };
  standing.lines.set(key, line);
  return line;
}

/** Several markets ask for the same span. */
function remembering(model: Model): Model {
  const known = new Map<string, Outlook | null>();
  return {
    ...model,
    outlook(span) {
      const key = `${span.span}/${span.number}/${span.count}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const outlook = model.outlook(span);
      known.set(key, outlook);
      return outlook;
    },
  };
}

/** What the market thinks of home moves slowly to and fro before the start; it follows from the time. */
function driftOf({ seed, agenda }: World, { standing }: Match): number {
  if (standing.plan.isQuiet || standing.product === 6) return 0;
  const random = randomOf(seed, 'drift', standing.plan.eventId);
  const wave = (length: number) =>
    Math.sin((2 * Math.PI * agenda.now()) / (DRIFT_MS * length) + random.between(0, 2 * Math.PI));
  return 0.1 * wave(1) + 0.2 * wave(7);
}
