import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '../../../admin/bets/limits/limits-page.tsx';

export const Route = createFileRoute('/admin/_back-office/bet-limits')({ component: LimitsPage });
