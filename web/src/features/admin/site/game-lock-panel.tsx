import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { ask } from '../../../components/alerts.ts';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { toast } from '../../../components/toasts.ts';
import { operatorApi } from '../../../session/operator-session.ts';

/** Closes every game at once, or opens them again; open games are told live. */
export function GameLockPanel() {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const lock = useSubmit({
    send: (locked: boolean, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/site/gameLock', { body: { locked, scope: '' }, headers }),
      ),
    onDone: (_, locked) => toast('good', t(locked ? 'site.locked' : 'site.unlocked')),
  });
  async function close(): Promise<void> {
    if (await ask({ message: t('site.lockEffect'), isDangerous: true })) lock.mutate(true);
  }
  return (
    <Panel title={t('site.games')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t('site.gamesNote')}</p>
        <div className="flex gap-2">
          <Button look="danger" isPending={lock.isPending} onPress={() => void close()}>
            {t('site.lock')}
          </Button>
          <Button isDisabled={lock.isPending} onPress={() => lock.mutate(false)}>
            {t('site.unlock')}
          </Button>
        </div>
      </div>
      {lock.isError ? (
        <p role="alert" className="pt-3 text-sm text-up">
          {textOf(lock.error)}
        </p>
      ) : null}
    </Panel>
  );
}
