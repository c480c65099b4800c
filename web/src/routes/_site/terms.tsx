import { createFileRoute } from '@tanstack/react-router';
import { OpenTextPage } from '../../features/text-page/open-text-page.tsx';

export const Route = createFileRoute('/_site/terms')({
  component: () => <OpenTextPage slug="terms" />,
});
