import { createFileRoute } from '@tanstack/react-router';
import { DepositPage } from '../../../../player/cash/deposit-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/(money)/charge')({
  beforeLoad: () => Promise.all([loadTexts('promotion'), loadTexts('protection')]),
  component: DepositPage,
});
