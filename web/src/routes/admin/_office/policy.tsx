import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../../../features/admin/policy/policy-page.tsx';

export const Route = createFileRoute('/admin/_office/policy')({ component: PolicyPage });
