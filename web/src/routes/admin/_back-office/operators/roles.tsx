import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '../../../../admin/operators/roles/roles-page.tsx';

export const Route = createFileRoute('/admin/_back-office/operators/roles')({
  component: RolesPage,
});
