import { createFileRoute } from '@tanstack/react-router';
import { BanksPage } from '../../../../admin/cash/banks/banks-page.tsx';

export const Route = createFileRoute('/admin/_back-office/(cash)/banks')({ component: BanksPage });
