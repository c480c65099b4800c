import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

/** Operators and partners read the same words about partners. */
export const Route = createFileRoute('/admin/_back-office/partners')({
  beforeLoad: () => loadTexts('partner'),
});
