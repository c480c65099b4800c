import { createFileRoute } from '@tanstack/react-router';
import { SitePage } from '../../../admin/site/site-page.tsx';

export const Route = createFileRoute('/admin/_back-office/site')({ component: SitePage });
