import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../../player/auth/join/join-page.tsx';
import { guestsOnly } from '../../shared/member/guards.ts';
import { readsSearch } from '../../shared/search/read-search.ts';
import { wordsKey } from '../../shared/search/search-keys.ts';

export const Route = createFileRoute('/_site/join')({
  validateSearch: readsSearch({ recommender: wordsKey() }),
  beforeLoad: guestsOnly,
  component: Join,
});

/** A partner's link names who recommends. */
function Join() {
  const { recommender } = Route.useSearch();
  return <JoinPage {...(recommender === undefined ? {} : { recommender })} />;
}
