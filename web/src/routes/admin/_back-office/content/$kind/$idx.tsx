import { createFileRoute } from '@tanstack/react-router';
import { ContentEditorPage } from '../../../../../admin/content/items/content-editor-page.tsx';
import { contentKindOf } from '../../../../../admin/content/model/content-kind-of.ts';

export const Route = createFileRoute('/admin/_back-office/content/$kind/$idx')({
  params: { parse: ({ kind, idx }) => ({ ...contentKindOf({ kind }), idx }) },
  component: Edit,
});

function Edit() {
  const { kind, idx } = Route.useParams();
  return <ContentEditorPage key={`${kind}/${idx}`} kind={kind} idx={idx} />;
}
