/**
 * The sandbox is outside: it shares no code with the house, and its tables are its own. What must
 * be the same in both is compared here, by what betting makes of the sandbox's words.
 */

import { sports } from '@noriter/rules/sports';
import { describe, expect, it, test } from 'vitest';
import { stoppedFamilies } from '../../../../services/betting/src/feed/domain/wire/market-groups.ts';
import { knownMarket } from '../../../../services/betting/src/feed/domain/wire/market-table.ts';
import { readMessage } from '../../../../services/betting/src/feed/domain/wire/read-message.ts';
import { isOfFamily } from '../../../../services/betting/src/vocabulary/market.ts';
import { marketGroups, marketType, marketTypes } from './markets.ts';
import { offersOf } from './offers.ts';
import { sportNames, sportOf } from './world/sports.ts';

test('the sandbox and the house have the same sports', () => {
  expect([...sportNames].sort()).toEqual([...sports].sort());
});

it.each(sportNames)('what the sandbox publishes of %s is what betting knows', (name) => {
  const line =
    `<fixture_change product="3" epoch="1" sequence="1" event_id="f" timestamp="1">` +
    `<fixture id="f" sport="${sportOf(name).wireId}" start_time="1" status="not_started">` +
    `<tournament id="t" name_ko="a" name_en="a"/></fixture></fixture_change>`;
  expect(readMessage(line, 'prematch', () => null)?.message).toMatchObject({ sport: name });
  for (const { id } of offersOf(name)) expect(marketType(id).id).toBe(id);
});

const specifiersOf = ({ id, asks, numberedBy }: (typeof marketTypes)[number]): string => {
  const own = { handicap: 'hcp=-0.5', total: 'total=2.5' } as const;
  const variant = id === 199 ? 'variant=sr:correct_score:bestof:5' : '';
  const line = asks === 'handicap' || asks === 'total' ? own[asks] : variant;
  return [numberedBy === undefined ? '' : `${numberedBy}=2`, line].filter(Boolean).join('|');
};
const keyOf = (type: (typeof marketTypes)[number]) =>
  knownMarket(String(type.id), specifiersOf(type))?.marketKey ?? '';

describe('a bet stop', () => {
  it.each(marketGroups)('of %s stops all of its markets', (group) => {
    const families = stoppedFamilies(group);
    expect(families).not.toBeNull();
    const inGroup = marketTypes.filter((type) => type.group === group);
    for (const type of inGroup) {
      expect(families?.filter((family) => isOfFamily(keyOf(type), family))).toHaveLength(1);
    }
  });

  it.each(sportNames)('of one group of %s stops no market of another', (name) => {
    const types = offersOf(name).map(({ id }) => marketType(id));
    for (const group of new Set(types.map((type) => type.group))) {
      const families = stoppedFamilies(group) ?? [];
      const stopped = types.filter((type) => families.some((one) => isOfFamily(keyOf(type), one)));
      expect(stopped.map(({ id }) => id)).toEqual(
        types.filter((type) => type.group === group).map(({ id }) => id),
      );
    }
  });
});
