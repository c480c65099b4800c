import { useTranslation } from 'react-i18next';
import { NoteList } from '../../shared/scratch/note-list.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';

/** The member's page. */
export function NotesPage() {
  const { t } = useTranslation('scratch');
  return (
    <Panel title={t('title')}>
      <NoteList />
    </Panel>
  );
}
