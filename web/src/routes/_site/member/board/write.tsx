import { createFileRoute } from '@tanstack/react-router';
import { writeSearch } from '../../../../player/posts/model/post-search.ts';
import { PostWritePage } from '../../../../player/posts/post-write-page.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_site/member/board/write')({
  validateSearch: writeSearch,
  beforeLoad: () => loadTexts('community'),
  component: Write,
});

function Write() {
  const search = Route.useSearch();
  return <PostWritePage key={search.edit ?? 'new'} search={search} />;
}
