import { useTranslation } from 'react-i18next';
import type { PolicyProblems } from './policy-problems.ts';

/** What is wrong with the field at a path, in words. */
export function useProblemText(problems: PolicyProblems): (path: string) => string | undefined {
  const { t } = useTranslation('partner');
  return (path) => {
    const problem = problems[path];
    if (problem === undefined) return undefined;
    if (problem.kind === 'percent') return t('rates.problem.shape');
    return t(`policy.problem.${problem.kind}`, problem);
  };
}
