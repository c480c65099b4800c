import { createFileRoute } from '@tanstack/react-router';
import { TextListPage } from '../../../features/admin/content/text-list-page.tsx';

export const Route = createFileRoute('/admin/_office/content/texts/')({ component: TextListPage });
