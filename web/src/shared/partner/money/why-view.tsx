import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { won } from '../../format/money.ts';
import { koreaDay, koreaSecond } from '../../format/time.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import type { Column } from '../../ui/lists/column.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/pages/page.tsx';
import { Empty, Failed, Nothing, SkeletonRows } from '../../ui/pages/states.tsx';
import type { Category, WhyVersion } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { PersonName } from '../people/person-name.tsx';

type WhyViewProps = { reads: PartnerReads; betId: string };

/** Why a bet earned what it did: each version of its settlement with the chain and the arithmetic. */
export function WhyView({ reads, betId }: WhyViewProps) {
  const { t } = useTranslation('partner');
  const { data, error, refetch } = useQuery(reads.why(betId));
  if (error instanceof ApiError && error.code === 'PT301') {
    return (
      <Panel isFlush>
        <Empty icon={SearchX} title={t('why.none')} note={t('why.noneNote')} />
      </Panel>
    );
  }
  if (error !== null) {
    return (
      <Panel isFlush>
        <Failed error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (data === undefined) {
    return (
      <Panel>
        <SkeletonRows rows={5} />
      </Panel>
    );
  }
  return data.versions.map((version) => (
    <Version key={version.version} version={version} member={data.member} />
  ));
}

type Share = WhyVersion['shares'][number];

function Version({
  version,
  member,
}: {
  version: WhyVersion;
  member: React.ComponentProps<typeof PersonName>['person'];
}) {
  const { t } = useTranslation('partner');
  const facts = [
    [t('why.member'), <PersonName key="member" person={member} />],
    [t('by.category'), t(`category.${version.category as Category}`)],
    [t('why.day'), version.day],
    [t('figure.turnover'), won(version.turnover)],
    [t('figure.stake'), won(version.stake)],
    [t('figure.returned'), won(version.returned)],
    [t('why.totalRate'), `${version.totalRate}%`],
    [t('why.total'), won(version.total)],
  ] as const;
  return (
    <Panel
      isFlush
      title={t('why.version', { at: koreaSecond(version.settledAt) })}
      aside={version.isCorrection ? <Badge tone="warn">{t('settlement.correction')}</Badge> : null}
    >
      <dl className="grid gap-x-10 gap-y-2 border-b border-line p-4 text-sm sm:grid-cols-2 sm:p-5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-faint">{name}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={t('why.shares')}
        rows={version.shares}
        rowKey={({ person }) => person.memberId}
        columns={useColumns(version)}
      />
    </Panel>
  );
}

function useColumns({ turnover }: WhyVersion): Column<Share>[] {
  const { t } = useTranslation('partner');
  const number = (text: string) => <span className="tabular-nums">{text}</span>;
  return [
    {
      key: 'who',
      header: t('why.who'),
      phone: 'title',
      cell: ({ person }) => <PersonName person={person} />,
    },
    {
      key: 'rate',
      header: t('why.rate'),
      align: 'end',
      cell: ({ rate }) => number(`${rate}%`),
    },
    {
      key: 'since',
      header: t('why.since'),
      cell: ({ since }) => (since === null ? <Nothing /> : number(koreaDay(new Date(since)))),
    },
    {
      key: 'sum',
      header: t('why.sum'),
      align: 'end',
      cell: ({ rate, below, effective }) => number(`${rate} − ${below} = ${effective}%`),
    },
    {
      key: 'exact',
      header: t('why.exact'),
      align: 'end',
      cell: ({ effective, exact }) => (
        <span className="text-muted tabular-nums">
          <span translate="no">{won(turnover)}</span> × {effective}% = {exact.replace(/\.?0+$/, '')}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('why.amount'),
      align: 'end',
      cell: ({ amount }) => <strong className="tabular-nums">{won(amount)}</strong>,
    },
  ];
}
