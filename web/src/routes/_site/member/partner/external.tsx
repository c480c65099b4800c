import { createFileRoute } from '@tanstack/react-router';
import { ExternalPage } from '../../../../partner/own/external-page.tsx';
import { externalSearch } from '../../../../shared/partner/model/partner-search.ts';

export const Route = createFileRoute('/_site/member/partner/external')({
  validateSearch: externalSearch,
  component: Shown,
});

function Shown() {
  const { challenge } = Route.useSearch();
  return <ExternalPage challenge={challenge} />;
}
