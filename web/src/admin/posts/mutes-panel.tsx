import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { isWhole } from '../../shared/forms/bounds.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { NumberField } from '../../shared/forms/numbers/number-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { muteBounds as bounds } from '../shared/back-office-bounds.gen.ts';
import { mutesQuery } from './moderation-queries.ts';
import { useSetMute } from './use-moderate.ts';

export function MutesPanel() {
  const { t } = useTranslation('moderation');
  const form = useFields({
    start: { loginId: '', days: '7', reason: '' },
    bounds: { loginId: bounds.loginId, reason: bounds.reason },
  });
  const set = useSetMute(() => {
    form.set('loginId', '');
    form.set('reason', '');
  });
  const { loginId, days, reason } = form.values;
  // No days at all end a restriction, which has a button of its own below.
  const isReady =
    loginId.trim() !== '' && reason.trim() !== '' && isWhole(days, { ...bounds.days, minimum: 1 });
  const mute = () =>
    form.submit((typed) =>
      set.mutate({
        loginId: typed.loginId.trim(),
        days: Number(typed.days),
        reason: typed.reason.trim(),
      }),
    );
  return (
    <Panel title={t('rules.mutes')}>
      <div className="flex flex-col gap-4">
        <Form onSubmit={() => (isReady ? mute() : undefined)}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...form.field('loginId')} label={t('rules.loginId')} />
            <NumberField {...form.field('days')} label={t('rules.days')} sort="whole" />
          </div>
          <TextField
            {...form.field('reason')}
            label={t('rules.reason')}
            hint={t('rules.reasonHint')}
          />
          <FormError error={set.error} />
          <Button
            type="submit"
            look="danger"
            className="self-end"
            isDisabled={!isReady}
            isPending={set.isPending}
          >
            {t('rules.mute')}
          </Button>
        </Form>
        <MuteList />
      </div>
    </Panel>
  );
}

/** Ending a restriction is an act of its own: what is being typed for another member stays. */
function MuteList() {
  const { t } = useTranslation('moderation');
  const query = useQuery(mutesQuery);
  const textOf = useErrorText();
  const ending = useSetMute();
  const end = (loginId: string) =>
    void ending
      .mutateAsync({ loginId, days: 0, reason: t('rules.ended') })
      .catch((error: unknown) => toast('bad', textOf(error)));
  return (
    <>
      {query.isPending ? <SkeletonRows rows={2} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data?.length === 0 ? <p className="text-faint">{t('rules.noMutes')}</p> : null}
      <ul className="divide-y divide-line">
        {query.data?.map((one) => (
          <li key={one.memberId} className="flex flex-wrap items-center gap-3 py-2">
            <span className="font-medium">
              {one.nickname} <span className="text-faint">{one.loginId}</span>
            </span>
            <span className="flex-1 text-sm text-muted">
              {t('rules.until', { at: koreaMinute(one.until) })} · {one.reason}
            </span>
            <Button size="small" onPress={() => end(one.loginId)}>
              {t('rules.end')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
