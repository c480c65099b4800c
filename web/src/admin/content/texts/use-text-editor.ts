import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import type { TextPageSlug } from '../../../shared/content/text-page-slugs.ts';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { isConflict, useConflict } from '../editor/use-conflict.ts';
import { useLeaveGuard } from '../editor/use-leave-guard.ts';
import type { TextPageItem } from '../model/content-items.ts';
import { type DraftTexts, draftTextsOf, emptyTexts } from '../model/draft.ts';
import { textsOf } from '../model/draft-document.ts';
import { type Problems, textProblems } from '../model/draft-problems.ts';
import { readVersion, textsKey } from './text-calls.ts';

/**
 * What is typed on a text page and all that can become of it. After a save the page is read anew,
 * and the editor starts again from its new version.
 */
export function useTextEditor(slug: TextPageSlug, item: TextPageItem | null) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const version = item?.version ?? 0;
  const saved = item === null ? emptyTexts : draftTextsOf(item.texts);
  const { fields, changed, put } = useDraft({ texts: saved });
  const { texts } = fields;
  const [problems, setProblems] = useState<Problems>({});
  const conflict = useConflict(() => readVersion(slug));
  const isChanged = changed.length > 0;
  const isDone = useRef(false);
  useLeaveGuard(() => isChanged && !isDone.current);

  async function startAnew(done: string): Promise<void> {
    isDone.current = true;
    toast('good', done);
    await queries.invalidateQueries({ queryKey: textsKey });
  }

  const save = useSubmit({
    send: (wish: { version: number; texts: DraftTexts }, headers) => {
      const body = { slug, version: wish.version, texts: textsOf(wish.texts) };
      return answerOf(operatorApi.POST('/api/admin/board/textPages/save', { body, headers }));
    },
    onDone: () => startAnew(t('content.saved')),
  });
  const restoration = useSubmit({
    send: (from: number, headers) => {
      const body = { slug, version, from };
      return answerOf(operatorApi.POST('/api/admin/board/textPages/restore', { body, headers }));
    },
    onDone: (_, from) => startAnew(t('content.restored', { version: from })),
  });

  function submit(madeFrom = version): void {
    const found = textProblems(texts, 'article');
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    conflict.settled();
    save.mutate({ version: madeFrom, texts }, { onError: (error) => void conflict.noticed(error) });
  }

  return {
    texts,
    problems,
    isChanged,
    isPending: save.isPending || restoration.isPending,
    error: isConflict(save.error) ? restoration.error : (save.error ?? restoration.error),
    theirs: conflict.theirs,
    change: (typed: DraftTexts) => put({ texts: typed }),
    save: () => submit(),
    keepMine: () => submit(conflict.theirs?.version),
    takeTheirs: () => startAnew(t('content.conflict.taken')),
    async restore(from: number): Promise<void> {
      const message = t(isChanged ? 'content.askRestoreOver' : 'content.askRestore', {
        version: from,
      });
      if (await ask({ message, isDangerous: isChanged })) restoration.mutate(from);
    },
  };
}
