import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../../../../player/account/profile/info-page.tsx';

export const Route = createFileRoute('/_site/member/(account)/info')({ component: InfoPage });
