import { createFileRoute } from '@tanstack/react-router';
import { OpenTextPage } from '../../player/content/open-text-page.tsx';

export const Route = createFileRoute('/_site/terms')({
  component: () => <OpenTextPage slug="terms" />,
});
