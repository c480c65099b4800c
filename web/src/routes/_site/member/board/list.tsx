import { createFileRoute } from '@tanstack/react-router';
import { postSearch } from '../../../../player/posts/model/post-search.ts';
import { PostListPage } from '../../../../player/posts/post-list-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/board/list')({
  validateSearch: postSearch,
  beforeLoad: () => loadTexts('community'),
  component: List,
});

function List() {
  const navigate = Route.useNavigate();
  return (
    <PostListPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />
  );
}
