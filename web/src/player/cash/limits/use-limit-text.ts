import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { limitProblem, type RequestRoom } from './limit-problem.ts';

/** What to say below an amount that breaks a limit; nothing while limits are not known. */
export function useLimitText(): (
  amount: string,
  room: RequestRoom | undefined,
) => string | undefined {
  const { t } = useTranslation();
  return (amount, room) => {
    const problem = room === undefined ? null : limitProblem(amount, room);
    if (problem === null) return undefined;
    return t(`cash.limits.${problem.kind}`, { limit: won(problem.limit) });
  };
}
