import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/figures/badge.tsx';
import { type BetWord, betTones } from './bet-words.ts';

/** The words of bets, wherever they are not a badge: choices, files, sentences. */
export function useBetWord(): (word: BetWord) => string {
  const { t } = useTranslation('site');
  return (word) => t(`bet.word.${word}`);
}

/** What became of a bet, a leg or a slip, in a word and its colour. */
export function BetWordBadge({ word }: { word: BetWord }) {
  return <Badge tone={betTones[word]}>{useBetWord()(word)}</Badge>;
}
