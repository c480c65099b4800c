import { createFileRoute } from '@tanstack/react-router';
import { OpenTextPage } from '../../player/content/open-text-page.tsx';

export const Route = createFileRoute('/_site/responsible')({
  component: () => <OpenTextPage slug="responsible-play" />,
});
