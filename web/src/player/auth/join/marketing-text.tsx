import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { language } from '../../../shared/i18n/language.ts';
import { siteOptionQuery } from '../../../shared/member/site-queries.ts';

/** The site's own words above the sign-up form, in the language of the page where there are any. */
export function MarketingText() {
  // Read again with the language.
  useTranslation();
  const words = useQuery(siteOptionQuery).data?.siteOption.marketingText[language()] ?? '';
  if (words === '') return null;
  return (
    <p className="rounded-md border border-brass-line bg-brass-soft px-4 py-3 whitespace-pre-line text-brass-text">
      {words}
    </p>
  );
}
