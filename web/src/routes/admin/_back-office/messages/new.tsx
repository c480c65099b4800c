import { createFileRoute } from '@tanstack/react-router';
import { ComposePage } from '../../../../admin/messages/compose-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/messages/new')({
  beforeLoad: () => loadTexts('moderation'),
  component: ComposePage,
});
