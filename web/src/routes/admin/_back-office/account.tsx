import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../admin/account/account-page.tsx';

export const Route = createFileRoute('/admin/_back-office/account')({ component: AccountPage });
