import { useTranslation } from 'react-i18next';
import { koreaDay } from '../format/time.ts';
import { Badge } from '../ui/figures/badge.tsx';
import { MarkedText } from './marked-text.tsx';

export type NoticeCategory = 'notice' | 'event';

type NoticeArticleProps = {
  notice: {
    category: NoticeCategory;
    pinned: boolean;
    postedAt: string;
    views: number;
    body: string;
  };
};

/** What stands below a notice's title: its kind, its day, how often it was read, and its text. */
export function NoticeArticle({ notice }: NoticeArticleProps) {
  const { t } = useTranslation();
  return (
    <article className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-faint">
        <NoticeBadges category={notice.category} pinned={notice.pinned} />
        <time dateTime={notice.postedAt}>{koreaDay(new Date(notice.postedAt))}</time>
        <span>{t('notice.viewsCount', { count: notice.views })}</span>
      </p>
      <MarkedText text={notice.body} />
    </article>
  );
}

export function NoticeBadges({ category, pinned }: { category: NoticeCategory; pinned: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex gap-1.5">
      {pinned ? <Badge tone="brass">{t('notice.pinned')}</Badge> : null}
      <Badge tone={category === 'event' ? 'jade' : 'plain'}>
        {t(`notice.categories.${category}`)}
      </Badge>
    </span>
  );
}
