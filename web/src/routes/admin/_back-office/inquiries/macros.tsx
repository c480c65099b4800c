import { createFileRoute } from '@tanstack/react-router';
import { MacrosPage } from '../../../../admin/inquiries/macros-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/inquiries/macros')({
  beforeLoad: () => loadTexts('helpdesk'),
  component: MacrosPage,
});
