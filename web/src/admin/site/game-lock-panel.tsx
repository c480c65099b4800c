import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { ask } from '../../shared/ui/overlays/alerts.ts';
import { NoticeBar } from '../../shared/ui/overlays/notice-bar.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { operatorApi } from '../shared/operator-session.ts';

/** What can be locked by itself; the empty scope is every game. */
const scopes = ['live', 'hotel', 'slot', 'sport', 'esport', 'mini', 'virtual', 'fishing'] as const;

const locksKey = ['admin', 'site', 'locks'] as const;

/** Closes every game or one kind of it at once, or opens it again; open games are told live. */
export function GameLockPanel() {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const query = useQuery({
    queryKey: locksKey,
    queryFn: () => answerOf(operatorApi.POST('/api/admin/site/gameLock/list', { body: {} })),
  });
  const lock = useLock();
  const isLocked = (scope: string) =>
    query.data?.list.some((one) => one.scope === scope && one.locked) === true;
  const nameOf = (scope: string) => {
    const known = scopes.find((one) => one === scope);
    return known === undefined ? t('site.allGames') : t(`policy.product.${known}`);
  };

  async function change(scope: string, locked: boolean): Promise<void> {
    const message =
      scope === '' ? t('site.lockEffect') : t('site.lockScopeAsk', { scope: nameOf(scope) });
    if (locked && !(await ask({ message, isDangerous: true }))) return;
    lock.mutate({ scope, locked, name: nameOf(scope) });
  }

  const buttonText = (scope: string) => {
    if (isLocked(scope)) return t('site.unlock');
    return t(scope === '' ? 'site.lock' : 'site.lockOne');
  };
  return (
    <Panel title={t('site.games')}>
      <p className="pb-3 text-muted">{t('site.gamesNote')}</p>
      {query.isPending ? <SkeletonRows rows={4} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {isLocked('') ? (
        <div className="pb-3">
          <NoticeBar tone="warn" title={t('site.allLocked')} />
        </div>
      ) : null}
      {query.data === undefined ? null : (
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {['', ...scopes].map((scope) => (
            <li
              key={scope}
              className={`flex min-h-13 items-center gap-3 border-b border-line ${scope === '' ? 'sm:col-span-2' : ''}`}
            >
              <span className={`flex-1 ${scope === '' ? 'font-semibold' : ''}`}>
                {nameOf(scope)}
              </span>
              <Badge tone={isLocked(scope) ? 'danger' : 'jade'}>
                {t(isLocked(scope) ? 'site.lockedState' : 'site.openState')}
              </Badge>
              <Button
                size="small"
                look={isLocked(scope) ? 'plain' : 'danger'}
                isDisabled={lock.isPending}
                aria-label={`${nameOf(scope)} ${buttonText(scope)}`}
                onPress={() => void change(scope, !isLocked(scope))}
              >
                {buttonText(scope)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {lock.isError ? (
        <p role="alert" className="pt-3 text-sm text-danger">
          {textOf(lock.error)}
        </p>
      ) : null}
    </Panel>
  );
}

function useLock() {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: ({ scope, locked }: { scope: string; locked: boolean; name: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/site/gameLock', { body: { locked, scope }, headers })),
    onDone(answer, { locked, name: scope }) {
      toast('good', t(locked ? 'site.scopeLocked' : 'site.scopeOpened', { scope }));
      queries.setQueryData(locksKey, answer);
    },
  });
}
