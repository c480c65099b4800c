import { createFileRoute } from '@tanstack/react-router';
import { OptionsPage } from '../../../features/admin/options/options-page.tsx';

export const Route = createFileRoute('/admin/_office/options')({ component: OptionsPage });
