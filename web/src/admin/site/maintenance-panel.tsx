import { useTranslation } from 'react-i18next';
import { DateField } from '../../shared/dates/date-field.tsx';
import { serverNow } from '../../shared/format/server-clock.ts';
import { fromKoreaMinute, koreaMinute } from '../../shared/format/time.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Switch } from '../../shared/ui/controls/switch.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import type { SiteCheck } from '../shared/contracts.ts';
import { MaintenanceClock } from './maintenance-clock.tsx';
import { Buttons, StateBadge } from './maintenance-state.tsx';
import { hasWords, MessageFields, noWords } from './maintenance-words.tsx';
import { useSetMaintenance } from './use-set-maintenance.ts';

const HOUR_MS = 3_600_000;

/** A planned maintenance: while it lasts everybody but operators sees the maintenance page. */
export function MaintenancePanel({ check }: { check: SiteCheck }) {
  const { t } = useTranslation('admin');
  const planned = check.siteCheckInfo;
  const form = useFields({
    start: {
      from: fieldText(planned?.startDate, 0),
      until: fieldText(planned?.endDate, HOUR_MS),
      isOpen: planned !== null && planned.endDate === null,
      words: planned?.message ?? noWords,
    },
    problems: {
      until: ({ from, until, isOpen }) =>
        !isOpen && until <= from ? t('site.endBefore') : undefined,
    },
    shown: 'typing',
  });
  const set = useSetMaintenance();

  async function send({ from: start, until, isOpen, words }: typeof form.values): Promise<void> {
    const startDate = fromKoreaMinute(start);
    const endDate = isOpen ? null : fromKoreaMinute(until);
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
    <Panel title={t('site.maintenance')} aside={<StateBadge check={check} />}>
      {planned === null ? null : <MaintenanceClock check={check} />}
      <Form onSubmit={() => form.submit(send)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={t('site.from')}
            withTime
            value={form.values.from}
            onChange={form.field('from').onChange}
          />
          <DateField
            label={t('site.until')}
            withTime
            value={form.values.until}
            onChange={form.field('until').onChange}
            isDisabled={form.values.isOpen}
            error={form.errorOf('until')}
          />
        </div>
        <Switch
          label={t('site.openEnd')}
          isOn={form.values.isOpen}
          onChange={form.field('isOpen').onChange}
        />
        <MessageFields words={form.values.words} onChange={form.field('words').onChange} />
        <FormError error={set.error} />
        <Buttons
          isPlanned={planned !== null}
          isPending={set.isPending}
          onClear={() => void clear()}
        />
      </Form>
    </Panel>
  );
}

/** A moment as its field holds it, on the Korean clock. */
function fieldText(at: string | null | undefined, afterMs: number): string {
  const moment = at ?? new Date(serverNow() + afterMs).toISOString();
  return koreaMinute(moment);
}
