import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isLadder, type MiniGame, type Result } from './mini-games.ts';
import { type Road, roadsOf, type Side, sideOf } from './mini-roads.ts';

/** A side of a road in a word, and in the one letter that fits a cell. */
export function useSideText() {
  const { t } = useTranslation();
  return {
    word: (road: Road, side: Side) => sideWord(t, road, side),
    glyph: ({ words }: Road, side: Side) => t(`mini.glyph.${words}.${side}`),
  };
}

/** A result in a sentence, as it is read out and stood beside a drawing. */
export function useResultText() {
  const { t } = useTranslation();
  return (game: MiniGame, result: Result) => resultText(t, game, result);
}

/** The same where no page is drawn. */
export function resultText(t: TFunction, game: MiniGame, { state, balls, facts }: Result): string {
  if (state === 'excluded') return t('mini.excluded');
  if (isLadder(game)) {
    const sides = roadsOf[game].flatMap((road) => {
      const side = sideOf(road, facts);
      return side === null ? [] : [sideWord(t, road, side)];
    });
    const [end = '', start = '', lines = ''] = sides;
    return t('mini.ladderText', { start, lines, end });
  }
  if (game === 'speedkino') return t('mini.kinoText', { sum: facts.sum, last: facts.last });
  return t('mini.powerballText', {
    balls: balls.slice(0, -1).join(', '),
    powerball: facts.powerball,
    sum: facts.sum,
  });
}

function sideWord(t: TFunction, { words }: Road, side: Side): string {
  return t(`mini.side.${words}.${side}`);
}
