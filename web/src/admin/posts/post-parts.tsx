import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../shared/format/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import type { BackOfficePostDetail } from '../shared/contracts.ts';
import { PostState } from './post-state.tsx';

/** A comment by its number, or the post itself. */
export type Part = number | 'post';

export type PostProps = { post: BackOfficePostDetail; onHide: (part: Part) => void };

export function Comments({ post: { commentList }, onHide }: PostProps) {
  const { t } = useTranslation('moderation');
  if (commentList.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('posts.comments')}</h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {commentList.map(({ cmtIdx, parentIdx, nickname, body, state, madeAt }) => (
          <li
            key={cmtIdx}
            className={`flex flex-wrap items-center gap-3 px-3 py-2 ${parentIdx === null ? '' : 'pl-8'}`}
          >
            <span className="min-w-0 flex-1 whitespace-pre-line">{body}</span>
            <span className="text-xs text-faint">
              {nickname} {koreaSecond(madeAt)}
            </span>
            {state === 'shown' ? (
              <Button size="small" look="danger" onPress={() => onHide(cmtIdx)}>
                {t('posts.hide')}
              </Button>
            ) : (
              <PostState state={state} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Versions({ post: { versions } }: Pick<PostProps, 'post'>) {
  const { t } = useTranslation('moderation');
  if (versions.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">
        {t('posts.versions', { count: versions.length })}
      </summary>
      {versions.map(({ version, title, body, at }) => (
        <div key={version} className="mt-2 rounded-md bg-sunken p-3">
          <p className="text-xs text-faint">{koreaSecond(at)}</p>
          <p className="font-semibold">{title}</p>
          <p className="whitespace-pre-line">{body}</p>
        </div>
      ))}
    </details>
  );
}
