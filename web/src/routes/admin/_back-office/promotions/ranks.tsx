import { createFileRoute } from '@tanstack/react-router';
import { RanksPage } from '../../../../admin/promotions/ranks/ranks-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/promotions/ranks')({
  beforeLoad: () => loadTexts('reward'),
  component: RanksPage,
});
