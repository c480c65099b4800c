import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { operatorApi } from '../../../session/operator-session.ts';
import { auditSources } from '../office-search.ts';

/** Whether the chain of each service's log is whole. */
export function AuditVerify() {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const verify = useMutation({
    mutationFn: () =>
      Promise.all(
        auditSources.map(async (source) => {
          const path = `/api/admin/audit/${source}/verify` as const;
          const verdict = await answerOf(operatorApi.POST(path, { body: {} })).catch(
            (error: unknown) => ({ error }),
          );
          return { source, verdict };
        }),
      ),
  });
  return (
    <Panel
      title={t('audit.verify')}
      aside={
        <Button size="small" isPending={verify.isPending} onPress={() => verify.mutate()}>
          <ShieldCheck aria-hidden="true" className="size-4" />
          {t('audit.verify')}
        </Button>
      }
    >
      <p className="text-sm text-muted">{t('audit.verifyNote')}</p>
      <output className="flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
        {verify.data?.map(({ source, verdict }) => (
          <span key={source} className="flex items-center gap-2 pt-3">
            {t(`audit.sources.${source}`)}
            {'error' in verdict ? (
              <Badge tone="warn">{textOf(verdict.error)}</Badge>
            ) : (
              <Badge tone={verdict.brokenAt === null ? 'jade' : 'up'}>
                {verdict.brokenAt === null
                  ? t('audit.whole', { rows: verdict.rows })
                  : t('audit.broken', { at: verdict.brokenAt })}
              </Badge>
            )}
          </span>
        ))}
      </output>
    </Panel>
  );
}
