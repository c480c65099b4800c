import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../api/client.ts';
import { api } from '../member/member-session.ts';
import { Empty, Failed, SkeletonRows } from '../ui/pages/states.tsx';

/** The site's notes, the newest first. */
export function NoteList() {
  const { t } = useTranslation('scratch');
  const { data, error, refetch } = useQuery({
    queryKey: ['scratch', 'notes'],
    queryFn: async () => (await answerOf(api.POST('/api/scratch/list', { body: {} }))).list,
  });
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={3} className="h-8" />;
  if (data.length === 0) return <Empty icon={NotebookPen} title={t('empty')} />;
  return (
    <ul className="divide-y divide-line">
      {data.map(({ noteId, text }) => (
        <li key={noteId} className="py-3">
          {text}
        </li>
      ))}
    </ul>
  );
}
