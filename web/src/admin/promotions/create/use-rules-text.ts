import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import type { RulesProblem } from './rules-problems.ts';

/** A problem of the rules in words; nothing where there is none. */
export function useRulesText(): (problem: RulesProblem | undefined) => string | undefined {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  return (problem) => {
    if (problem === undefined) return undefined;
    if (problem.kind === 'missing') return ofAdmin('promotions.missing');
    if (problem.kind === 'twice') return t('create.twice');
    if (problem.kind === 'order') return t('create.order');
    if (problem.kind === 'end') return t('create.noEnd');
    if (problem.kind === 'budget') return t('create.short', { least: won(problem.least) });
    if (problem.kind === 'rows') return t('create.rowsMissing', { least: problem.least });
    return ofAdmin('velocity.bounds', { least: problem.least, most: problem.most });
  };
}
