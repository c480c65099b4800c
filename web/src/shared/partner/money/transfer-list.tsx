import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../format/money.ts';
import { koreaSecond } from '../../format/time.ts';
import { Badge, type Tone } from '../../ui/figures/badge.tsx';
import type { Column } from '../../ui/lists/column.ts';
import { ListView } from '../../ui/lists/list-view.tsx';
import { Nothing } from '../../ui/pages/states.tsx';
import type { Transfer } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';

type TransferListProps = {
  reads: PartnerReads;
  ask: Parameters<PartnerReads['transfers']>[0];
  onPage: (page: number) => void;
};

const tones: Record<Transfer['state'], Tone> = {
  pending: 'warn',
  debited: 'warn',
  done: 'jade',
  refused: 'danger',
};

/** Money given and taken back, with what both sides had after it. */
export function TransferList({ reads, ask, onPage }: TransferListProps) {
  const { t } = useTranslation('partner');
  return (
    <ListView
      caption={t('transfer.title')}
      empty={{ icon: ArrowLeftRight, title: t('transfer.empty'), note: t('transfer.emptyNote') }}
      query={useQuery({ ...reads.transfers(ask), refetchInterval: LOOK_AGAIN_MS })}
      columns={useColumns()}
      rowKey={({ transferId }) => transferId}
      onPage={onPage}
    />
  );
}

const LOOK_AGAIN_MS = 10_000;

function useColumns(): Column<Transfer>[] {
  const { t } = useTranslation('partner');
  const after = (key: 'fromCash' | 'toCash', header: string): Column<Transfer> => ({
    key,
    header,
    align: 'end',
    cell: (one) => {
      const cash = one[key];
      return cash === null ? <Nothing /> : <span className="tabular-nums">{won(cash)}</span>;
    },
  });
  return [
    {
      key: 'at',
      header: t('transfer.at'),
      cell: ({ requestedAt }) => <span className="tabular-nums">{koreaSecond(requestedAt)}</span>,
    },
    {
      key: 'kind',
      header: t('transfer.kind'),
      phone: 'title',
      cell: ({ kind }) => (
        <Badge tone={kind === 'give' ? 'up' : 'down'}>{t(`transfer.kinds.${kind}`)}</Badge>
      ),
    },
    {
      key: 'sides',
      header: t('transfer.sides'),
      cell: ({ from, to }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
          <span>
            {from.nickname} <span className="text-faint">{from.loginId}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-3.5 text-faint" />
          <span>
            {to.nickname} <span className="text-faint">{to.loginId}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('transfer.amount'),
      align: 'end',
      phone: 'title',
      cell: ({ amount }) => <strong className="tabular-nums">{won(amount)}</strong>,
    },
    after('fromCash', t('transfer.fromCash')),
    after('toCash', t('transfer.toCash')),
    {
      key: 'state',
      header: t('transfer.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`transfer.states.${state}`)}</Badge>,
    },
    {
      key: 'note',
      header: t('transfer.note'),
      wraps: true,
      cell: ({ note }) => (note === '' ? <Nothing /> : note),
    },
  ];
}
