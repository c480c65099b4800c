import { createFileRoute } from '@tanstack/react-router';
import { FeedPage } from '../../../admin/sports/feed/feed-page.tsx';

export const Route = createFileRoute('/admin/_back-office/feed')({ component: FeedPage });
