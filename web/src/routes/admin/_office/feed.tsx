import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '../../../features/admin/sport/feed-page.tsx';

export const Route = createFileRoute('/admin/_office/feed')({ component: FeedPage });
