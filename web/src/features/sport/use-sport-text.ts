import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Names } from './api.ts';
import { type Knows, marketWords, type SportT } from './market-words.ts';
import { nameText, pickWords, type Sides } from './pick-words.ts';
import type { Sport } from './sports.ts';

export type SportText = ReturnType<typeof sportTexts>;

/** The words for what is bet on, in the language of the page. */
export function useSportText(): SportText {
  const { t, i18n } = useTranslation('sport');
  return useMemo(() => sportTexts(t, (key) => i18n.exists(key, { ns: 'sport' })), [t, i18n]);
}

function sportTexts(t: SportT, knows: Knows) {
  /** A match in a line: both sides, or what is raced for. */
  function match({ home, away }: Pick<Sides, 'home' | 'away'>): string | null {
    return home === null || away === null
      ? null
      : t('versus', { home: nameText(home), away: nameText(away) });
  }

  /** What a bet is on in a line, whatever it is: a match, a race of a league, or else its sport. */
  function event(
    sport: Sport,
    of: Pick<Sides, 'home' | 'away'> & { league: Names | null },
  ): string {
    return match(of) ?? (of.league === null ? t(`name.${sport}`) : nameText(of.league));
  }

  return {
    ...marketWords(t, knows),
    ...pickWords(t, knows),
    name: nameText,
    match,
    event,
    sport: (id: Sport) => t(`name.${id}`),
  };
}
