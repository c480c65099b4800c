import { createFileRoute } from '@tanstack/react-router';
import { ProtectionPage } from '../../../../player/account/protection/protection-page.tsx';

export const Route = createFileRoute('/_site/member/(account)/protection')({
  component: ProtectionPage,
});
