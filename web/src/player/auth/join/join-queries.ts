import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import { knownRules } from './sign-up-check.ts';

export const signUpRulesQuery = queryOptions({
  queryKey: ['site', 'sign-up-rules'],
  queryFn: async () => {
    const { list } = await answerOf(api.POST('/api/etc/signUpRules', { body: {} }));
    return knownRules(list);
  },
  staleTime: 5 * 60_000,
});
