import { createFileRoute } from '@tanstack/react-router';
import { BanksPage } from '../../../features/admin/banks/banks-page.tsx';

export const Route = createFileRoute('/admin/_office/banks')({ component: BanksPage });
