import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { contentKey, saveContent } from '../model/content-calls.ts';
import type { ContentItem } from '../model/content-items.ts';
import type { ContentKind } from '../model/content-kinds.ts';
import { draftOf } from '../model/draft.ts';

/** Takes something off the site, or puts it back, without opening its editor. */
export function EnableSwitch({ kind, item }: { kind: ContentKind; item: ContentItem }) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const queries = useQueryClient();
  // What was asked for is shown at once, in the same turn as the press, until the answer is there.
  const [asked, setAsked] = useState<boolean | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: [...contentKey, kind] });
  const save = useSubmit({
    send: (enabled: boolean, headers) => {
      const { idx, version, document } = item;
      return saveContent({ kind, idx, version, draft: { ...draftOf(document), enabled } }, headers);
    },
    onDone: async (_, enabled) => {
      toast('good', t(enabled ? 'content.switchedOn' : 'content.switchedOff'));
      await refresh();
    },
  });
  return (
    <Switch
      label={t('content.switch', { title: item.document.texts.ko.title })}
      isLabelHidden
      isOn={asked ?? item.document.enabled}
      onChange={(enabled) => {
        // Not disabled meanwhile: it would lose the focus of who works by keyboard.
        if (asked !== null) return;
        setAsked(enabled);
        save.mutate(enabled, {
          onError: (error) => {
            toast('bad', textOf(error));
            // Somebody else may have been faster: then the row on screen is old.
            void refresh();
          },
          onSettled: () => setAsked(null),
        });
      }}
    />
  );
}
