import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ExclusionLength,
  exclusionLengths,
  type TimeOutLength,
  timeOutLengths,
} from '../../../shared/account/protection.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { useProtectionChange } from './use-protection-change.ts';

/** A pause of some days that ends by itself. */
export function TimeOutPanel() {
  const { t } = useTranslation(['site', 'protection']);
  const [length, setLength] = useState<TimeOutLength>('24h');
  const change = useProtectionChange((wanted: TimeOutLength, headers) =>
    answerOf(api.POST('/api/member/protection/timeOut', { body: { length: wanted }, headers })),
  );

  async function begin(): Promise<void> {
    const wording = {
      title: t('protection:timeOutTitle'),
      message: t('protection:timeOut.ask', { length: t(`protection:timeOut.${length}`) }),
      confirmLabel: t('protection:timeOut.begin'),
      isDangerous: true,
    };
    if (await ask(wording)) await change.submit(length, t('protection:timeOut.done'));
  }

  return (
    <Panel title={t('protection:timeOutTitle')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-sm text-muted">{t('protection:timeOutNote')}</p>
        <Segmented
          label={t('protection:timeOut.length')}
          choices={timeOutLengths.map((id) => ({ id, text: t(`protection:timeOut.${id}`) }))}
          value={length}
          onChange={setLength}
        />
        <Button isPending={change.isPending} onPress={() => void begin()}>
          {t('protection:timeOut.begin')}
        </Button>
      </div>
    </Panel>
  );
}

/** The long way out. It is asked about twice, and needs the password. */
export function ExclusionPanel() {
  const { t } = useTranslation(['site', 'protection']);
  const [length, setLength] = useState<ExclusionLength>('6m');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('protection:exclusionTitle')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-sm text-muted">{t('protection:exclusionNote')}</p>
        <Segmented
          label={t('protection:exclusion.length')}
          choices={exclusionLengths.map((id) => ({ id, text: t(`protection:exclusion.${id}`) }))}
          value={length}
          onChange={setLength}
        />
        <Button look="danger" onPress={() => setOpen(true)}>
          {t('protection:exclusion.begin')}
        </Button>
      </div>
      {isOpen ? <ExclusionDialog length={length} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
