import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { part } from '../../../shared/loading/part.tsx';
import { useMember } from '../../../shared/member/member-queries.ts';
import { useRealityCheck } from './use-reality-check.ts';

const RealityCheck = part(() => import('./reality-check.tsx'), { missing: 'above' });

/** Beside every page of a member: the quiet line while a break is on, and the reality check. */
export default function ProtectionWatch({ sessionId }: { sessionId: string }) {
  const protection = useMember()?.protection;
  const minutes = protection?.realityCheckMinutes ?? 0;
  const check = useRealityCheck(sessionId, minutes);
  return (
    <>
      {protection === undefined || protection.state === 'none' ? null : (
        <BreakLine state={protection.state} until={protection.until} />
      )}
      {check.isDue ? <RealityCheck onContinue={check.goOn} /> : null}
    </>
  );
}

type BreakLineProps = { state: 'timeOut' | 'excluded'; until: string | null };

function BreakLine({ state, until }: BreakLineProps) {
  const { t } = useTranslation(['site', 'protection']);
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 border-b border-line bg-raised px-4 py-1 text-center text-xs text-muted">
      <ShieldCheck aria-hidden="true" className="size-3.5 shrink-0 text-jade" />
      {until === null
        ? t(`protection:line.${state}`)
        : t(`protection:line.${state}Until`, { until: koreaMinute(until) })}
      <Link to="/member/mypage/protection" className="text-brass-text underline">
        {t('protection:line.more')}
      </Link>
    </p>
  );
}
