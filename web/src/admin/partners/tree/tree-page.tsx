import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../../shared/forms/search-form.tsx';
import { ChildList } from '../../../shared/partner/people/child-list.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { backOfficeReads } from '../shared/back-office-reads.ts';
import { PartnersLayout } from '../shared/partners-layout.tsx';
import { put, type TreeSearch } from '../shared/partners-search.ts';
import { CreateDialog } from './create-dialog.tsx';
import { PartnerView } from './partner-view.tsx';

type TreePageProps = { search: TreeSearch; onSearch: (search: TreeSearch) => void };

/** The tree of the site: head offices or whoever is searched for, and down from there. */
export function TreePage({ search, onSearch }: TreePageProps) {
  const { t } = useTranslation('partner');
  const permits = usePermits();
  const [isCreating, setCreating] = useState(false);
  const { partner, words = '', page = 1 } = search;
  const open = (id: string | undefined) => onSearch(id === undefined ? {} : { partner: id });
  return (
    <PartnersLayout
      tab="tree"
      actions={
        permits('partners.manage') ? (
          <Button look="main" onPress={() => setCreating(true)}>
            <UserPlus aria-hidden="true" className="size-4" />
            {t('create.action')}
          </Button>
        ) : null
      }
    >
      {partner === undefined ? (
        <Panel
          isFlush
          title={words === '' ? t('tree.heads') : t('tree.found')}
          aside={
            <SearchForm
              label={t('tree.search')}
              words={words}
              onSearch={(typed) => onSearch(typed === '' ? {} : { words: typed })}
              className="w-full sm:w-80"
            />
          }
        >
          <ChildList
            reads={backOfficeReads}
            ask={{ search: words, page }}
            onOpen={open}
            onPage={(next) => onSearch({ ...search, page: next })}
          />
        </Panel>
      ) : (
        <PartnerView
          partnerId={partner}
          search={search}
          onOpen={open}
          onSearch={(change) => onSearch(put(search, change))}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      )}
      {isCreating ? <CreateDialog onClose={() => setCreating(false)} /> : null}
    </PartnersLayout>
  );
}
