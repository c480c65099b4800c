import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { ask } from '../../../components/alerts.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../../components/toasts.ts';
import { fromKoreaMinute, koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { SiteCheck } from '../api/contracts.ts';
import { siteCheckKey } from './site-check-key.ts';

const HOUR_MS = 3_600_000;

type Wish = { startDate: string; endDate: string } | { clear: true };

/** A planned maintenance: while it lasts everybody but operators sees the maintenance page. */
export function MaintenancePanel({ check }: { check: SiteCheck }) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const queries = useQueryClient();
  const planned = check.siteCheckInfo;
  const [start, setStart] = useState(() => fieldText(planned?.startDate, 0));
  const [end, setEnd] = useState(() => fieldText(planned?.endDate, HOUR_MS));
  const set = useSubmit({
    send: (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/site/check/set', { body, headers })),
    onDone(data) {
      toast('good', t('site.saved'));
      queries.setQueryData(siteCheckKey, data);
    },
  });
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const window = { startDate: fromKoreaMinute(start), endDate: fromKoreaMinute(end) };
    const message = t('site.effect', {
      from: koreaMinute(window.startDate),
      until: koreaMinute(window.endDate),
    });
    if (await ask({ message, isDangerous: true })) set.mutate(window);
  }
  return (
    <Panel
      title={t('site.maintenance')}
      aside={
        <Badge tone={check.maintenance ? 'warn' : planned === null ? 'plain' : 'brass'}>
          {t(check.maintenance ? 'site.now' : planned === null ? 'site.none' : 'site.planned')}
        </Badge>
      }
    >
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('site.from')}
            type="datetime-local"
            value={start}
            onChange={setStart}
          />
          <TextField label={t('site.until')} type="datetime-local" value={end} onChange={setEnd} />
        </div>
        {set.isError ? (
          <p role="alert" className="text-sm text-up">
            {textOf(set.error)}
          </p>
        ) : null}
        <div className="flex gap-2">
          <Button look="main" type="submit" isPending={set.isPending}>
            {t('site.save')}
          </Button>
          {planned === null ? null : (
            <Button isDisabled={set.isPending} onPress={() => set.mutate({ clear: true })}>
              {t('site.clear')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

/** A moment as a field of type datetime-local holds it, on the Korean clock. */
function fieldText(at: string | null | undefined, afterMs: number): string {
  const moment = at ?? new Date(Date.now() + afterMs).toISOString();
  return koreaMinute(moment).replace(' ', 'T');
}
