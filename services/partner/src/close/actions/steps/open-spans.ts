import type pg from 'pg';
import { openDays } from '../../domain/open-days.ts';
import type { Days } from '../../domain/period.ts';
import { type SettledUntil, settledDays } from '../../store/settled-days.ts';

/** Days that are settled together, and for whom. */
type OpenSpan = {
  days: Days;
  /** By holder and kind. */
  holds: (key: string) => boolean;
  /** Those it is of, where they are few; null for the site's. */
  among: readonly string[] | null;
};

type Few = { days: Days; keys: Set<string>; holders: Set<string> };

/**
 * What of a period is to be settled: all of its days for most; for who is settled for some of them
 * already, the others.
 */
export async function openSpans(
  db: pg.Pool | pg.ClientBase,
  settled: ReadonlyMap<string, SettledUntil>,
  { fromDay, untilDay, holderId }: Days & { holderId: string | null },
): Promise<OpenSpan[]> {
  const whole = { fromDay, untilDay };
  const ahead = new Map([...settled].filter(([, { day }]) => day >= fromDay));
  const holders = [...new Set([...ahead.values()].map((one) => one.holderId))];
  const known = await settledDays(db, holders, whole);
  const few = new Map<string, Few>();
  for (const [key, one] of ahead) {
    for (const days of openDays(whole, known.get(key) ?? [])) {
      const span = few.get(nameOf(days)) ?? { days, keys: new Set(), holders: new Set() };
      span.keys.add(key);
      span.holders.add(one.holderId);
      few.set(nameOf(days), span);
    }
  }
  const again = few.get(nameOf(whole))?.keys;
  few.delete(nameOf(whole));
  const all: OpenSpan = {
    days: whole,
    holds: (key) => !ahead.has(key) || again?.has(key) === true,
    among: holderId === null ? null : [holderId],
  };
  const others = [...few.values()].map(({ days, keys, holders: own }) => ({
    days,
    holds: (key: string) => keys.has(key),
    among: [...own],
  }));
  // The earlier first: what it leaves below zero is carried into the next.
  return [all, ...others].sort((a, b) => (a.days.fromDay < b.days.fromDay ? -1 : 1));
}

function nameOf({ fromDay, untilDay }: Days): string {
  return `${fromDay} ${untilDay}`;
}
