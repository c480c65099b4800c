import type { RulesDraft } from './rules-draft.ts';
import type { RulesProblems } from './rules-problems.ts';

export type RulesProps = {
  draft: RulesDraft;
  /** None until somebody tried to go on. */
  problems: RulesProblems;
  put: (change: Partial<RulesDraft>) => void;
};
