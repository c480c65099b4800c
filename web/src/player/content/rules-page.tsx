import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportLayout } from './support-layout.tsx';
import type { SupportPaths } from './support-paths.ts';
import { TextPage } from './text-page.tsx';

const books = {
  general: { slug: 'betting-rules', title: 'textPage.bettingRules' },
  sport: { slug: 'sports-rules', title: 'textPage.bettingRulesSport' },
} as const;

type Book = keyof typeof books;

type RulesPageProps = {
  book: Book;
  paths: SupportPaths;
  /** The settings in force, below the operator's text. */
  children?: ReactNode;
};

/** The betting rules: what holds for every bet, and what for sports only. */
export function RulesPage({ book, paths, children }: RulesPageProps) {
  const { t } = useTranslation();
  const { slug, title } = books[book];
  const doors = { general: paths.bettingRules, sport: paths.sportsRules };
  return (
    <SupportLayout title={t(title)} paths={paths} tab="bettingRules">
      <nav aria-label={t('textPage.rulesTabs')} className="flex gap-2">
        {(['general', 'sport'] as const).map((one) => (
          <Link
            key={one}
            to={doors[one]}
            aria-current={one === book ? 'page' : undefined}
            activeOptions={{ exact: true }}
            className="finger inline-flex h-9 items-center rounded-md border border-line px-4 text-sm font-medium text-muted hover:text-paper aria-[current=page]:border-brass-line aria-[current=page]:bg-brass-soft aria-[current=page]:text-brass-text"
          >
            {t(`textPage.${one}`)}
          </Link>
        ))}
      </nav>
      <TextPage slug={slug} />
      {children}
    </SupportLayout>
  );
}
