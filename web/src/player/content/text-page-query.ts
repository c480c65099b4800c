import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import type { TextPageSlug } from '../../shared/content/text-page-slugs.ts';
import { api } from '../../shared/member/member-session.ts';

/** A text of the operator in its version in force. */
export function textPageQuery(slug: TextPageSlug) {
  return queryOptions({
    queryKey: ['board', 'text', slug],
    queryFn: () => answerOf(api.POST('/api/etc/textPage', { body: { slug } })),
    staleTime: 60_000,
  });
}
