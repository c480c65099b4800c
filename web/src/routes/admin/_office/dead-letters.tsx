import { createFileRoute } from '@tanstack/react-router';
import { LettersPage } from '../../../features/admin/dead-letters/letters-page.tsx';
import { lettersSearch } from '../../../features/admin/dead-letters/letters-search.ts';

export const Route = createFileRoute('/admin/_office/dead-letters')({
  validateSearch: lettersSearch,
  component: DeadLetters,
});

function DeadLetters() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return <LettersPage search={search} onSearch={(wish) => void navigate({ search: wish })} />;
}
