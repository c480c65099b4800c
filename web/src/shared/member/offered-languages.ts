import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chooseLanguage } from '../i18n/i18n.ts';
import { language, offeredLanguage } from '../i18n/language.ts';
import { siteOptionQuery } from './site-queries.ts';

/**
 * Leaves a language the site does not offer, on every page: a cookie may be older than the site's
 * choice, or come from another part of it.
 */
export function useOfferedLanguages(): void {
  const queries = useQueryClient();
  const offered = useQuery(siteOptionQuery).data?.siteOption.languages;
  useEffect(() => {
    const fitting = offeredLanguage(language(), offered ?? []);
    if (fitting === language()) return;
    void chooseLanguage(fitting).then(() => queries.invalidateQueries());
  }, [offered, queries]);
}
