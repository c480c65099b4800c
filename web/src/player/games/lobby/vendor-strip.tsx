import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCode } from '../../../shared/api/contracts.ts';
import { codeNameIn } from '../../../shared/games/game-names.ts';
import { FailedLine, Skeleton } from '../../../shared/ui/pages/states.tsx';
import { vendorsQuery } from '../model/game-queries.ts';
import { VendorBadge } from './vendor-badge.tsx';

type VendorStripProps = {
  group: string;
  vendorCode: string | null;
  /** The address of a vendor; of all of them for null. */
  linkOf: (code: string | null) => Pick<LinkProps, 'to' | 'params'>;
};

const tileClass =
  'flex h-16 min-w-32 flex-col justify-center gap-0.5 rounded-lg border border-line bg-surface px-3 py-2 hover:border-brass-line hover:bg-raised aria-[current=page]:border-brass aria-[current=page]:bg-brass-soft';

/** The vendors of a lobby, each a page of its own; the one that is shown is in sight. */
export function VendorStrip({ group, vendorCode, linkOf }: VendorStripProps) {
  const { t } = useTranslation('game');
  const { data, isError, refetch } = useQuery(vendorsQuery(group));
  const bar = useCurrentInSight(vendorCode, data?.length ?? 0);
  if (data === undefined) {
    return isError ? (
      <FailedLine onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-16 w-full" />
    );
  }
  const all = data.reduce((sum, { games }) => sum + games, 0);
  return (
    <nav aria-label={t('lobby.vendors')} className="min-w-0">
      <ul
        ref={bar}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 lg:flex-wrap"
      >
        <li>
          <Link
            {...linkOf(null)}
            aria-current={vendorCode === null ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: false }}
            className={tileClass}
          >
            <span className="font-semibold">{t('lobby.allVendors')}</span>
            <span className="text-xs text-faint tabular-nums">
              {t('lobby.count', { count: all })}
            </span>
          </Link>
        </li>
        {data.map((code) => (
          <li key={code.code}>
            <Link
              {...linkOf(code.code)}
              aria-current={code.code === vendorCode ? 'page' : undefined}
              activeOptions={{ exact: true, includeSearch: false }}
              className={tileClass}
            >
              <Vendor code={code} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Vendor({ code }: { code: GameCode }) {
  const { t } = useTranslation('game');
  return (
    <>
      <span className="flex items-center gap-2 font-semibold whitespace-nowrap">
        {codeNameIn(code)}
        <VendorBadge vendorKey={code.vendorKey} state={code.state} />
      </span>
      <span className="text-xs text-faint tabular-nums">
        {t('lobby.count', { count: code.games })}
      </span>
    </>
  );
}

/** On a phone the row is longer than the screen: what comes back is the row's. */
function useCurrentInSight(vendorCode: string | null, count: number) {
  const bar = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vendor, or all of them arriving, sets this off.
  useEffect(() => {
    const tile = bar.current?.querySelector('[aria-current=page]')?.parentElement;
    if (bar.current === null || tile === null || tile === undefined) return;
    bar.current.scrollLeft = tile.offsetLeft - (bar.current.clientWidth - tile.offsetWidth) / 2;
  }, [vendorCode, count]);
  return bar;
}
