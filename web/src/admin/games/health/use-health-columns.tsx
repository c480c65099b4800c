import { useTranslation } from 'react-i18next';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { VendorHealth } from '../../shared/contracts.ts';
import { useVendorName } from '../shared/vendor-choice.tsx';
import { vendorTones } from '../shared/vendor-tones.ts';

/** Of each vendor: whether it may be played, how many calls it made, how long they took, how they ended. */
export function useHealthColumns(): Column<VendorHealth>[] {
  const { t } = useTranslation('admin');
  const vendorName = useVendorName();
  return [
    {
      key: 'vendor',
      header: t('games.vendor'),
      phone: 'title',
      cell: (row) => <span className="font-semibold">{vendorName(row.vendorKey)}</span>,
    },
    {
      key: 'state',
      header: t('cash.statusName'),
      phone: 'title',
      cell: ({ state, isAutomatic }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={vendorTones[state]}>{t(`games.vendorState.${state}`)}</Badge>
          {isAutomatic ? <span className="text-sm text-muted">{t('games.automatic')}</span> : null}
        </span>
      ),
    },
    { key: 'calls', header: t('games.calls'), align: 'end', cell: (row) => row.calls },
    { key: 'p50', header: 'p50', align: 'end', cell: (row) => <Milliseconds ms={row.p50} /> },
    { key: 'p99', header: 'p99', align: 'end', cell: (row) => <Milliseconds ms={row.p99} /> },
    {
      key: 'forged',
      header: t('games.forged'),
      align: 'end',
      cell: ({ forged }) => (
        <span className={forged === 0 ? '' : 'font-semibold text-danger'}>{forged}</span>
      ),
    },
    {
      key: 'codes',
      header: t('games.codes'),
      wraps: true,
      cell: (row) => <Codes codes={row.codes} />,
    },
  ];
}

function Milliseconds({ ms }: { ms: number | null }) {
  const { t } = useTranslation('admin');
  if (ms === null) return <Nothing />;
  return <span className="tabular-nums">{t('games.ms', { ms: Math.round(ms) })}</span>;
}

function Codes({ codes }: Pick<VendorHealth, 'codes'>) {
  if (codes.length === 0) return <Nothing />;
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {codes.map(({ code, calls }) => (
        <li key={code} className={code === 'ok' ? 'text-muted' : 'text-warn'}>
          <code className="text-xs">{code}</code> {calls}
        </li>
      ))}
    </ul>
  );
}
