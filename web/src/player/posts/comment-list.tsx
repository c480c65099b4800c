import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostDetail } from '../../shared/api/contracts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty } from '../../shared/ui/pages/states.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';

type CommentListProps = { boardIdx: number; comments: PostDetail['comments'] };

/** A post's comments, each with its answers below it, and the field for another one. */
export function CommentList({ boardIdx, comments }: CommentListProps) {
  const { t } = useTranslation('community');
  const [answered, setAnswered] = useState<number | null>(null);
  const count = comments.filter(({ state }) => state === 'shown').length;
  return (
    <Panel isFlush title={t('posts.comments', { count })}>
      {comments.length === 0 ? (
        <Empty icon={MessageCircle} title={t('posts.noComments')} />
      ) : (
        <ul className="divide-y divide-line">
          {comments.map((comment) => (
            <li key={comment.cmtIdx} className={comment.parentIdx === null ? '' : 'bg-sunken pl-8'}>
              <CommentRow
                boardIdx={boardIdx}
                comment={comment}
                onAnswer={() => setAnswered(comment.cmtIdx)}
              />
              {answered === comment.cmtIdx ? (
                <div className="px-4 pb-4 sm:px-5">
                  <CommentForm
                    boardIdx={boardIdx}
                    parentIdx={comment.cmtIdx}
                    onDone={() => setAnswered(null)}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <div className="border-t border-line p-4 sm:p-5">
        <CommentForm boardIdx={boardIdx} parentIdx={null} />
      </div>
    </Panel>
  );
}
