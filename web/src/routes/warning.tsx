import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '../player/maintenance/maintenance-page.tsx';

export const Route = createFileRoute('/warning')({ component: MaintenancePage });
