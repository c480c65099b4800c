import { useTranslation } from 'react-i18next';
import {
  type Protection,
  type RealityMinutes,
  realityMinutes,
} from '../../../shared/account/protection.ts';
import { useProtectionText } from '../../../shared/account/use-protection-text.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { useProtectionChange } from './use-protection-change.ts';

/** How often the site says how long one has been here, and with what result. */
export function RealityPanel({ protection }: { protection: Protection }) {
  const { t } = useTranslation(['site', 'protection']);
  const text = useProtectionText();
  const change = useProtectionChange((minutes: RealityMinutes, headers) =>
    answerOf(api.POST('/api/member/protection/setRealityCheck', { body: { minutes }, headers })),
  );
  const present = realityMinutes.find((one) => one === protection.realityCheckMinutes) ?? 0;
  return (
    <Panel title={t('protection:realityTitle')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-sm text-muted">{t('protection:realityNote')}</p>
        <Segmented
          label={t('protection:realityTitle')}
          choices={realityMinutes.map((minutes) => ({
            id: String(minutes),
            text: text.minutes(minutes),
          }))}
          value={String(present)}
          onChange={(id) => {
            const minutes = realityMinutes.find((one) => String(one) === id);
            if (minutes !== undefined) void change.submit(minutes, t('protection:saved'));
          }}
        />
        {protection.realityCheckChosen ? null : (
          <p className="text-xs text-faint">{t('protection:reality.proposed')}</p>
        )}
      </div>
    </Panel>
  );
}
