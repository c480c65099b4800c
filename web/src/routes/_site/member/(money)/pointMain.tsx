import { createFileRoute } from '@tanstack/react-router';
import { PointsPage } from '../../../../player/account/points/points-page.tsx';

export const Route = createFileRoute('/_site/member/(money)/pointMain')({ component: PointsPage });
