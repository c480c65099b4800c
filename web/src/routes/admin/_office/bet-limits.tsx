import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '../../../features/admin/betting/limits-page.tsx';

export const Route = createFileRoute('/admin/_office/bet-limits')({ component: LimitsPage });
