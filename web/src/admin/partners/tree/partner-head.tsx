import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp, CalendarCheck2, PauseCircle, PlayCircle, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { partnersKey } from '../../../shared/partner/model/reads.ts';
import { PersonName } from '../../../shared/partner/people/person-name.tsx';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Arriving } from '../../../shared/ui/pages/states.tsx';
import { FactList } from '../../shared/fact-list.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { MoveDialog } from './move-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

type PartnerHeadProps = { person: Person; parent: Person | null };
type Act = 'move' | 'suspend' | 'terms';

/** Who a partner is and how they are settled, and what an operator may do about it. */
export function PartnerHead({ person, parent }: PartnerHeadProps) {
  const { t } = useTranslation('partner');
  const permits = usePermits();
  const [act, setAct] = useState<Act | null>(null);
  const partnerId = person.memberId;
  const { data: terms, isError } = useQuery({
    queryKey: [...partnersKey, 'backOffice', 'terms', partnerId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/partner/terms/get', { body: { partnerId } })),
  });
  const close = () => setAct(null);
  const fact = (value: string | undefined) => (
    <Arriving isFailed={isError} className="h-5 w-16">
      {value}
    </Arriving>
  );
  return (
    <Panel
      title={person.nickname}
      aside={
        <span className="flex flex-wrap gap-1.5">
          {permits('partners.settle') ? (
            <ButtonLink size="small" to="/admin/partners/periods" search={{ partner: partnerId }}>
              <CalendarCheck2 aria-hidden="true" className="size-4" />
              {t('alone.action')}
            </ButtonLink>
          ) : null}
          {permits('partners.manage') ? (
            <Acts person={person} isKnown={terms !== undefined} onAct={setAct} />
          ) : null}
        </span>
      }
    >
      <FactList
        columns={2}
        facts={[
          { name: t('tree.who'), value: <PersonName person={person} /> },
          {
            name: t('tree.parent'),
            value: parent === null ? t('tree.noParent') : <PersonName person={parent} />,
          },
          { name: t('terms.cycle'), value: fact(terms && t(`cycle.${terms.cycle}`)) },
          {
            name: t('terms.mayTransfer'),
            value: fact(terms && t(terms.mayTransfer ? 'allowed' : 'notAllowed')),
          },
          {
            name: t('terms.carriesLoss'),
            value: fact(terms && t(terms.carriesLoss ? 'terms.carries' : 'terms.carriesNot')),
          },
          {
            name: t('terms.deductions'),
            value: fact(terms && t('terms.deducted', { fee: terms.fee, cut: terms.cut })),
          },
        ]}
      />
      {act === 'move' ? <MoveDialog person={person} parent={parent} onClose={close} /> : null}
      {act === 'suspend' ? <SuspendDialog person={person} onClose={close} /> : null}
      {act === 'terms' && terms !== undefined ? (
        <TermsDialog person={person} terms={terms} onClose={close} />
      ) : null}
    </Panel>
  );
}

type ActsProps = { person: Person; isKnown: boolean; onAct: (act: Act) => void };

function Acts({ person, isKnown, onAct }: ActsProps) {
  const { t } = useTranslation('partner');
  return (
    <>
      <Button size="small" isDisabled={!isKnown} onPress={() => onAct('terms')}>
        <Settings2 aria-hidden="true" className="size-4" />
        {t('terms.action')}
      </Button>
      <Button size="small" onPress={() => onAct('move')}>
        <ArrowDownUp aria-hidden="true" className="size-4" />
        {t('move.action')}
      </Button>
      <Button
        size="small"
        look={person.suspended ? 'plain' : 'danger'}
        onPress={() => onAct('suspend')}
      >
        {person.suspended ? (
          <PlayCircle aria-hidden="true" className="size-4" />
        ) : (
          <PauseCircle aria-hidden="true" className="size-4" />
        )}
        {t(person.suspended ? 'suspend.lift' : 'suspend.action')}
      </Button>
    </>
  );
}
