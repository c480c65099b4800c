import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../shared/i18n/i18n.ts';
import { type Language, languages } from '../../shared/i18n/language.ts';
import { siteOptionQuery } from '../../shared/member/site-queries.ts';

const names: Record<Language, { short: string; full: string }> = {
  ko: { short: '한', full: '한국어' },
  en: { short: 'EN', full: 'English' },
  vi: { short: 'VI', full: 'Tiếng Việt' },
};

/** The languages this site offers; choosing one changes the page and what the server says. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const offered = useQuery(siteOptionQuery).data?.siteOption.languages ?? languages;

  async function choose(language: Language): Promise<void> {
    await chooseLanguage(language);
    await queryClient.invalidateQueries();
  }

  return (
    <fieldset aria-label={t('shell.language')} className="flex">
      {languages
        .filter((language) => offered.includes(language))
        .map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={i18n.language === language}
            className="finger relative h-9 min-w-9 cursor-pointer rounded-md px-1.5 text-xs font-semibold text-faint hover:bg-hover hover:text-paper aria-pressed:text-brass-text"
            onClick={() => void choose(language)}
          >
            {names[language].short}
            <span className="sr-only"> {names[language].full}</span>
          </button>
        ))}
    </fieldset>
  );
}
