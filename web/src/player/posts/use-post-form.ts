import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { postBounds } from '../../shared/forms/player-bounds.gen.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { api } from '../../shared/member/member-session.ts';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import {
  bodyProblem,
  dropDraft,
  isTitle,
  keepDraft,
  type PostDraft,
  TITLE_MIN,
} from './model/post-draft.ts';
import { postsKey } from './model/post-queries.ts';

type Sent = PostDraft & { images: string[] };

/** A post while it is typed: confirmed, sent, and its result code looked at. */
export function usePostForm(
  start: PostDraft,
  post: { boardIdx: number; version: number } | null,
  images: string[],
) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const form = useFields<PostDraft>({
    start,
    bounds: { title: postBounds.title, body: postBounds.body },
    problems: {
      title: ({ title }) =>
        isTitle(title) ? undefined : t('posts.problem.title', { least: TITLE_MIN }),
      body: ({ body }) => {
        const problem = bodyProblem(body);
        return problem === null ? undefined : t(`posts.problem.${problem}`);
      },
    },
  });
  const save = useSubmit({
    send: ({ title, body, betId, isStakeHidden, images: ids }: Sent, headers) => {
      const words = { title: title.trim(), body: body.trim(), isStakeHidden };
      const wish = {
        ...words,
        betId: betId === '' ? null : betId,
        version: 0,
        images: ids,
        ...post,
      };
      return answerOf(api.POST('/api/board/free/save', { body: wish, headers }));
    },
    async onDone({ boardIdx }) {
      if (post === null) dropDraft();
      await queryClient.invalidateQueries({ queryKey: postsKey });
      await navigate({
        to: '/member/board/read/$boardIdx',
        params: { boardIdx: String(boardIdx) },
      });
    },
  });
  const isNew = post === null;
  const { title, body, betId, isStakeHidden } = form.values;
  useEffect(() => {
    if (isNew) keepDraft({ title, body, betId, isStakeHidden });
  }, [isNew, title, body, betId, isStakeHidden]);
  return {
    ...form,
    isPending: save.isPending,
    error: save.error,
    send: () =>
      form.submit(async (draft) => {
        if (await ask({ message: t('posts.askSend') })) save.mutate({ ...draft, images });
      }),
  };
}
