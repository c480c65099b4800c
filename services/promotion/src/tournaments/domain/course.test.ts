import { describe, expect, it } from 'vitest';
import { definitionOf, points, tournamentRules } from '../../../test/world/definitions.ts';
import { definitionShape } from '../../promotions/domain/definition.ts';
import { courseOf, dueAt, isWithin, tournamentOf } from './course.ts';

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

  it('is closed after its wait, or a minute after an operator ends that', () => {
    expect(dueAt(tournament, open)).toEqual(at('08T01:00:00'));
    const ended = (text: string) => dueAt(tournament, { waitEndedAt: at(text) });
    expect(ended('08T00:10:00')).toEqual(at('08T00:11:00'));
    expect(ended('08T00:59:30')).toEqual(at('08T01:00:00'));
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
