import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import type { Child, PartnerStatus } from '../../shared/partner/model/contracts.ts';
import { searchWith, whose } from '../../shared/partner/model/partner-search.ts';
import { ChildList } from '../../shared/partner/people/child-list.tsx';
import { SubtreePath } from '../../shared/partner/people/subtree-path.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { PartnerLayout } from '../shared/partner-layout.tsx';
import { ownReads } from '../shared/partner-reads.ts';
import { RatesDialog } from '../subtree/rates-dialog.tsx';
import { TransferButtons } from '../transfers/transfer-buttons.tsx';
import type { PartnerPageProps } from './report-page.tsx';

/** Who stands below: partners and members of each step of the tree, and what one does for them. */
export function PartnerListPage(props: PartnerPageProps) {
  return (
    <PartnerLayout tab="partners">{(status) => <Tree {...props} status={status} />}</PartnerLayout>
  );
}

const LOWEST_TIER = 5;

function Tree({ search, onSearch, status }: PartnerPageProps & { status: PartnerStatus }) {
  const { t } = useTranslation('partner');
  const [rated, setRated] = useState<Child | null>(null);
  const { words = '', page = 1 } = search;
  const ask = { ...whose(search), search: words, page };
  const path = useQuery(ownReads.children(ask)).data?.path ?? [];
  const isOwn = search.partner === undefined || search.partner === status.memberId;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubtreePath
          path={path}
          onOpen={(partner) => onSearch(searchWith(search, { partner, words: '' }))}
        />
        {status.tier === LOWEST_TIER ? null : (
          <ButtonLink to="/member/striNew" look="main">
            <UserPlus aria-hidden="true" className="size-4" />
            {t('create.action')}
          </ButtonLink>
        )}
      </div>
      <Panel
        isFlush
        title={t('tree.caption')}
        aside={
          <SearchForm
            label={t('tree.search')}
            words={words}
            onSearch={(typed) => onSearch(searchWith(search, { words: typed }))}
            className="w-full sm:w-80"
          />
        }
      >
        <ChildList
          reads={ownReads}
          ask={ask}
          onOpen={(partner) => onSearch(searchWith(search, { partner, words: '' }))}
          onPage={(next) => onSearch({ ...search, page: next })}
          actions={(child) => (
            <span className="flex flex-wrap justify-end gap-1.5">
              <Button size="small" onPress={() => setRated(child)}>
                {t('rates.title')}
              </Button>
              {status.mayTransfer ? <TransferButtons person={child} /> : null}
            </span>
          )}
        />
      </Panel>
      {rated === null ? null : (
        <RatesDialog person={rated} maySet={isOwn} onClose={() => setRated(null)} />
      )}
    </>
  );
}
