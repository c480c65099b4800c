import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import { languages } from '../../../shared/i18n/language.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import { ContentLayout } from '../editor/content-layout.tsx';
import { contentListQuery } from '../model/content-calls.ts';
import type { ContentDocument, ContentItem } from '../model/content-items.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import { EnableSwitch } from './enable-switch.tsx';
import { type ShownState, shownState } from './shown-state.ts';

type ContentListPageProps = { kind: ContentKind; page: number; onPage: (page: number) => void };

/** Everything of a kind, shown or not, with the way to write another. */
export function ContentListPage({ kind, page, onPage }: ContentListPageProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(contentListQuery(kind, page));
  const columns = useColumns(kind);
  const write = (
    <ButtonLink look="main" to="/admin/content/$kind/$idx" params={{ kind, idx: 'new' }}>
      <FilePlus2 aria-hidden="true" className="size-4" />
      {t(`content.write.${kind}`)}
    </ButtonLink>
  );
  return (
    <ContentLayout tab={kind} title={t(`content.tab.${kind}`)} actions={write}>
      <Panel isFlush>
        <ListView
          caption={t(`content.tab.${kind}`)}
          empty={{ title: t('content.empty'), note: t('content.emptyNote') }}
          query={query}
          columns={columns}
          rowKey={(row) => String(row.idx)}
          onPage={onPage}
        />
      </Panel>
    </ContentLayout>
  );
}

function useColumns(kind: ContentKind): Column<ContentItem>[] {
  const { t } = useTranslation('admin');
  const columns: Column<ContentItem>[] = [
    {
      key: 'title',
      header: t(kind === 'faq' ? 'content.question' : 'content.title'),
      phone: 'title',
      wraps: true,
      cell: (row) => (
        <Link
          to="/admin/content/$kind/$idx"
          params={{ kind, idx: String(row.idx) }}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
        >
          {row.document.texts.ko.title}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('content.state'),
      phone: 'title',
      cell: (row) => <StateBadge document={row.document} />,
    },
    { key: 'what', header: t('content.what'), cell: (row) => <What document={row.document} /> },
    {
      key: 'languages',
      header: t('content.language'),
      cell: (row) =>
        languages
          .filter((language) => row.document.texts[language] !== undefined)
          .map((language) => t(`content.languages.${language}`))
          .join(' · '),
    },
  ];
  if (kind !== 'faq') {
    columns.push({
      key: 'period',
      header: t('content.period'),
      cell: (row) => <Period document={row.document} />,
    });
  }
  columns.push({
    key: 'saved',
    header: t('content.savedAt'),
    cell: (row) => (
      <span className="tabular-nums">
        {koreaMinute(row.savedAt)} <span className="text-faint">{row.savedBy}</span>
      </span>
    ),
  });
  columns.push(
    kind === 'notices'
      ? { key: 'views', header: t('content.views'), align: 'end', cell: (row) => row.views }
      : {
          key: 'order',
          header: t('content.order'),
          align: 'end',
          cell: ({ document }) => ('order' in document ? document.order : <Nothing />),
        },
  );
  columns.push({
    key: 'enabled',
    header: t('content.enabled'),
    align: 'end',
    cell: (row) => <EnableSwitch kind={kind} item={row} />,
  });
  return columns;
}

const tones: Record<ShownState, Tone> = {
  shown: 'jade',
  planned: 'brass',
  over: 'plain',
  off: 'warn',
};

const lookEveryMs = 30_000;

function StateBadge({ document }: { document: ContentDocument }) {
  const { t } = useTranslation('admin');
  const state = shownState(document, useNow(lookEveryMs));
  return <Badge tone={tones[state]}>{t(`content.states.${state}`)}</Badge>;
}

/** What a thing is or whom it is for, in a word. */
function What({ document }: { document: ContentDocument }) {
  const { t } = useTranslation('admin');
  if ('pinned' in document) {
    const category = t(`content.noticeCategories.${document.category}`);
    return document.pinned ? `${category} · ${t('content.pinned')}` : category;
  }
  if ('category' in document) return t(`content.faqCategories.${document.category}`);
  if ('audience' in document) return t(`content.audiences.${document.audience}`);
  return t(`content.places.${document.place}`);
}

/** From when until when it is shown; a side left out is open. */
function Period({ document }: { document: ContentDocument }) {
  if (!('from' in document) || (document.from === null && document.until === null)) {
    return <Nothing />;
  }
  const { from, until } = document;
  return (
    <span className="tabular-nums">
      {from === null ? '' : koreaMinute(from)} ~ {until === null ? '' : koreaMinute(until)}
    </span>
  );
}
