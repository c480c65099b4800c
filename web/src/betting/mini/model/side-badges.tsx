import { useTranslation } from 'react-i18next';
import type { MiniGame, Result } from './mini-games.ts';
import { roadsOf, type Side, sideOf } from './mini-roads.ts';
import { useSideText } from './use-result-text.ts';

/** Blue and red as the sides of a road are marked in Korea; the letter says it as well. */
export const sideColours: Readonly<Record<Side, string>> = {
  a: 'border-down/50 bg-down-soft text-down',
  b: 'border-up/50 bg-up-soft text-up',
};

/** On which side of each of its game's roads a result lies. */
export function SideBadges({ game, facts }: { game: MiniGame; facts: Result['facts'] }) {
  const { t } = useTranslation();
  const { word } = useSideText();
  return (
    <ul aria-label={t('mini.sides')} className="flex flex-wrap justify-center gap-1.5">
      {roadsOf[game].map((road) => {
        const side = sideOf(road, facts);
        if (side === null) return null;
        return (
          <li
            key={road.key}
            className={`inline-flex h-7 items-center gap-1.5 rounded-sm border px-2 text-xs font-semibold ${sideColours[side]}`}
          >
            <span className="font-medium text-muted">{t(`mini.road.${road.key}`)}</span>
            {word(road, side)}
          </li>
        );
      })}
    </ul>
  );
}

/** The same in one letter each, for a strip or a row of a list. */
export function SideGlyphs({ game, facts }: { game: MiniGame; facts: Result['facts'] }) {
  const { t } = useTranslation();
  const { word, glyph } = useSideText();
  return (
    <span className="inline-flex gap-1">
      {roadsOf[game].map((road) => {
        const side = sideOf(road, facts);
        if (side === null) return null;
        return (
          <span
            key={road.key}
            className={`inline-flex h-6 min-w-6 items-center justify-center rounded-full border px-1 text-xs font-bold ${sideColours[side]}`}
          >
            <span aria-hidden="true">{glyph(road, side)}</span>
            <span className="sr-only">
              {t(`mini.road.${road.key}`)} {word(road, side)}
            </span>
          </span>
        );
      })}
    </span>
  );
}
