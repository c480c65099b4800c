import { createFileRoute } from '@tanstack/react-router';
import { VendorsPage } from '../../../../admin/games/vendors/vendors-page.tsx';

export const Route = createFileRoute('/admin/_back-office/games/vendors')({
  component: VendorsPage,
});
