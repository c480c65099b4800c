import { useTranslation } from 'react-i18next';
import type { PolicyProblems } from './policy-problems.ts';

/** What is wrong with the field at a path, in words. */
export function useProblemText(problems: PolicyProblems): (path: string) => string | undefined {
  const { t } = useTranslation('admin');
  return (path) => {
    const problem = problems[path];
    if (problem === undefined) return undefined;
    return problem.kind === 'most'
      ? t('policy.problem.most', { max: problem.max })
      : t(`policy.problem.${problem.kind}`);
  };
}
