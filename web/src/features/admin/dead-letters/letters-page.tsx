import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import type { DeadLetterRow } from '../api/contracts.ts';
import { FilterBar } from '../filter-bar.tsx';
import { rowsUsual } from '../office-search.ts';
import { BulkBar } from '../table/bulk-bar.tsx';
import { useMarkColumn } from '../table/mark-column.tsx';
import { OfficeList } from '../table/office-list.tsx';
import { type Marks, useMarks } from '../table/use-marks.ts';
import { usePermits } from '../use-operator.ts';
import { type AskedMove, DecideLetters } from './decide-letters.tsx';
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
        <OfficeList
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
  const column = useMarkColumn(marks, { keyOf, nameOf: (row) => row.eventId, mayMark });
  return permits('dead-letters.manage') ? { marks, column } : null;
}

type BulkProps = { marks: Marks<DeadLetterRow>; onAsk: (asked: AskedMove) => void };

function Bulk({ marks: { rows, clear }, onAsk }: BulkProps) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return null;
  return (
    <BulkBar count={rows.length} onClear={clear}>
      <Button size="small" onPress={() => onAsk({ move: 'close', letters: rows })}>
        {t('deadLetters.move.close')} {rows.length}
      </Button>
      <Button size="small" look="main" onPress={() => onAsk({ move: 'replay', letters: rows })}>
        {t('deadLetters.move.replay')} {rows.length}
      </Button>
    </BulkBar>
  );
}
