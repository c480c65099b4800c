import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/lists/column.ts';
import { ListView } from '../../ui/lists/list-view.tsx';
import type { SubtreeMember } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { PersonName } from './person-name.tsx';

type MemberListProps = {
  reads: PartnerReads;
  ask: Parameters<PartnerReads['members']>[0];
  onPage: (page: number) => void;
  actions?: (member: SubtreeMember) => ReactNode;
};

/** All members of a subtree, and below whom each stands. */
export function MemberList({ reads, ask, onPage, actions }: MemberListProps) {
  const { t } = useTranslation('partner');
  const columns: Column<SubtreeMember>[] = [
    {
      key: 'who',
      header: t('tree.member'),
      phone: 'title',
      cell: (one) => <PersonName person={one} />,
    },
    {
      key: 'parent',
      header: t('tree.parent'),
      cell: ({ parent }) => <PersonName person={parent} />,
    },
    ...(actions === undefined
      ? []
      : [
          {
            key: 'do',
            header: t('actions'),
            phone: 'foot',
            cell: actions,
          } satisfies Column<SubtreeMember>,
        ]),
  ];
  return (
    <ListView
      caption={t('tree.membersCaption')}
      empty={{
        icon: Users,
        title: t((ask.search ?? '') === '' ? 'tree.noMembers' : 'tree.noneFound'),
      }}
      query={useQuery(reads.members(ask))}
      columns={columns}
      rowKey={({ memberId }) => memberId}
      onPage={onPage}
    />
  );
}
