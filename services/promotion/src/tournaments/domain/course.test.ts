import { describe, expect, it } from 'vitest';
import { definitionOf, points, tournamentRules } from '../../../test/world/definitions.ts';
import { definitionShape } from '../../promotions/domain/definition.ts';
import { courseOf, isDue, isWithin, tournamentOf } from './course.ts';

const prizes = [{ fromPlace: 1, toPlace: 1, reward: points('1000') }];
const definition = definitionShape.parse(
  definitionOf(tournamentRules({ prizes }), { endsAt: '2026-01-08T00:00:00Z', budget: '1000' }),
);
const tournament = tournamentOf(definition);
if (tournament === null) throw new Error('It is a tournament.');
const at = (text: string) => new Date(`2026-01-${text}Z`);
const open = { rankedAt: null, waitEndedAt: null };

describe('a tournament', () => {
  it('runs, waits for results and is finished once its places stand', () => {
    expect(courseOf(tournament, open, new Date('2025-12-31T00:00:00Z'))).toBe('coming');
    expect(courseOf(tournament, open, at('01T00:00:00'))).toBe('running');
    expect(courseOf(tournament, open, at('08T00:00:00'))).toBe('counting');
    const rankedAt = at('08T01:00:00');
    expect(courseOf(tournament, { rankedAt }, at('08T01:00:00'))).toBe('finished');
  });

  it('is closed after its wait, or when an operator ends that, and never before its end', () => {
    const waitEndedAt = at('08T00:10:00');
    expect(isDue(tournament, open, at('08T00:59:59'))).toBe(false);
    expect(isDue(tournament, open, at('08T01:00:00'))).toBe(true);
    expect(isDue(tournament, { waitEndedAt }, at('08T00:10:00'))).toBe(true);
    expect(isDue(tournament, { waitEndedAt }, at('07T23:59:59'))).toBe(false);
  });

  it('counts bets from its start, or since its member entered, to its end', () => {
    const within = (placed: string, entered: string | null) =>
      isWithin(tournament, {
        placedAt: at(placed),
        enteredAt: entered === null ? null : at(entered),
      });
    expect(within('01T00:00:00', null)).toBe(true);
    expect(within('08T00:00:00', null)).toBe(false);
    expect(within('03T00:00:00', '03T00:00:01')).toBe(false);
    expect(within('03T00:00:02', '03T00:00:01')).toBe(true);
  });

  it('is none of another trigger', () => {
    const rules = { trigger: 'sign-up', reward: { kind: 'points', amount: 1n } } as const;
    expect(tournamentOf({ ...definition, rules })).toBeNull();
  });
});
