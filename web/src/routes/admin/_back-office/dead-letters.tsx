import { createFileRoute } from '@tanstack/react-router';
import { LettersPage } from '../../../admin/dead-letters/letters-page.tsx';
import { lettersSearch } from '../../../admin/dead-letters/letters-search.ts';

export const Route = createFileRoute('/admin/_back-office/dead-letters')({
  validateSearch: lettersSearch,
  component: DeadLetters,
});

function DeadLetters() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return <LettersPage search={search} onSearch={(wish) => void navigate({ search: wish })} />;
}
