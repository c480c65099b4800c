import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { auditSources } from '../../shared/api/services.gen.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { operatorApi } from '../shared/operator-session.ts';

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
              <VerdictBadges verdict={verdict} />
            )}
          </span>
        ))}
      </output>
    </Panel>
  );
}

type Verdict = {
  rows: number;
  brokenAt: string | null;
  cutBefore: string | null;
  openRows: number;
  isPublished: boolean;
};

/** Whole, broken at a row or cut off; and what the verdict cannot speak for. */
function VerdictBadges({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('admin');
  const { rows, brokenAt, cutBefore, openRows, isPublished } = verdict;
  const isWhole = brokenAt === null && cutBefore === null;
  return (
    <>
      <Badge tone={isWhole ? 'jade' : 'danger'}>
        {brokenAt === null
          ? cutBefore === null
            ? t('audit.whole', { rows })
            : t('audit.cut', { at: cutBefore })
          : t('audit.broken', { at: brokenAt })}
      </Badge>
      {openRows > 0 ? <Badge tone="warn">{t('audit.openRows', { rows: openRows })}</Badge> : null}
      {isPublished ? null : <Badge tone="warn">{t('audit.notPublished')}</Badge>}
    </>
  );
}
