import { useTranslation } from 'react-i18next';
import { type LadderFields, problemsOf } from './ladder-fields.ts';

/** What is wrong with a field, in words; undefined where nothing is. */
export function useLadderProblems(fields: LadderFields): (name: string) => string | undefined {
  const { t } = useTranslation('reward');
  const problems = problemsOf(fields);
  return (name) => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    if (problem.kind === 'rising') return t('ladder.rising');
    return problem.kind === 'name' ? t('ladder.nameBounds', problem) : t('ladder.bounds', problem);
  };
}
