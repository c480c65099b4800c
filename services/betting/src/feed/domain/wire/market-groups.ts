/**
 * Which markets a bet stop means. Groups are the feed's: it names them, and never lists which market
 * is in which, so the table of its markets has them.
 *
 * Invariant: who is not sure stops all. A group nobody knows could be any market.
 */
import { familyOf } from './market-table.ts';

/** The feed's numbers of markets, by group. */
const groups = {
  regular_play: ['1', '16', '18', '26', '45', '8', '29'],
  '1st_half': ['60', '66', '68', '74'],
  '2nd_half': ['83', '88', '90', '94'],
  match: ['186', '188', '314', '199', '327', '328'],
  points: ['187', '189', '237', '238'],
  set: ['202', '203', '204', '309', '310', '245', '246', '247'],
  incl_ot: ['219', '223', '225', '229'],
  race: ['230'],
  quarter: ['235', '303', '236'],
  incl_ei: ['251', '256', '258', '264'],
  '5_innings': ['274', '275', '276'],
  inning: ['287'],
  incl_ot_and_pen: ['406', '410', '412'],
  period: ['443', '446'],
  map: ['330'],
  outright: ['9001', '9002'],
  special: ['9003', '9004', '9005'],
} as const satisfies Record<string, readonly string[]>;

const families = new Map<string, readonly string[]>(
  Object.entries(groups).map(([group, ids]) => [group, [...new Set(ids.map(familyOf))]]),
);

/**
 * The families of markets that a stop of groups means.
 *
 * @param names groups, with `|` between
 * @returns null for all markets
 */
export function stoppedFamilies(names: string): readonly string[] | null {
  const found = names.split('|').map((name) => families.get(name.trim()));
  const known = found.filter((one) => one !== undefined);
  return known.length < found.length ? null : [...new Set(known.flat())];
}
