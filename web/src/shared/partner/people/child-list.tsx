import { useQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/lists/column.ts';
import { ListView } from '../../ui/lists/list-view.tsx';
import { Nothing } from '../../ui/pages/states.tsx';
import type { Child } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { PersonName } from './person-name.tsx';

type ChildListProps = {
  reads: PartnerReads;
  ask: Parameters<PartnerReads['children']>[0];
  onOpen: (memberId: string) => void;
  onPage: (page: number) => void;
  actions?: (child: Child) => ReactNode;
};

/** Who stands right below somebody, partners first; a partner leads further down. */
export function ChildList({ reads, ask, onOpen, onPage, actions }: ChildListProps) {
  const { t } = useTranslation('partner');
  const isSearched = (ask.search ?? '') !== '';
  return (
    <ListView
      caption={t('tree.caption')}
      empty={{
        icon: Network,
        title: t(isSearched ? 'tree.noneFound' : 'tree.empty'),
        ...(isSearched ? {} : { note: t('tree.emptyNote') }),
      }}
      query={useQuery(reads.children(ask))}
      columns={useColumns(onOpen, actions)}
      rowKey={({ memberId }) => memberId}
      onPage={onPage}
    />
  );
}

function useColumns(
  onOpen: (memberId: string) => void,
  actions: ChildListProps['actions'],
): Column<Child>[] {
  const { t } = useTranslation('partner');
  const count = (key: 'partners' | 'members', header: string): Column<Child> => ({
    key,
    header,
    align: 'end',
    cell: (one) =>
      one.tier === 0 ? (
        <Nothing />
      ) : (
        <span className="tabular-nums">{t('people', { count: one[key] })}</span>
      ),
  });
  return [
    {
      key: 'who',
      header: t('tree.who'),
      phone: 'title',
      cell: (one) => (
        <PersonName
          person={one}
          {...(one.tier > 0 ? { onOpen: () => onOpen(one.memberId) } : {})}
        />
      ),
    },
    count('partners', t('tree.partners')),
    count('members', t('tree.members')),
    {
      key: 'mayTransfer',
      header: t('tree.mayTransfer'),
      cell: ({ mayTransfer, tier }) =>
        tier === 0 ? <Nothing /> : t(mayTransfer ? 'allowed' : 'notAllowed'),
    },
    ...(actions === undefined
      ? []
      : [
          {
            key: 'do',
            header: t('actions'),
            align: 'end',
            phone: 'foot',
            cell: actions,
          } satisfies Column<Child>,
        ]),
  ];
}
