import type { Sport } from '@noriter/rules/sports';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Knows, marketWords, type SportT } from './market-text.ts';
import { nameText, pickWords, type Sides } from './selection-text.ts';
import type { Market, Names } from './sport-types.ts';

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

  const words = marketWords(t, knows);
  // Asked for with every answer about a match; an answer leaves markets that stay the objects they are.
  const marketTexts = new WeakMap<Market, string>();
  function market(asked: Market, sport: Sport): string {
    const text = marketTexts.get(asked) ?? words.market(asked, sport);
    marketTexts.set(asked, text);
    return text;
  }

  return {
    ...words,
    ...pickWords(t, knows),
    market,
    name: nameText,
    match,
    event,
    sport: (id: Sport) => t(`name.${id}`),
  };
}
