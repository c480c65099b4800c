import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../shared/format/time.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { rowsUsual } from '../shared/admin-search.ts';
import type { SentMessage } from '../shared/contracts.ts';
import { AdminList } from '../shared/tables/admin-list.tsx';
import { sentQuery } from './message-queries.ts';
import { audienceKinds, type SentSearch } from './message-search.ts';
import { MessageState } from './message-state.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { useAudienceText } from './use-audience-text.ts';

type SentPageProps = { search: SentSearch; onSearch: (search: SentSearch) => void };

/** What was written to members: to whom, from when on, and how many have read it. */
export function SentPage({ search, onSearch }: SentPageProps) {
  const { t } = useTranslation('moderation');
  const { message, ...listed } = search;
  const { page: _first, ...filter } = listed;
  const query = useQuery(sentQuery(listed));
  const columns = useColumns((msgIdx) => onSearch({ ...listed, message: msgIdx }));
  return (
    <Page
      title={t('messages.title')}
      note={t('messages.note')}
      width="full"
      actions={
        <ButtonLink look="main" to="/admin/messages/new">
          <MailPlus aria-hidden="true" className="size-4" />
          {t('messages.write')}
        </ButtonLink>
      }
    >
      <Panel isFlush>
        <div className="border-b border-line px-4 py-2.5 sm:px-5">
          <Segmented
            label={t('messages.audience')}
            choices={[
              { id: '', text: t('messages.everyKind') },
              ...audienceKinds.map((id) => ({ id, text: t(`messages.kind.${id}`) })),
            ]}
            value={search.kind ?? ''}
            onChange={(id) => onSearch({ kind: audienceKinds.find((kind) => kind === id) })}
          />
        </div>
        <AdminList
          table="sent-messages"
          caption={t('messages.title')}
          empty={{ icon: MailPlus, title: t('messages.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => String(row.msgIdx)}
          rows={search.rows ?? rowsUsual}
          onRows={(rows) => onSearch({ ...filter, rows })}
          onPage={(page) => onSearch({ ...listed, page })}
          onOpen={(key) => onSearch({ ...listed, message: Number(key) })}
        />
      </Panel>
      {message === undefined ? null : (
        <SentDialog msgIdx={message} onClose={() => onSearch(listed)} />
      )}
    </Page>
  );
}

function useColumns(onLook: (msgIdx: number) => void): Column<SentMessage>[] {
  const { t } = useTranslation('moderation');
  const audienceText = useAudienceText();
  return [
    {
      key: 'title',
      header: t('messages.subject'),
      phone: 'title',
      wraps: true,
      cell: (row) => (
        <Button look="quiet" size="small" className="-ml-3" onPress={() => onLook(row.msgIdx)}>
          {row.title}
        </Button>
      ),
    },
    {
      key: 'number',
      header: t('messages.number'),
      cell: (row) => <span className="tabular-nums">{row.msgIdx}</span>,
    },
    {
      key: 'state',
      header: t('messages.state'),
      phone: 'title',
      cell: (row) => <MessageState state={row.state} />,
    },
    {
      key: 'audience',
      header: t('messages.audience'),
      cell: (row) => audienceText(row.audience),
    },
    {
      key: 'shownAt',
      header: t('messages.shownAt'),
      cell: (row) => <span className="tabular-nums">{koreaMinute(row.shownAt)}</span>,
    },
    { key: 'readers', header: t('messages.readers'), align: 'end', cell: (row) => row.readers },
    { key: 'sentBy', header: t('messages.sentBy'), cell: (row) => row.sentBy },
  ];
}
