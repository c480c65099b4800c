import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import type { PartnerStatus } from '../../shared/partner/model/contracts.ts';
import { searchWith, whose } from '../../shared/partner/model/partner-search.ts';
import { MemberList } from '../../shared/partner/people/member-list.tsx';
import { SubtreePath } from '../../shared/partner/people/subtree-path.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { PartnerLayout } from '../shared/partner-layout.tsx';
import { ownReads } from '../shared/partner-reads.ts';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import type { PartnerPageProps } from './report-page.tsx';

/** All members of the subtree, and below whom each stands. */
export function MemberListPage(props: PartnerPageProps) {
  return (
    <PartnerLayout tab="members">
      {(status) => <Members {...props} status={status} />}
    </PartnerLayout>
  );
}

function Members({ search, onSearch, status }: PartnerPageProps & { status: PartnerStatus }) {
  const { t } = useTranslation('partner');
  const { words = '', page = 1 } = search;
  const path = useQuery(ownReads.children({ ...whose(search), search: '' })).data?.path ?? [];
  return (
    <>
      <SubtreePath
        path={path}
        onOpen={(partner) => onSearch(searchWith(search, { partner, words: '' }))}
      />
      <Panel
        isFlush
        title={t('tree.membersCaption')}
        aside={
          <SearchForm
            label={t('tree.search')}
            words={words}
            onSearch={(typed) => onSearch(searchWith(search, { words: typed }))}
            className="w-full sm:w-80"
          />
        }
      >
        <MemberList
          reads={ownReads}
          ask={{ ...whose(search), search: words, page }}
          onPage={(next) => onSearch({ ...search, page: next })}
          {...(status.mayTransfer
            ? { actions: (member) => <TransferButtons person={member} /> }
            : {})}
        />
      </Panel>
    </>
  );
}
