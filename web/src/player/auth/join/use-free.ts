import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';

/** What is a member's alone, and may be asked about by anybody. */
export type OwnField = 'memId' | 'memNick';

const freshMs = 60_000;

/**
 * Whether nobody has a name yet, asked once it is no longer typed at and keeps its rules.
 *
 * @returns null while that is not known, or cannot be asked now
 */
export function useFree(field: OwnField, value: string, isAsked: boolean): boolean | null {
  const { data } = useQuery({
    queryKey: ['site', 'free', field, value],
    queryFn: () => answerOf(api.POST('/api/member/checkUnique', { body: { field, value } })),
    enabled: isAsked && value !== '',
    staleTime: freshMs,
    retry: false,
  });
  return data?.available ?? null;
}
