import { createFileRoute } from '@tanstack/react-router';
import { postsSearch } from '../../../../admin/posts/moderation-search.ts';
import { PostsPage } from '../../../../admin/posts/posts-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/admin/_back-office/posts/')({
  validateSearch: postsSearch,
  beforeLoad: () => loadTexts('moderation'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return <PostsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
