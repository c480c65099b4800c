import { createFileRoute } from '@tanstack/react-router';
import { MemberSite } from '../app/member-site.tsx';

export const Route = createFileRoute('/_site')({
  component: MemberSite,
  // The shell stands around every page: it comes with the first files, not as a part of its own.
  codeSplitGroupings: [],
});
