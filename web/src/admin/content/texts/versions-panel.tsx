import { useQuery } from '@tanstack/react-query';
import { Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../../shared/content/marked-text.tsx';
import { koreaSecond } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, Nothing, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { TextPageHead } from '../model/content-items.ts';
import { versionQuery, versionsQuery } from './text-calls.ts';

type VersionsPanelProps = {
  slug: string;
  present: number;
  isPending: boolean;
  onRestore: (version: number) => void;
};

/** Every version there ever was, to be read again and brought back. */
export function VersionsPanel({ slug, present, isPending, onRestore }: VersionsPanelProps) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<number | null>(null);
  const query = useQuery(versionsQuery(slug, page));
  const columns: Column<TextPageHead>[] = [
    {
      key: 'version',
      header: t('content.versionName'),
      phone: 'title',
      cell: (row) => (
        <span className="inline-flex items-center gap-2 font-medium">
          {t('content.version', { version: row.version })}
          {row.version === present ? <Badge tone="jade">{t('content.present')}</Badge> : null}
        </span>
      ),
    },
    { key: 'title', header: t('content.title'), wraps: true, cell: (row) => row.title },
    {
      key: 'restored',
      header: t('content.restoredFrom'),
      cell: (row) =>
        row.restoredFrom === null ? (
          <Nothing />
        ) : (
          t('content.version', { version: row.restoredFrom })
        ),
    },
    { key: 'savedAt', header: t('content.savedAt'), cell: (row) => koreaSecond(row.savedAt) },
    { key: 'savedBy', header: t('content.by'), cell: (row) => row.savedBy },
    {
      key: 'actions',
      header: t('content.actions'),
      align: 'end',
      phone: 'foot',
      cell: (row) => (
        <span className="inline-flex gap-2">
          <Button size="small" look="quiet" onPress={() => setShown(row.version)}>
            <Eye aria-hidden="true" className="size-4" />
            {t('content.read')}
          </Button>
          {row.version === present ? null : (
            <Button size="small" isDisabled={isPending} onPress={() => onRestore(row.version)}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {t('content.restore')}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Panel isFlush title={t('content.versions')}>
      <ListView
        caption={t('content.versions')}
        empty={{ title: t('content.empty') }}
        query={query}
        columns={columns}
        rowKey={(row) => String(row.version)}
        onPage={setPage}
      />
      {shown === null ? null : (
        <OldVersion slug={slug} version={shown} onClose={() => setShown(null)} />
      )}
    </Panel>
  );
}

type OldVersionProps = { slug: string; version: number; onClose: () => void };

function OldVersion({ slug, version, onClose }: OldVersionProps) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(versionQuery(slug, version));
  return (
    <Dialog title={t('content.version', { version })} isOpen onClose={onClose} width="wide">
      {data === undefined && error === null ? <SkeletonRows rows={4} /> : null}
      {data === undefined && error !== null ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div className="flex flex-col gap-4">
          <p className="text-xl font-bold">{data.texts.ko.title}</p>
          <MarkedText text={data.texts.ko.body} headingLevel={3} />
        </div>
      )}
    </Dialog>
  );
}
