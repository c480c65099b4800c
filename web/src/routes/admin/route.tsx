import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../shared/i18n/i18n.ts';

/** Everything below /admin speaks the back office's own texts, which players never load. */
export const Route = createFileRoute('/admin')({
  beforeLoad: () => Promise.all([loadTexts('admin'), loadTexts('passkey')]),
});
