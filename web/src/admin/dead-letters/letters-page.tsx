import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../shared/admin-search.ts';
import type { DeadLetterRow } from '../shared/contracts.ts';
import { FilterBar } from '../shared/filter-bar.tsx';
import { AdminList } from '../shared/tables/admin-list.tsx';
import { useMarkColumn } from '../shared/tables/mark-column.tsx';
import { useMarks } from '../shared/tables/use-marks.ts';
import { usePermits } from '../shared/use-operator.ts';
import { type AskedMove, DecideLetters } from './decide-letters.tsx';
import { Bulk } from './letter-bulk.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { LetterFilters } from './letter-filters.tsx';
import { lettersQuery } from './letters-query.ts';
import { type LettersSearch, letterStates } from './letters-search.ts';
import { useLetterColumns } from './use-letter-columns.tsx';

type LettersPageProps = { search: LettersSearch; onSearch: (search: LettersSearch) => void };

const keyOf = (row: DeadLetterRow) => row.letterId;

/** Events that no consumer could handle: what they say, and what becomes of them. */
export function LettersPage({ search, onSearch }: LettersPageProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(lettersQuery(search));
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const { letter, ...listed } = search;
  const { page: _first, ...filter } = listed;
  const columns = useLetterColumns({
    onLook: (letterId) => onSearch({ ...listed, letter: letterId }),
    onAsk: setAsked,
  });
  const marking = useLetterMarks(query.data?.list ?? []);
  const closeLetter = () => onSearch(listed);
  return (
    <Page title={t('nav.deadLetters')} note={t('deadLetters.note')} width="full">
      <Panel isFlush>
        <FilterBar
          choices={letterStates.map((id) => ({ id, text: t(`deadLetters.state.${id}`) }))}
          choice={search.state === 'all' ? '' : (search.state ?? 'open')}
          words={search.search ?? ''}
          hint={t('deadLetters.searchHint')}
          onChange={({ choice, words }) =>
            onSearch({ ...filter, ...stateOf(choice), search: words === '' ? undefined : words })
          }
          moreCount={
            [search.startDate ?? search.endDate, search.topic, search.consumer].filter(Boolean)
              .length
          }
          more={<LetterFilters search={filter} onSearch={onSearch} />}
        />
        <AdminList
          table="dead-letters"
          caption={t('nav.deadLetters')}
          empty={{ icon: MailCheck, title: t('deadLetters.empty') }}
          query={query}
          columns={marking === null ? columns : [marking.column, ...columns]}
          rowKey={keyOf}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...listed, page })}
          onOpen={(key) => onSearch({ ...listed, letter: key })}
          {...(marking === null
            ? {}
            : { marks: marking.marks, bulk: <Bulk marks={marking.marks} onAsk={setAsked} /> })}
        />
      </Panel>
      {letter === undefined || asked !== null ? null : (
        <LetterDialog letterId={letter} onAsk={setAsked} onClose={closeLetter} />
      )}
      {asked === null ? null : (
        <DecideLetters
          asked={asked}
          onClose={() => {
            setAsked(null);
            marking?.marks.clear();
          }}
        />
      )}
    </Page>
  );
}

/** Open ones are what the page is about, so their state is the one that is not named. */
function stateOf(choice: string): Pick<LettersSearch, 'state'> {
  if (choice === '') return { state: 'all' };
  return { state: (['replayed', 'closed'] as const).find((state) => state === choice) };
}

function useLetterMarks(list: readonly DeadLetterRow[]) {
  const permits = usePermits();
  const mayMark = ({ state }: DeadLetterRow) => state === 'open';
  const marks = useMarks(list, keyOf, mayMark);
  const column = useMarkColumn<DeadLetterRow>((row) => row.eventId);
  return permits('dead-letters.manage') ? { marks, column } : null;
}
