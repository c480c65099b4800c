import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { MemberRow } from '../../shared/contracts.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { AgeDialog } from './age-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';

/** How old a member is, and who has seen it by what. */
export function Age({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [isOpen, setOpen] = useState(false);
  const { birthDate, ageMethod, ageConfirmedBy: by, ageConfirmedAt } = member;
  const seen =
    ageMethod === null || ageConfirmedAt === null
      ? t('age.unconfirmed')
      : t('age.confirmed', {
          method: t(`age.methods.${ageMethod}`),
          by,
          at: koreaMinute(ageConfirmedAt),
        });
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {birthDate === null ? seen : `${birthDate} · ${seen}`}
      {permits('members.approve') ? (
        <Button look="quiet" size="small" className="-mr-3" onPress={() => setOpen(true)}>
          {t('age.confirm')}
        </Button>
      ) : null}
      {isOpen ? <AgeDialog member={member} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}

/** Whether a member is a test account of the operator's own. */
export function TestAccount({ member }: { member: MemberRow }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {t(member.isTest ? 'testAccount.yes' : 'testAccount.no')}
      {permits('members.manage') ? (
        <Button look="quiet" size="small" className="-mr-3" onPress={() => setOpen(true)}>
          {t(member.isTest ? 'testAccount.unmark' : 'testAccount.mark')}
        </Button>
      ) : null}
      {isOpen ? <TestDialog member={member} onClose={() => setOpen(false)} /> : null}
    </span>
  );
}
