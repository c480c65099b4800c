import { useTranslation } from 'react-i18next';
import { NoteList } from '../../shared/scratch/note-list.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';

/** The operator's page. */
export function BackOfficeNotesPage() {
  const { t } = useTranslation('scratch');
  return (
    <Panel title={t('backOfficeTitle')}>
      <NoteList />
    </Panel>
  );
}
