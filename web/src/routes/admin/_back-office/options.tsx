import { createFileRoute } from '@tanstack/react-router';
import { OptionsPage } from '../../../admin/site/options/options-page.tsx';

export const Route = createFileRoute('/admin/_back-office/options')({ component: OptionsPage });
