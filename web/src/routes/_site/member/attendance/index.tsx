import { createFileRoute } from '@tanstack/react-router';
import { AttendancePage } from '../../../../player/promotions/attendance/attendance-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/attendance/')({
  beforeLoad: () => loadTexts('promotion'),
  component: AttendancePage,
});
