import { createFileRoute, useLocation } from '@tanstack/react-router';
import { EnrolPage } from '../../admin/account/enrol-page.tsx';

export const Route = createFileRoute('/admin/enrol')({ component: Enrol });

function Enrol() {
  return <EnrolPage link={useLocation().hash} />;
}
