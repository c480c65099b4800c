import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../shared/i18n/i18n.ts';

const parts = ['admin', 'passkey', 'protection'] as const;

/** Everything below /admin speaks the back office's own texts, which players never load. */
export const Route = createFileRoute('/admin')({
  beforeLoad: () => Promise.all(parts.map((part) => loadTexts(part))),
});
