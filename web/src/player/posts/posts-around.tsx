import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PostDetail } from '../../shared/api/contracts.ts';

export function Around({ data: { previous, next } }: { data: PostDetail }) {
  const { t } = useTranslation('community');
  const sides = [
    { side: 'next', post: next },
    { side: 'previous', post: previous },
  ] as const;
  return (
    <nav
      aria-label={t('posts.around')}
      className="divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {sides.map(({ side, post }) =>
        post === null ? null : (
          <Link
            key={side}
            to="/member/board/read/$boardIdx"
            params={{ boardIdx: String(post.boardIdx) }}
            className="flex items-center gap-3 px-4 py-3.5 font-medium hover:bg-raised sm:px-5"
          >
            <span className="w-20 shrink-0 text-sm text-faint">{t(`posts.${side}`)}</span>
            <span className="min-w-0 truncate">{post.title}</span>
          </Link>
        ),
      )}
    </nav>
  );
}
