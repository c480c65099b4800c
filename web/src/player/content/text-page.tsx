import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { MarkedText } from '../../shared/content/marked-text.tsx';
import type { TextPageSlug } from '../../shared/content/text-page-slugs.ts';
import { koreaDay } from '../../shared/format/time.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { textPageQuery } from './text-page-query.ts';

const notWritten = 'BD001';

/** The operator's text with this name, in each of its states. */
export function TextPage({ slug }: { slug: TextPageSlug }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(textPageQuery(slug));
  if (data !== undefined) {
    return (
      <Panel>
        <article lang={data.language} className="flex flex-col gap-6 sm:px-3 sm:py-2">
          <MarkedText text={data.body} />
          <p className="border-t border-line pt-4 text-sm text-faint">
            {t('textPage.updatedAt', { day: koreaDay(new Date(data.updatedAt)) })}
          </p>
        </article>
      </Panel>
    );
  }
  if (error === null) {
    return (
      <Panel>
        <SkeletonRows rows={8} className="h-6" />
      </Panel>
    );
  }
  const isWritten = !(error instanceof ApiError && error.code === notWritten);
  return (
    <Panel>
      {isWritten ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Empty icon={FilePen} title={t('textPage.empty')} note={t('textPage.emptyNote')} />
      )}
    </Panel>
  );
}
