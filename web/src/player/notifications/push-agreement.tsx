import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/query-client.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { notificationKey } from '../../shared/member/notifications.ts';
import { Switch } from '../../shared/ui/controls/switch.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { agreeToPush, endPush, readPush } from './push-browser.ts';

const pushKey = [...notificationKey, 'push'];

/** The member's word on being told while the site is closed: for this browser, and none but theirs. */
export function PushAgreement() {
  const { t } = useTranslation('notification');
  const textOf = useErrorText();
  const state = useQuery({ queryKey: pushKey, queryFn: readPush, staleTime: Infinity }).data;
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? agreeToPush() : endPush()),
    onSuccess: (now) => queryClient.setQueryData(pushKey, now),
    onError: (error) => toast('bad', textOf(error)),
  });
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
      </div>
    </Panel>
  );
}
