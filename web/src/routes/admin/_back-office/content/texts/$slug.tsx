import { createFileRoute, redirect } from '@tanstack/react-router';
import { TextEditorPage } from '../../../../../admin/content/texts/text-editor-page.tsx';
import { textPageSlugs } from '../../../../../shared/content/text-page-slugs.ts';

export const Route = createFileRoute('/admin/_back-office/content/texts/$slug')({
  loader: ({ params }) => {
    const slug = textPageSlugs.find((known) => known === params.slug);
    if (slug === undefined) throw redirect({ to: '/admin/content/texts' });
    return { slug };
  },
  component: Edit,
});

function Edit() {
  const { slug } = Route.useLoaderData();
  return <TextEditorPage key={slug} slug={slug} />;
}
