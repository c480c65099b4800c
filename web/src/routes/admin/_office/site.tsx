import { createFileRoute } from '@tanstack/react-router';
import { SitePage } from '../../../features/admin/site/site-page.tsx';

export const Route = createFileRoute('/admin/_office/site')({ component: SitePage });
