import { useQuery } from '@tanstack/react-query';
import { MessageSquareDashed, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { Macro } from '../shared/contracts.ts';
import { MacroDialog } from './macro-dialog.tsx';
import { HelpdeskLayout } from './shared/helpdesk-layout.tsx';
import { macrosQuery } from './shared/inquiry-queries.ts';
import { useSaveMacro } from './shared/use-work.ts';

/** Answers that are given often, in three languages. */
export function MacrosPage() {
  const { t } = useTranslation('helpdesk');
  const query = useQuery(macrosQuery);
  const [open, setOpen] = useState<Macro | 'new' | null>(null);
  const textOf = useErrorText();
  const remove = useSaveMacro(() => undefined);
  async function pressRemove(name: string): Promise<void> {
    const isSure = await ask({ message: t('macros.askRemove', { name }), isDangerous: true });
    if (!isSure) return;
    await remove
      .mutateAsync({ name, texts: null })
      .catch((error: unknown) => toast('bad', textOf(error)));
  }
  return (
    <HelpdeskLayout tab="macros">
      <Panel isFlush>
        <div className="flex justify-end border-b border-line px-4 py-2.5 sm:px-5">
          <Button look="main" onPress={() => setOpen('new')}>
            <Plus aria-hidden="true" className="size-4" />
            {t('macros.add')}
          </Button>
        </div>
        {query.isPending ? <SkeletonRows rows={4} className="m-4" /> : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data?.length === 0 ? (
          <Empty
            icon={MessageSquareDashed}
            title={t('macros.empty')}
            note={t('macros.emptyNote')}
          />
        ) : null}
        <ul className="divide-y divide-line">
          {query.data?.map((macro) => (
            <li key={macro.name} className="flex flex-wrap items-start gap-3 px-4 py-3 sm:px-5">
              <span className="flex min-w-0 flex-1 flex-col gap-1">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {macro.name}
                  {(['ko', 'en', 'vi'] as const)
                    .filter((language) => macro.texts[language] !== undefined)
                    .map((language) => (
                      <Badge key={language}>{t(`languages.${language}`)}</Badge>
                    ))}
                </span>
                <span className="line-clamp-2 text-sm whitespace-pre-line text-muted">
                  {macro.texts.ko}
                </span>
              </span>
              <span className="flex gap-2">
                <Button size="small" onPress={() => setOpen(macro)}>
                  {t('macros.edit')}
                </Button>
                <Button size="small" look="danger" onPress={() => void pressRemove(macro.name)}>
                  {t('macros.remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {open === null ? null : (
        <MacroDialog macro={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </HelpdeskLayout>
  );
}
