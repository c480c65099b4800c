import { createFileRoute } from '@tanstack/react-router';
import { SiteShell } from '../shell/site-shell.tsx';

export const Route = createFileRoute('/_site')({ component: SiteShell });
