import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/query-client.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { notificationKey } from '../../shared/member/notifications.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Switch } from '../../shared/ui/controls/switch.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { agreeToPush, endOtherPushes, endPush, readPush } from './push-browser.ts';

const pushKey = [...notificationKey, 'push'];

/**
 * The member's word on being told while the site is closed: for this browser, and none but theirs. Others are
 * ended from here, too: one may have been lost, or be somebody else's.
 */
export function PushAgreement() {
  const { t } = useTranslation('notification');
  const textOf = useErrorText();
  const push = useQuery({ queryKey: pushKey, queryFn: readPush, staleTime: Infinity }).data;
  const settled = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
    onError: (error: unknown) => toast('bad', textOf(error)),
  };
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? agreeToPush() : endPush()),
    ...settled,
  });
  const endOthers = useMutation({ mutationFn: endOtherPushes, ...settled });
  const { state, others = 0 } = push ?? {};
  const isAble = state === 'on' || state === 'off';
  return (
    <Panel>
      <div className="flex flex-col gap-1">
        <Switch
          label={t('push.label')}
          isOn={change.isPending ? change.variables : state === 'on'}
          isDisabled={!isAble || change.isPending}
          onChange={(isOn) => change.mutate(isOn)}
        />
        <p className="text-sm text-pretty text-muted">
          {state === 'denied' || state === 'unable' ? t(`push.${state}`) : t('push.note')}
        </p>
        {others > 0 && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm">
            <p>{t('push.others', { count: others })}</p>
            <Button size="small" isPending={endOthers.isPending} onPress={() => endOthers.mutate()}>
              {t('push.endOthers')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
