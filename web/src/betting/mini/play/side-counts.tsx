import { useTranslation } from 'react-i18next';
import type { MiniRoad } from '../../../shared/api/contracts.ts';
import type { MiniGame } from '../model/mini-games.ts';
import { type Road, roadsOf, type Side } from '../model/mini-roads.ts';
import { useSideText } from '../model/use-result-text.ts';

/** How often each side came up that day, and its longest streak. */
export function SideCounts({ game, roads }: { game: MiniGame; roads: readonly MiniRoad[] }) {
  return (
    <ul className="divide-y divide-line">
      {roadsOf[game].map((road) => {
        const laid = roads.find(({ fact, from }) => fact === road.fact && from === road.from);
        return laid === undefined ? null : <Counts key={road.key} road={road} laid={laid} />;
      })}
    </ul>
  );
}

const textColours = { a: 'text-down', b: 'text-up' };

function Counts({ road, laid }: { road: Road; laid: MiniRoad }) {
  const { t } = useTranslation();
  const { a, b } = laid.counts;
  const percent = a + b === 0 ? 50 : Math.round((a / (a + b)) * 100);
  return (
    <li className="flex flex-col gap-2 px-4 py-3 sm:px-5">
      <p className="text-sm font-medium text-muted">{t(`mini.road.${road.key}`)}</p>
      <div className="flex justify-between gap-4 text-sm">
        <OneSide road={road} side="a" laid={laid} />
        <OneSide road={road} side="b" laid={laid} />
      </div>
      <div aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-up">
        <span className="border-r-2 border-surface bg-down" style={{ width: `${percent}%` }} />
      </div>
    </li>
  );
}

function OneSide({ road, side, laid }: { road: Road; side: Side; laid: MiniRoad }) {
  const { t } = useTranslation();
  const { word } = useSideText();
  return (
    <p className={side === 'b' ? 'text-right' : ''}>
      <span className={`font-semibold ${textColours[side]}`}>
        {word(road, side)} {t('mini.times', { count: laid.counts[side] })}
      </span>
      <span className="block text-xs text-faint">
        {t('mini.longest', { count: laid.longest[side] })}
      </span>
    </p>
  );
}
