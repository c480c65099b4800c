import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

/** Rounds and transactions are told to operators in the words that members read. */
export const Route = createFileRoute('/admin/_back-office/games')({
  beforeLoad: () => loadTexts('game'),
});
