import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export type Crumb = { text: string; link?: Pick<LinkProps, 'to' | 'params' | 'search'> };

/** Where a page lies below others; the last crumb is the page itself and leads nowhere. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('crumbs.label')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.text} className="inline-flex min-w-0 items-center gap-1">
            {index === 0 ? null : (
              <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
            )}
            {crumb.link === undefined ? (
              <span
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                className="truncate py-1 text-paper"
              >
                {crumb.text}
              </span>
            ) : (
              <Link
                {...crumb.link}
                className="truncate rounded-sm py-1 hover:text-paper hover:underline"
              >
                {crumb.text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
