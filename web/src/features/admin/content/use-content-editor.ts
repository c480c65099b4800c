import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../api/use-submit.ts';
import { ask } from '../../../components/alerts.ts';
import { toast } from '../../../components/toasts.ts';
import { contentKey, deleteContent, readContent, saveContent } from './content-calls.ts';
import type { ContentItem } from './content-items.ts';
import type { ContentKind } from './content-kinds.ts';
import { type Draft, draftOf, emptyDraft } from './draft.ts';
import { draftProblems, type Problems } from './draft-problems.ts';
import { isConflict, useConflict } from './use-conflict.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type Base = { idx: number | null; version: number; draft: Draft };

function baseOf(item: ContentItem | null): Base {
  if (item === null) return { idx: null, version: 0, draft: emptyDraft };
  return { idx: item.idx, version: item.version, draft: draftOf(item.document) };
}

/** What is typed, what it was made from, and all that can become of it. */
export function useContentEditor(kind: ContentKind, item: ContentItem | null) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [base, setBase] = useState(() => baseOf(item));
  const [draft, setDraft] = useState(base.draft);
  const [problems, setProblems] = useState<Problems>({});
  const conflict = useConflict(() => readContent(kind, base.idx ?? 0));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base.draft);
  const isLeaving = useRef(false);
  useLeaveGuard(() => isChanged && !isLeaving.current);

  async function toList(done: string): Promise<void> {
    isLeaving.current = true;
    toast('good', done);
    await queries.invalidateQueries({ queryKey: [...contentKey, kind] });
    await navigate({ to: '/admin/content/$kind', params: { kind } });
  }

  const save = useSubmit({
    send: (wish: { version: number; draft: Draft }, headers) =>
      saveContent({ kind, ...wish, ...(base.idx === null ? {} : { idx: base.idx }) }, headers),
    onDone: () => toList(t('content.saved')),
  });
  const removal = useSubmit({
    send: (wish: { idx: number; version: number }, headers) =>
      deleteContent({ kind, ...wish }, headers),
    onDone: () => toList(t('content.deleted')),
  });

  function submit(version = base.version): void {
    const found = draftProblems(kind, draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    conflict.settled();
    save.mutate({ version, draft }, { onError: (error) => void conflict.noticed(error) });
  }

  return {
    draft,
    problems,
    isChanged,
    isNew: base.idx === null,
    isPending: save.isPending || removal.isPending,
    error: isConflict(save.error) ? removal.error : (save.error ?? removal.error),
    theirs: conflict.theirs,
    change: (change: Partial<Draft>) => setDraft({ ...draft, ...change }),
    save: () => submit(),
    keepMine: () => submit(conflict.theirs?.version),
    takeTheirs() {
      const fresh = baseOf(conflict.theirs);
      setBase(fresh);
      setDraft(fresh.draft);
      setProblems({});
      save.reset();
      conflict.settled();
    },
    async remove(): Promise<void> {
      const message = t('content.askDelete', { title: base.draft.texts.ko.title });
      if (base.idx === null || !(await ask({ message, isDangerous: true }))) return;
      removal.mutate({ idx: base.idx, version: base.version });
    },
  };
}
