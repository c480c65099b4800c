import { createFileRoute } from '@tanstack/react-router';
import { NotesPage } from '../../../player/scratch/notes-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/scratch')({
  beforeLoad: () => loadTexts('scratch'),
  component: NotesPage,
});
