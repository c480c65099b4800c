import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isUnderMaintenance, maintenanceWindow } from './maintenance.ts';
import {
  changesOf,
  mergeSiteStates,
  type SiteState,
  snapshotOf,
  unknownSite,
} from './site-state.ts';

const window = { startsAt: 1_000, endsAt: 2_000 };
const at = (ms: number) => new Date(ms);
const planned: SiteState = {
  siteId: 'noriter',
  maintenance: { window, changedAt: 500 },
  locks: [{ scope: 'casino', locked: true, changedAt: 500 }],
};

describe('maintenance', () => {
  it.each([
    [999, false],
    [1_000, true],
    [1_999, true],
    [2_000, false],
  ])('at %i ms is %s', (ms, under) => {
    expect(isUnderMaintenance(window, at(ms))).toBe(under);
  });

  it('with one end open lasts until further notice, or has begun already', () => {
    expect(isUnderMaintenance(maintenanceWindow(at(1_000), null), at(1e12))).toBe(true);
    expect(isUnderMaintenance(maintenanceWindow(null, at(1_000)), at(5))).toBe(true);
    expect(maintenanceWindow(null, null)).toBeNull();
  });
});

describe("a site's state", () => {
  it('is sent whole on subscribe, and nothing is sent of what is not known', () => {
    expect(
      snapshotOf(planned, at(1_500)).map(({ cmd, data1, data2 }) => [cmd, data1, data2]),
    ).toEqual([
      ['INSPECT', 'Y', ''],
      ['LOCK_BET_YN', 'Y', 'N'],
    ]);
    expect(snapshotOf(unknownSite('noriter'), at(1_500))).toEqual([]);
  });

  it('is sent again only where it changed: a window begins by the clock alone', () => {
    const before = { state: planned, at: at(900) };
    expect(changesOf(before, { state: planned, at: at(950) })).toEqual([]);
    const began = changesOf(before, { state: planned, at: at(1_000) });
    expect(began.map(({ cmd, data1 }) => [cmd, data1])).toEqual([['INSPECT', 'Y']]);
  });

  it('comes to the same from any order and any repetition of changes', () => {
    const change = fc.record({
      maintenance: fc.option(fc.record({ window: fc.constant(null), changedAt: fc.nat(5) }), {
        nil: null,
      }),
      locks: fc.uniqueArray(
        fc.record({
          scope: fc.constantFrom('', 'casino', 'slot'),
          locked: fc.boolean(),
          changedAt: fc.nat(1_000),
        }),
        { selector: ({ scope }) => scope },
      ),
    });
    const distinct = fc.uniqueArray(change, {
      selector: ({ locks }) => locks.map(({ changedAt }) => changedAt).join(),
    });
    fc.assert(
      fc.property(distinct, fc.infiniteStream(fc.nat()), (changes, order) => {
        const times = changes.flatMap(({ locks }) => locks.map((lock) => lock.changedAt));
        fc.pre(new Set(times).size === times.length);
        const states = changes.map((one) => ({ siteId: 'noriter', ...one }));
        const shuffled = states
          .flatMap((state) => [state, state])
          .map((state) => ({ state, rank: order.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ state }) => state);
        const sum = (list: SiteState[]) => list.reduce(mergeSiteStates, unknownSite('noriter'));
        expect(sum(shuffled)).toEqual(sum(states));
      }),
    );
  });
});
