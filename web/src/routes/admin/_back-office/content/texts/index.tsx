import { createFileRoute } from '@tanstack/react-router';
import { TextListPage } from '../../../../../admin/content/texts/text-list-page.tsx';

export const Route = createFileRoute('/admin/_back-office/content/texts/')({
  component: TextListPage,
});
