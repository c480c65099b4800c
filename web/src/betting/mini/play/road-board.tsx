import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MiniRoad } from '../../../shared/api/contracts.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { ScrollBox } from '../../../shared/ui/lists/scroll-box.tsx';
import type { MiniGame } from '../model/mini-games.ts';
import { type Road, roadsOf } from '../model/mini-roads.ts';
import { sideColours } from '../model/side-badges.tsx';
import { useSideText } from '../model/use-result-text.ts';
import { RoadTable } from './road-table.tsx';

const rows = 6;
const cellPx = 30;

/** One road at a time, laid by the service in six rows; the same as a table for who reads it. */
export function RoadBoard({ game, roads }: { game: MiniGame; roads: readonly MiniRoad[] }) {
  const { t } = useTranslation();
  const [first] = roadsOf[game];
  const [key, setKey] = useState(first?.key);
  const [look, setLook] = useState<'road' | 'table'>('road');
  const road = roadsOf[game].find((one) => one.key === key) ?? first;
  const laid = road && roads.find(({ fact, from }) => fact === road.fact && from === road.from);
  if (!road || !laid) return null;
  return (
    <div className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={t('mini.roads')}
          choices={roadsOf[game].map((one) => ({ id: one.key, text: t(`mini.road.${one.key}`) }))}
          value={road.key}
          onChange={setKey}
        />
        <Segmented
          label={t('mini.roadLook')}
          choices={(['road', 'table'] as const).map((id) => ({ id, text: t(`mini.look.${id}`) }))}
          value={look}
          onChange={setLook}
        />
      </div>
      {look === 'road' ? (
        <Laid road={road} cells={laid.cells} />
      ) : (
        <RoadTable road={road} cells={laid.cells} />
      )}
      <p className="text-sm text-faint">{t('mini.noForecast')}</p>
    </div>
  );
}

function Laid({ road, cells }: { road: Road; cells: MiniRoad['cells'] }) {
  const { t } = useTranslation();
  const { word, glyph } = useSideText();
  const box = useRef<HTMLElement>(null);
  const count = cells.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more result is what sets this off.
  useEffect(() => {
    if (box.current !== null) box.current.scrollLeft = box.current.scrollWidth;
  }, [count, road.key]);
  const columns = cells.reduce((most, { column }) => Math.max(most, column + 1), 0);
  return (
    <ScrollBox
      box={box}
      label={t('mini.roadOf', { road: t(`mini.road.${road.key}`) })}
      className="overflow-x-auto rounded-md border border-line bg-sunken"
    >
      <ol
        className="relative min-w-full bg-[linear-gradient(to_right,var(--ink-line)_1px,transparent_1px),linear-gradient(to_bottom,var(--ink-line)_1px,transparent_1px)]"
        style={{
          width: columns * cellPx,
          height: rows * cellPx,
          backgroundSize: `${cellPx}px ${cellPx}px`,
        }}
      >
        {cells.map(({ number, side, column, row }) => (
          <li
            key={number}
            title={t('mini.round', { number })}
            className={`absolute inline-flex items-center justify-center rounded-full border text-xs font-bold ${sideColours[side]}`}
            style={{
              left: column * cellPx + 3,
              top: row * cellPx + 3,
              width: cellPx - 5,
              height: cellPx - 5,
            }}
          >
            <span aria-hidden="true">{glyph(road, side)}</span>
            <span className="sr-only">
              {t('mini.round', { number })} {word(road, side)}
            </span>
          </li>
        ))}
      </ol>
    </ScrollBox>
  );
}
