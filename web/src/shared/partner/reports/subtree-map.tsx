import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../format/day-range.ts';
import { won } from '../../format/money.ts';
import { Panel } from '../../ui/pages/page.tsx';
import { Failed, Skeleton } from '../../ui/pages/states.tsx';
import type { ReportRow } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { type Tile, tilesOf } from './tree-map-tiles.ts';

/** More tiles than a map can show names on. */
const ROWS_MAX = 100;
const SHAPE = 2.5;
/** In percent: a smaller tile has no room for words; they are read aloud all the same. */
const NAMED = { width: 12, height: 16 };

type SubtreeMapProps = {
  reads: PartnerReads;
  of: { partnerId?: string };
  days: DayRange;
  onOpen: (partnerId: string) => void;
};

/** Who right below brings how much turnover; a partner's tile leads into its own subtree. */
export function SubtreeMap({ reads, of, days, onOpen }: SubtreeMapProps) {
  const { t } = useTranslation('partner');
  const partners = useQuery(reads.report({ ...of, ...days, by: 'partner', rows: ROWS_MAX }));
  const isStore = partners.data !== undefined && !partners.data.list.some(hasTurnover);
  const members = useQuery({
    ...reads.report({ ...of, ...days, by: 'member', rows: ROWS_MAX }),
    enabled: isStore,
  });
  const query = isStore ? members : partners;
  return (
    <Panel title={t('chart.map')}>
      {query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <Skeleton className="h-60 w-full" />
      ) : query.data.list.some(hasTurnover) ? (
        <Tiles rows={query.data.list} onOpen={onOpen} />
      ) : (
        <p className="py-16 text-center text-faint">{t('chart.empty')}</p>
      )}
    </Panel>
  );
}

type TilesProps = { rows: readonly ReportRow[]; onOpen: (partnerId: string) => void };

function Tiles({ rows, onOpen }: TilesProps) {
  const { t } = useTranslation('partner');
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const tiles = tilesOf(new Map(rows.map((row) => [row.key, Number(row.turnover)])), SHAPE);
  return (
    <ul className="relative h-60 overflow-hidden rounded-md" aria-label={t('chart.map')}>
      {tiles.map((tile) => {
        const row = byKey.get(tile.key);
        return row === undefined ? null : (
          <li key={tile.key} className="absolute p-px" style={placeOf(tile)}>
            <OneTile tile={tile} row={row} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}

type OneTileProps = { tile: Tile; row: ReportRow; onOpen: (partnerId: string) => void };

function OneTile({ tile, row: { key, person, turnover }, onOpen }: OneTileProps) {
  const name = person?.nickname ?? key;
  const isNamed = tile.width >= NAMED.width && tile.height >= NAMED.height;
  const words = (
    <span className={isNamed ? 'flex flex-col' : 'sr-only'}>
      <strong className="truncate">{name}</strong>
      <span className="truncate text-xs text-muted tabular-nums">{won(turnover)}</span>
    </span>
  );
  const look = 'block size-full overflow-hidden rounded-sm bg-sunken p-2 text-start text-sm';
  if ((person?.tier ?? 0) === 0) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      className={`${look} cursor-pointer hover:bg-raised`}
      title={name}
      onClick={() => onOpen(key)}
    >
      {words}
    </button>
  );
}

function placeOf({ left, top, width, height }: Tile) {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}

function hasTurnover({ turnover }: ReportRow): boolean {
  return Number(turnover) > 0;
}
