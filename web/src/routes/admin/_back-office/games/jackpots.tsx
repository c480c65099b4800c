import { createFileRoute } from '@tanstack/react-router';
import { JackpotsPage } from '../../../../admin/games/jackpots/jackpots-page.tsx';

export const Route = createFileRoute('/admin/_back-office/games/jackpots')({
  component: JackpotsPage,
});
