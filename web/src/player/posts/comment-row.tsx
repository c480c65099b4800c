import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import type { PostDetail } from '../../shared/api/contracts.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { api } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { postsKey } from './model/post-queries.ts';
import { ReportDialog } from './report-dialog.tsx';

type CommentRowProps = {
  boardIdx: number;
  comment: PostDetail['comments'][number];
  onAnswer: () => void;
};

/** One comment as plain text; what was taken away leaves its place. */
export function CommentRow({ boardIdx, comment, onAnswer }: CommentRowProps) {
  const { t } = useTranslation('community');
  const [isReporting, setReporting] = useState(false);
  const { cmtIdx, parentIdx, author, isMine, state, body, madeAt } = comment;
  const remove = useMutation({
    mutationFn: () => answerOf(api.POST('/api/board/cmtDelete', { body: { cmtIdx } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postsKey }),
  });
  async function press(): Promise<void> {
    if (await ask({ message: t('posts.askRemoveComment'), isDangerous: true })) remove.mutate();
  }
  if (state !== 'shown') {
    return <p className="px-4 py-3 text-sm text-faint sm:px-5">{t(`posts.gone.${state}`)}</p>;
  }
  return (
    <div className="flex flex-col gap-1 px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-faint">
        <span className="font-medium text-muted">{author}</span>
        <time dateTime={madeAt}>{koreaMinute(madeAt)}</time>
      </p>
      <p className="break-words whitespace-pre-line">{body}</p>
      <p className="-ml-3 flex gap-1">
        {parentIdx === null ? (
          <Button look="quiet" size="small" onPress={onAnswer}>
            {t('posts.answer')}
          </Button>
        ) : null}
        {isMine ? (
          <Button look="quiet" size="small" onPress={() => void press()}>
            {t('posts.remove')}
          </Button>
        ) : (
          <Button look="quiet" size="small" onPress={() => setReporting(true)}>
            {t('posts.report')}
          </Button>
        )}
      </p>
      <FormError error={remove.error} />
      {isReporting ? (
        <ReportDialog boardIdx={boardIdx} cmtIdx={cmtIdx} onClose={() => setReporting(false)} />
      ) : null}
    </div>
  );
}
