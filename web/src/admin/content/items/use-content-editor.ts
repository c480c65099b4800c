import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { isConflict, useConflict } from '../editor/use-conflict.ts';
import { useLeaveGuard } from '../editor/use-leave-guard.ts';
import { contentKey, deleteContent, readContent, saveContent } from '../model/content-calls.ts';
import type { ContentItem } from '../model/content-items.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import { type Draft, draftOf, emptyDraft } from '../model/draft.ts';
import { draftProblems, type Problems } from '../model/draft-problems.ts';

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
  const { fields: draft, changed, put, discard } = useDraft(base.draft);
  const [problems, setProblems] = useState<Problems>({});
  const conflict = useConflict(() => readContent(kind, base.idx ?? 0));
  const isChanged = changed.length > 0;
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
    change: put,
    save: () => submit(),
    keepMine: () => submit(conflict.theirs?.version),
    takeTheirs() {
      setBase(baseOf(conflict.theirs));
      discard();
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
