import { createFileRoute } from '@tanstack/react-router';
import { BackOfficeNotesPage } from '../../../admin/scratch/back-office-notes-page.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/scratch')({
  beforeLoad: () => loadTexts('scratch'),
  component: BackOfficeNotesPage,
});
