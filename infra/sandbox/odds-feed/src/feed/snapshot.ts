/**
 * The whole present state of a product, as messages under the numbers under which it was last published:
 * whoever applies them in the order of these numbers has what he would have had by listening.
 */
import {
  betCancel,
  betSettlement,
  fixtureChange,
  handOver,
  oddsChange,
  rollbackCancel,
  rollbackSettlement,
} from './drafts.ts';
import type { Draft, ProductId, Published } from './product.ts';
import type { Line, Mention, Standing } from './standing.ts';

/** A message of a snapshot, and how what it publishes gets another number. */
type Item = { readonly sequence: number; readonly draft: Draft; renumber(sequence: number): void };

export function snapshotOf(
  standings: Iterable<Standing>,
  product: ProductId,
  timestamp: number,
): Published[] {
  return itemsOf(standings, product).map(({ sequence, draft }) => ({ sequence, draft, timestamp }));
}

/** Numbers all that stands from 1 on. @returns the last number */
export function renumber(standings: Iterable<Standing>, product: ProductId): number {
  const items = itemsOf(standings, product);
  for (const [index, item] of items.entries()) item.renumber(index + 1);
  return items.length;
}

function itemsOf(standings: Iterable<Standing>, product: ProductId): Item[] {
  const items = [...standings].flatMap((standing) => {
    const mention = standing.mentions[product];
    return mention ? ofStanding(standing, mention) : [];
  });
  return items.sort((one, other) => one.sequence - other.sequence);
}

function ofStanding(standing: Standing, mention: Mention): Item[] {
  const fixtures = mentioned(standing, mention);
  const { handedOver } = mention;
  if (handedOver !== null) {
    const renumber_ = (to: number) => {
      mention.handedOver = to;
    };
    return [...fixtures, { sequence: handedOver, draft: handOver(standing), renumber: renumber_ }];
  }
  return [...fixtures, ...odds(standing), ...results(standing), ...cancels(standing)];
}

/** As it is now: before all else that is published of it, and again where it last changed. */
function mentioned(standing: Standing, mention: Mention): Item[] {
  const draft = fixtureChange(standing, 4);
  const isOne = mention.first === mention.last;
  const first = (to: number) => {
    mention.first = to;
    if (isOne) mention.last = to;
  };
  const last = (to: number) => {
    mention.last = to;
  };
  const item = { sequence: mention.first, draft, renumber: first };
  return isOne ? [item] : [item, { sequence: mention.last, draft, renumber: last }];
}

/**
 * Markets that were published together are published together: each where it was last published, and one of which
 * something was published before that also where it was first published, as it is now. A window of void bets
 * makes no sense of a market that nobody knows.
 */
function odds(standing: Standing): Item[] {
  const mentions = [...standing.lines.values()].flatMap(oddsMentions);
  const groups = groupBy(mentions, ({ sequence }) => sequence);
  const items = [...groups].map(([sequence, all]) => ({
    sequence,
    draft: oddsChange(
      standing,
      all.map(({ line }) => line),
    ),
    renumber: (to: number) => {
      for (const mention of all) mention.renumber(to);
      if (standing.eventStatusAt === sequence) standing.eventStatusAt = to;
    },
  }));
  if (standing.eventStatus === null || groups.has(standing.eventStatusAt)) return items;
  const renumber_ = (to: number) => {
    standing.eventStatusAt = to;
  };
  const score = {
    sequence: standing.eventStatusAt,
    draft: oddsChange(standing, []),
    renumber: renumber_,
  };
  return [...items, score];
}

type OddsMention = { line: Line; sequence: number; renumber(to: number): void };

function oddsMentions(line: Line): OddsMention[] {
  const { firstPublished, publishedAt } = line;
  const moveFirst = (to: number) => {
    if (firstPublished) line.firstPublished = { ...firstPublished, sequence: to };
  };
  const moveLast = (to: number) => {
    line.publishedAt = to;
  };
  const between = [...line.windows, ...line.windowsBack].map(({ sequence }) => sequence);
  const isSpokenOf = [...between, line.rolledBackAt ?? publishedAt].some((at) => at < publishedAt);
  if (firstPublished === null || firstPublished.sequence >= publishedAt || !isSpokenOf) {
    const renumber_ = (to: number) => {
      moveFirst(to);
      moveLast(to);
    };
    return [{ line, sequence: publishedAt, renumber: renumber_ }];
  }
  return [
    { line, sequence: firstPublished.sequence, renumber: moveFirst },
    { line, sequence: publishedAt, renumber: moveLast },
  ];
}

function results(standing: Standing): Item[] {
  const lines = [...standing.lines.values()];
  const settled = lines.flatMap((line) => (line.settled ? [{ line, settled: line.settled }] : []));
  const settlements = [...groupBy(settled, (one) => one.settled.sequence)].map(
    ([sequence, all]) => ({
      sequence,
      draft: betSettlement(
        standing,
        all.map((one) => ({ line: one.line, results: one.settled.results })),
        all[0]?.settled.certainty ?? 2,
      ),
      renumber: (to: number) => {
        for (const one of all) one.settled.sequence = to;
      },
    }),
  );
  const back = lines.filter(({ rolledBackAt }) => rolledBackAt !== null);
  const rollbacks = [...groupBy(back, ({ rolledBackAt }) => rolledBackAt ?? 0)];
  return [
    ...settlements,
    ...rollbacks.map(([sequence, all]) => ({
      sequence,
      draft: rollbackSettlement(standing, all),
      renumber: (to: number) => {
        for (const line of all) line.rolledBackAt = to;
      },
    })),
  ];
}

function cancels(standing: Standing): Item[] {
  const lines = [...standing.lines.values()];
  const stood = lines.flatMap((line) => line.windows.map((one) => ({ line, one })));
  const gone = lines.flatMap((line) => line.windowsBack.map((one) => ({ line, one })));
  const linesOf = (all: readonly { readonly line: Line }[]) => all.map(({ line }) => line);
  return [
    ...[...groupBy(stood, ({ one }) => one.sequence)].flatMap(([sequence, all]) => {
      const first = all[0]?.one;
      if (!first) return [];
      return { sequence, draft: betCancel(standing, linesOf(all), first), renumber: moving(all) };
    }),
    ...[...groupBy(gone, ({ one }) => one.sequence)].flatMap(([sequence, all]) => {
      const first = all[0]?.one;
      if (!first) return [];
      const draft = rollbackCancel(standing, linesOf(all), first.window);
      return { sequence, draft, renumber: moving(all) };
    }),
  ];
}

function moving(all: readonly { readonly one: { sequence: number } }[]) {
  return (to: number) => {
    for (const { one } of all) one.sequence = to;
  };
}

function groupBy<T>(all: readonly T[], key: (one: T) => number): Map<number, T[]> {
  return Map.groupBy(all, key);
}
