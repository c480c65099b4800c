import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { ask } from '../../../components/alerts.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Panel } from '../../../components/page.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../../components/toasts.ts';
import { fromKoreaMinute, koreaMinute } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { SiteCheck } from '../api/contracts.ts';
import { MaintenanceClock } from './maintenance-clock.tsx';
import { siteCheckKey } from './site-check-key.ts';

const HOUR_MS = 3_600_000;
const languages = ['ko', 'en', 'vi'] as const;

type Words = Record<(typeof languages)[number], string>;
type Wish = { startDate: string; endDate: string | null; message: Words | null } | { clear: true };

/** A planned maintenance: while it lasts everybody but operators sees the maintenance page. */
export function MaintenancePanel({ check }: { check: SiteCheck }) {
  const { t } = useTranslation('admin');
  const planned = check.siteCheckInfo;
  const [start, setStart] = useState(() => fieldText(planned?.startDate, 0));
  const [end, setEnd] = useState(() => fieldText(planned?.endDate, HOUR_MS));
  const [isOpen, setOpen] = useState(planned !== null && planned.endDate === null);
  const [words, setWords] = useState<Words>(() => planned?.message ?? { ko: '', en: '', vi: '' });
  const set = useSetMaintenance();
  const isBackwards = !isOpen && end <= start;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBackwards) return;
    const startDate = fromKoreaMinute(start);
    const endDate = isOpen ? null : fromKoreaMinute(end);
    const from = koreaMinute(startDate);
    const message =
      endDate === null
        ? t('site.effectOpen', { from })
        : t('site.effect', { from, until: koreaMinute(endDate) });
    if (!(await ask({ message, isDangerous: true }))) return;
    set.mutate({ startDate, endDate, message: hasWords(words) ? words : null });
  }

  async function clear(): Promise<void> {
    if (await ask({ message: t('site.clearAsk') })) set.mutate({ clear: true });
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
      {planned === null ? null : <MaintenanceClock check={check} />}
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={t('site.from')} withTime value={start} onChange={setStart} />
          <DateField
            label={t('site.until')}
            withTime
            value={end}
            onChange={setEnd}
            isDisabled={isOpen}
            error={isBackwards ? t('site.endBefore') : undefined}
          />
        </div>
        <Switch label={t('site.openEnd')} isOn={isOpen} onChange={setOpen} />
        <MessageFields words={words} onChange={setWords} />
        <FormError error={set.error} />
        <div className="flex flex-wrap gap-2">
          <Button look="main" type="submit" isPending={set.isPending}>
            {t('site.save')}
          </Button>
          {planned === null ? null : (
            <Button isDisabled={set.isPending} onPress={() => void clear()}>
              {t('site.clear')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

function MessageFields({ words, onChange }: { words: Words; onChange: (words: Words) => void }) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-medium">{t('site.message')}</legend>
      <p className="text-sm text-faint">{t('site.messageHint')}</p>
      {languages.map((lang) => (
        <TextField
          key={lang}
          label={t('site.messageOf', { language: t(`options.language.${lang}`) })}
          value={words[lang]}
          onChange={(text) => onChange({ ...words, [lang]: text })}
          maxLength={300}
          autoComplete="off"
        />
      ))}
    </fieldset>
  );
}

function useSetMaintenance() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/site/check/set', { body, headers })),
    onDone(data, wish) {
      toast('good', t('clear' in wish ? 'site.cleared' : 'site.saved'));
      queries.setQueryData(siteCheckKey, data);
    },
  });
}

function hasWords(words: Words): boolean {
  return languages.some((lang) => words[lang].trim() !== '');
}

/** A moment as its field holds it, on the Korean clock. */
function fieldText(at: string | null | undefined, afterMs: number): string {
  const moment = at ?? new Date(Date.now() + afterMs).toISOString();
  return koreaMinute(moment);
}
