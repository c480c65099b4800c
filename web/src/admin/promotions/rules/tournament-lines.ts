import { won } from '../../../shared/format/money.ts';
import { giftText, type Line, type RulesOf, type Text } from './gift-lines.ts';

type Words = { t: Text; products: string };

/** What counts in a tournament and what its places win. */
export function tournamentLines(rules: RulesOf<'tournament'>, { t, products }: Words): Line[] {
  const { score, entry, stakeMin, waitMinutes, games, prizes } = rules;
  const of = games.length === 0 ? products : `${products} · ${games.join(', ')}`;
  return [
    [t('promotions.rules.score'), t(`promotions.rules.scores.${score}`)],
    [t('promotions.rules.entry'), t(`promotions.rules.entries.${entry}`)],
    [t('promotions.rules.stakeMin'), won(stakeMin)],
    [t('promotions.rules.wait'), t('promotions.rules.minutes', { count: waitMinutes })],
    [t('promotions.rules.products'), of],
    ...prizes.map(({ fromPlace, toPlace, reward }): Line => {
      return [placesText(t, fromPlace, toPlace), giftText(reward, t)];
    }),
  ];
}

function placesText(t: Text, from: number, to: number): string {
  return from === to
    ? t('promotions.rules.place', { place: from })
    : t('promotions.rules.places', { from, to });
}
