import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../shared/format/server-clock.ts';
import { partnerOf } from '../edit/partner-of.ts';
import { usePromotionFields } from '../edit/promotion-fields.ts';
import {
  documentOf,
  type PromotionDocument,
  type PromotionValues,
} from '../edit/promotion-values.ts';
import { newDocument } from './new-document.ts';
import { rowCounts, rowTriggerOf } from './rule-fields.ts';
import {
  emptyRow,
  type RulesDraft,
  rewardKindsOf,
  rulesAtFirst,
  rulesOf,
  triggers,
} from './rules-draft.ts';
import { rulesProblems, tournamentProblems } from './rules-problems.ts';

/** A new promotion while it is typed, until all of it is there to be looked at as a whole. */
export function useNewPromotion() {
  const [atFirst] = useState(() => newDocument(new Date(serverNow())));
  const form = usePromotionFields(atFirst, '');
  const [draft, setDraft] = useState<RulesDraft>(rulesAtFirst);
  const [isTried, setTried] = useState(false);
  const [document, setDocument] = useState<PromotionDocument | null>(null);
  const problems = { ...rulesProblems(draft), ...tournamentProblems(draft, form.values) };
  const whole = useMutation({
    mutationFn: async (typed: PromotionValues) => {
      const below = await partnerOf(typed.below.trim());
      return documentOf(typed, { ...atFirst, rules: rulesOf(draft) }, below);
    },
    onSuccess: setDocument,
  });

  function ask(): void {
    setTried(true);
    void form.submit((typed) => {
      if (Object.keys(problems).length === 0) whole.mutate(typed);
    });
  }

  return {
    form,
    rules: {
      draft,
      problems: isTried ? problems : {},
      put: (change: Partial<RulesDraft>) => setDraft((before) => ({ ...before, ...change })),
      choose: (id: string) => setDraft((before) => withTrigger(before, id)),
    },
    reviewed: {
      document,
      ask,
      close: () => setDocument(null),
      error: whole.error,
      isPending: whole.isPending,
    },
  };
}

/** The same with another trigger, and as many rows as that asks for at least. */
function withTrigger(draft: RulesDraft, id: string): RulesDraft {
  const trigger = triggers.find((one) => one === id) ?? draft.trigger;
  const rows = rowTriggerOf(trigger);
  const least = rows === null ? 0 : rowCounts[rows].least;
  const isThere = rewardKindsOf(trigger).includes(draft.rewardKind);
  const rewardKind = isThere ? draft.rewardKind : 'points';
  return { ...draft, trigger, rewardKind, rows: Array.from({ length: least }, () => emptyRow) };
}
