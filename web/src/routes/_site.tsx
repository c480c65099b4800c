import { createFileRoute } from '@tanstack/react-router';
import { SiteShell } from '../shell/site-shell.tsx';

export const Route = createFileRoute('/_site')({
  component: SiteShell,
  // The shell stands around every page: it comes with the first files, not as a part of its own.
  codeSplitGroupings: [],
});
