import { useTranslation } from 'react-i18next';
import type { MiniRoad } from '../../../shared/api/contracts.ts';
import { ScrollBox } from '../../../shared/ui/lists/scroll-box.tsx';
import type { Road } from '../model/mini-roads.ts';
import { useSideText } from '../model/use-result-text.ts';

/** A road's results one below the other, newest first, in a box that scrolls by itself. */
export function RoadTable({ road, cells }: { road: Road; cells: MiniRoad['cells'] }) {
  const { t } = useTranslation();
  const { word } = useSideText();
  const caption = t('mini.roadOf', { road: t(`mini.road.${road.key}`) });
  return (
    <ScrollBox label={caption} className="max-h-60 overflow-y-auto rounded-md border border-line">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-left text-xs text-faint">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {t('mini.roundHead')}
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              {t(`mini.road.${road.key}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.toReversed().map(({ number, side }) => (
            <tr key={number} className="border-t border-line">
              <td className="px-4 py-1.5 text-muted">{t('mini.round', { number })}</td>
              <td className="px-4 py-1.5 font-medium">{word(road, side)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
