import { parseWon } from '../../../shared/format/money.ts';
import { type Bound, isWhole } from '../../../shared/forms/bounds.ts';
import { rankLadderBounds } from '../../shared/back-office-bounds.gen.ts';
import type { RankLadder } from '../../shared/contracts.ts';

export const rankLanguages = ['ko', 'en', 'vi'] as const;
type Language = (typeof rankLanguages)[number];

/** A rank as it is typed. */
export type StepFields = Record<Language | 'turnover', string>;

/** A ladder as it is typed. */
export type LadderFields = {
  windowDays: string;
  keptDays: string;
  oddsMinimum: string;
  /** None is all of them. */
  products: RankLadder['products'];
  steps: readonly StepFields[];
};

export const { maxItems: RANKS_MAX } = rankLadderBounds['ladder.steps'];

const numbers = {
  windowDays: rankLadderBounds['ladder.windowDays'],
  keptDays: rankLadderBounds['ladder.keptDays'],
  oddsMinimum: rankLadderBounds['ladder.oddsMinimum'],
} satisfies Record<string, Bound>;

const { maxLength: NAME_MAX } = rankLadderBounds['ladder.steps.*.texts.ko'];

export const numberNames = ['windowDays', 'keptDays', 'oddsMinimum'] as const;

export const emptyStep: StepFields = { ko: '', en: '', vi: '', turnover: '' };

export function fieldsOf(ladder: RankLadder): LadderFields {
  return {
    windowDays: String(ladder.windowDays),
    keptDays: String(ladder.keptDays),
    oddsMinimum: String(ladder.oddsMinimum),
    products: ladder.products,
    steps: ladder.steps.map(({ texts, turnover }) => ({ ...texts, turnover })),
  };
}

export function ladderOf(fields: LadderFields): RankLadder {
  return {
    windowDays: Number(fields.windowDays),
    keptDays: Number(fields.keptDays),
    oddsMinimum: Number(fields.oddsMinimum),
    products: fields.products,
    steps: fields.steps.map(({ turnover, ...texts }) => ({
      texts,
      turnover: turnover === '' ? '0' : turnover,
    })),
  };
}

type LadderProblem =
  | { kind: 'bounds'; least: number; most: number }
  | { kind: 'name'; most: number }
  | { kind: 'rising' };

/** What is wrong with a ladder, by the names of its fields; those of a rank with its place. */
export function problemsOf(fields: LadderFields): Readonly<Record<string, LadderProblem>> {
  const found: Record<string, LadderProblem> = {};
  for (const name of numberNames) {
    const { minimum: least, maximum: most } = numbers[name];
    if (!isWhole(fields[name], numbers[name])) found[name] = { kind: 'bounds', least, most };
  }
  let below = 0n;
  for (const [at, step] of fields.steps.entries()) {
    for (const language of rankLanguages) {
      const { length } = step[language].trim();
      if (length === 0 || length > NAME_MAX) {
        found[`${at}.${language}`] = { kind: 'name', most: NAME_MAX };
      }
    }
    const asked = parseWon(step.turnover === '' ? '0' : step.turnover);
    if (asked <= below) found[`${at}.turnover`] = { kind: 'rising' };
    below = asked;
  }
  return found;
}
