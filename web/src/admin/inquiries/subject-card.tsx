import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useBetWord } from '../../shared/bets/bet-word-badge.tsx';
import { betWord } from '../../shared/bets/bet-words.ts';
import { won } from '../../shared/format/money.ts';
import { shortNumber } from '../../shared/format/short-number.ts';
import { koreaMinute } from '../../shared/format/time.ts';
import { buttonClass } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { FailedLine, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { slipQuery } from '../bets/shared/betting-queries.ts';
import { CashStatus } from '../cash/requests/cash-status.tsx';
import type { BackOfficeInquiry } from '../shared/contracts.ts';
import { FactList } from '../shared/fact-list.tsx';
import { usePermits } from '../shared/use-operator.ts';
import { requestQuery } from './shared/inquiry-queries.ts';

type SubjectCardProps = { subject: NonNullable<BackOfficeInquiry['subject']> };

/** The bet or request an inquiry is about, as it stands now. */
export function SubjectCard({ subject: { kind, id } }: SubjectCardProps) {
  const { t } = useTranslation('helpdesk');
  const permits = usePermits();
  const isBet = kind === 'bet';
  const mayLook = permits(isBet ? 'betting.read' : 'cash.read');
  return (
    <Panel title={`${t(`subjects.${kind}`)} ${shortNumber(id)}`}>
      {mayLook ? null : <p className="text-sm text-faint">{t('subjectHidden')}</p>}
      {mayLook && isBet ? <BetFacts betId={id} /> : null}
      {mayLook && !isBet ? <RequestFacts requestId={id} /> : null}
    </Panel>
  );
}

function BetFacts({ betId }: { betId: string }) {
  const { t } = useTranslation('helpdesk');
  const { t: backOffice } = useTranslation('admin');
  const word = useBetWord();
  const query = useQuery(slipQuery(betId));
  const bet = query.data?.bets.find((one) => one.betId === betId);
  if (query.isPending) return <SkeletonRows rows={3} className="h-8" />;
  if (query.isError) return <FailedLine onRetry={() => void query.refetch()} />;
  return (
    <div className="flex flex-col gap-3">
      {bet === undefined ? null : (
        <FactList
          facts={[
            { name: t('state'), value: word(betWord(bet)) },
            { name: backOffice('betting.stake'), value: won(bet.cash) },
            { name: backOffice('betting.returned'), value: won(bet.winCash) },
            { name: backOffice('betting.placedAt'), value: koreaMinute(bet.placedAt) },
          ]}
        />
      )}
      <Link
        to="/admin/bets/$slipId"
        params={{ slipId: betId }}
        className={buttonClass('plain', 'small')}
      >
        {t('openSubject')}
      </Link>
    </div>
  );
}

function RequestFacts({ requestId }: { requestId: string }) {
  const { t } = useTranslation('helpdesk');
  const { t: backOffice } = useTranslation('admin');
  const query = useQuery(requestQuery(requestId));
  if (query.isPending) return <SkeletonRows rows={3} className="h-8" />;
  if (query.isError) return <FailedLine onRetry={() => void query.refetch()} />;
  const request = query.data;
  if (request === null) return <p className="text-sm text-faint">{t('subjectUnknown')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <FactList
        facts={[
          { name: backOffice('cash.statusName'), value: <CashStatus request={request} /> },
          { name: backOffice('cash.amount'), value: won(request.amount) },
          { name: backOffice('cash.askedAt'), value: koreaMinute(request.requestedAt) },
        ]}
      />
      <Link
        to={request.kind === 'in' ? '/admin/deposits' : '/admin/withdrawals'}
        search={{ search: requestId }}
        className={buttonClass('plain', 'small')}
      >
        {t('openSubject')}
      </Link>
    </div>
  );
}
