import { useTranslation } from 'react-i18next';
import { ORDER_MAX, SHARE_MAX } from '../model/content-bounds.ts';
import type { Problem } from '../model/draft-problems.ts';

/** What is wrong with a field, in words; undefined where nothing is. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation('admin');
  return (problem) => {
    if (problem === undefined) return undefined;
    if (problem.kind !== 'mark')
      return t(`content.problem.${problem.kind}`, {
        max: problem.kind === 'share' ? SHARE_MAX : ORDER_MAX,
      });
    const { kind, line } = problem.mark;
    return t(`content.problem.mark.${kind}`, { line });
  };
}
