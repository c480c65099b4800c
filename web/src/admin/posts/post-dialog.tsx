import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../shared/content/marked-text.tsx';
import { koreaSecond } from '../../shared/format/time.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { ImageList } from '../../shared/images/image-list.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { backOfficePostQuery } from './moderation-queries.ts';
import { Comments, type Part, type PostProps, Versions } from './post-parts.tsx';
import { PostState } from './post-state.tsx';
import { useArrange, useHide } from './use-moderate.ts';

/** One post with all that was ever said in it, and what can be done about it. */
export function PostDialog({ boardIdx, onClose }: { boardIdx: number; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const query = useQuery(backOfficePostQuery(boardIdx));
  const [asked, setAsked] = useState<Part | null>(null);
  if (asked !== null) {
    const close = () => setAsked((open) => (open === asked ? null : open));
    return <HidePart boardIdx={boardIdx} part={asked} onClose={close} />;
  }
  return (
    <Dialog title={query.data?.title ?? t('posts.one')} isOpen onClose={onClose} width="wide">
      {query.isPending ? <SkeletonRows rows={5} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : <Post post={query.data} onHide={setAsked} />}
    </Dialog>
  );
}

type HidePartProps = { boardIdx: number; part: Part; onClose: () => void };

function HidePart({ boardIdx, part, onClose }: HidePartProps) {
  const hide = useHide(onClose);
  const cmtIdx = part === 'post' ? null : part;
  return (
    <HideDialog
      act={hide}
      onConfirm={(reason) => hide.mutate({ boardIdx, cmtIdx, reason })}
      onClose={onClose}
    />
  );
}

function Post({ post, onHide }: PostProps) {
  const { t } = useTranslation('moderation');
  const arrange = useArrange();
  const show = useHide();
  const { boardIdx, category, pinned, state, hiddenReason, hiddenBy } = post;
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <PostState state={state} />
        {post.nickname} {post.loginId} · {koreaSecond(post.madeAt)} · {post.address}
      </p>
      {hiddenReason === null ? null : (
        <p className="text-warn">
          {hiddenBy}: {hiddenReason}
        </p>
      )}
      <MarkedText text={post.body} headingLevel={3} className="rounded-md bg-sunken p-4" />
      <ImageList images={post.images} />
      <div className="flex flex-wrap gap-2">
        <Button
          aria-pressed={pinned}
          isPending={arrange.isPending}
          onPress={() => arrange.mutate({ boardIdx, category, pinned: !pinned })}
        >
          {t(pinned ? 'posts.unpin' : 'posts.pin')}
        </Button>
        {state === 'shown' ? (
          <Button look="danger" onPress={() => onHide('post')}>
            {t('posts.hide')}
          </Button>
        ) : null}
        {state === 'hidden' ? (
          <Button
            isPending={show.isPending}
            onPress={() => show.mutate({ boardIdx, cmtIdx: null, reason: null })}
          >
            {t('posts.show')}
          </Button>
        ) : null}
      </div>
      <FormError error={arrange.error ?? show.error} />
      <Comments post={post} onHide={onHide} />
      <Versions post={post} />
    </div>
  );
}
