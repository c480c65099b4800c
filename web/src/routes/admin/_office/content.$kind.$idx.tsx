import { createFileRoute } from '@tanstack/react-router';
import { ContentEditorPage } from '../../../features/admin/content/content-editor-page.tsx';
import { contentKindOf } from '../../../features/admin/content/content-kind-of.ts';

export const Route = createFileRoute('/admin/_office/content/$kind/$idx')({
  params: { parse: ({ kind, idx }) => ({ ...contentKindOf({ kind }), idx }) },
  component: Edit,
});

function Edit() {
  const { kind, idx } = Route.useParams();
  return <ContentEditorPage key={`${kind}/${idx}`} kind={kind} idx={idx} />;
}
