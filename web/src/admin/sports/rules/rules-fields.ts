/** The rules of sports as they are typed: every number a text, every list a list of rows. */
import type { Sport } from '@noriter/rules/sports';
import type { AdminSportRules } from '../../shared/contracts.ts';

export type Kind = AdminSportRules['matrix']['crossings'][number]['kinds'][number];

export const kinds = [
  'three-way',
  'two-way',
  'handicap',
  'total',
  'odd-even',
  'correct-score',
  'first-to',
  'outright',
  'special',
] as const satisfies readonly Kind[];

/** What is typed into one field each; those of money are whole won. */
export const ruleNames = [
  'foldsMax',
  'linesMax',
  'legOddsMin',
  'totalOddsMax',
  'liveDelayMs',
  'putOffVoidHours',
  'bonusOddsMin',
  'axisTickets',
  'axisStake',
  'axisReturn',
  'suspendAt',
  'lossMax',
  'cancelMinutes',
  'cancelPerDay',
  'cashOutPercent',
  'crossTickets',
] as const;

export type RuleName = (typeof ruleNames)[number];

export type BonusStep = { folds: string; percent: string };

export type CrossingRow = { sport: Sport; one: Kind; other: Kind };

/** An empty part matches everything. */
export type AloneRow = { sport: Sport | ''; kind: Kind | ''; leagueId: string };

export type RulesFields = Record<RuleName, string> & {
  hasBonus: boolean;
  hasCashOut: boolean;
  mixesLive: boolean;
  steps: readonly BonusStep[];
  crossings: readonly CrossingRow[];
  alone: readonly AloneRow[];
  /** The number of each sport's group, from 1; of those that go with all there is none. */
  groups: Readonly<Partial<Record<Sport, number>>>;
};

/** The rules as an answer has them: the client reads a pair as a list. */
export type ReadRules = Omit<AdminSportRules, 'matrix'> & {
  matrix: Omit<AdminSportRules['matrix'], 'crossings'> & {
    crossings: readonly { sport: Sport; kinds: readonly Kind[] }[];
  };
};
