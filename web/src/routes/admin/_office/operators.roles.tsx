import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '../../../features/admin/operators/roles-page.tsx';

export const Route = createFileRoute('/admin/_office/operators/roles')({ component: RolesPage });
