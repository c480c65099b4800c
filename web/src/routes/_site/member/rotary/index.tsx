import { createFileRoute } from '@tanstack/react-router';
import { RotaryPage } from '../../../../player/promotions/roulette/rotary-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/rotary/')({
  beforeLoad: () => loadTexts('promotion'),
  component: RotaryPage,
});
