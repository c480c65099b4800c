import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import type { PostDetail } from '../../shared/api/contracts.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { api } from '../../shared/member/member-session.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { postsKey } from './model/post-queries.ts';
import { ReportDialog } from './report-dialog.tsx';

/** What can be done with a post: like it, report it; one's own is changed or taken away. */
export function PostActions({ board }: { board: PostDetail['board'] }) {
  const { t } = useTranslation('community');
  const [isReporting, setReporting] = useState(false);
  const { boardIdx, isLiked, isMine, isEditable, likes } = board;
  const like = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/api/board/free/like', { body: { boardIdx, isLiked: !isLiked } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postsKey }),
  });
  const remove = useRemove(boardIdx);
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <Button aria-pressed={isLiked} isPending={like.isPending} onPress={() => like.mutate()}>
        <Heart
          aria-hidden="true"
          className={`size-4 ${isLiked ? 'fill-current text-danger' : ''}`}
        />
        {t('posts.like', { count: likes })}
      </Button>
      <span className="ml-auto flex gap-2">
        {isEditable ? (
          <ButtonLink to="/member/board/write" search={{ edit: boardIdx }}>
            {t('posts.edit')}
          </ButtonLink>
        ) : null}
        {isMine && board.hiddenReason === null ? (
          <Button look="danger" isPending={remove.isPending} onPress={() => void remove.press()}>
            {t('posts.remove')}
          </Button>
        ) : null}
        {isMine ? null : (
          <Button look="quiet" onPress={() => setReporting(true)}>
            {t('posts.report')}
          </Button>
        )}
      </span>
      <FormError error={like.error ?? remove.error} />
      {isReporting ? (
        <ReportDialog boardIdx={boardIdx} cmtIdx={null} onClose={() => setReporting(false)} />
      ) : null}
    </div>
  );
}

function useRemove(boardIdx: number) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerOf(api.POST('/api/board/free/delete', { body: { boardIdx } })),
    async onSuccess() {
      await navigate({ to: '/member/board/list' });
      await queryClient.invalidateQueries({ queryKey: postsKey });
    },
  });
  async function press(): Promise<void> {
    if (await ask({ message: t('posts.askRemove'), isDangerous: true })) mutate();
  }
  return { press, isPending, error };
}
