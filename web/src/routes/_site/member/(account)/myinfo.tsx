import { createFileRoute } from '@tanstack/react-router';
import { MyHomePage } from '../../../../player/account/profile/my-home-page.tsx';

export const Route = createFileRoute('/_site/member/(account)/myinfo')({ component: MyHomePage });
