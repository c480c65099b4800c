import { useTranslation } from 'react-i18next';
import { SupportLayout } from '../content/support-layout.tsx';
import type { SupportPaths } from '../content/support-paths.ts';
import { InquiryForm } from './inquiry-form.tsx';
import type { AskSearch } from './inquiry-search.ts';

/** A new inquiry: while it is typed, questions that answer it already are shown. */
export function InquiryWritePage({ paths, search }: { paths: SupportPaths; search: AskSearch }) {
  const { t } = useTranslation('inquiry');
  return (
    <SupportLayout title={t('write')} note={t('writeNote')} paths={paths} tab="inquiries">
      <InquiryForm paths={paths} search={search} />
    </SupportLayout>
  );
}
