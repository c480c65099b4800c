import { createFileRoute } from '@tanstack/react-router';
import { MyHomePage } from '../../../features/my-page/my-home-page.tsx';

export const Route = createFileRoute('/_site/member/myinfo')({ component: MyHomePage });
