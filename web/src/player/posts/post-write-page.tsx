import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { emptyPost, readDraft } from './model/post-draft.ts';
import { postQuery } from './model/post-queries.ts';
import type { WriteSearch } from './model/post-search.ts';
import { PostForm } from './post-form.tsx';

/** A new post, from the draft in this browser, or one's own to change. */
export function PostWritePage({ search: { edit, bet } }: { search: WriteSearch }) {
  const { t } = useTranslation('community');
  const { data, error, refetch } = useQuery({
    ...postQuery(edit ?? 0),
    enabled: edit !== undefined,
  });
  const title = t(edit === undefined ? 'posts.write' : 'posts.edit');
  if (edit === undefined) {
    const draft = readDraft();
    return (
      <Page title={title} note={t('posts.writeNote')}>
        <PostForm start={bet === undefined ? draft : { ...draft, betId: bet }} post={null} />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title={title}>
        <Panel>
          {error === null ? <SkeletonRows rows={5} /> : null}
          {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
        </Panel>
      </Page>
    );
  }
  const { boardIdx, version, body, betId, isStakeHidden } = data.board;
  const start = { ...emptyPost, title: data.board.title, body, betId: betId ?? '', isStakeHidden };
  return (
    <Page title={title}>
      <PostForm
        key={version}
        start={start}
        post={{ boardIdx, version }}
        pictures={data.board.images}
      />
    </Page>
  );
}
