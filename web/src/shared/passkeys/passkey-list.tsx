import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../format/time.ts';
import { Button } from '../ui/controls/button.tsx';

export type PasskeyRow = {
  passkeyId: string;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
};

type PasskeyListProps = {
  passkeys: readonly PasskeyRow[];
  onRemove: (passkey: PasskeyRow) => void;
};

/** Somebody's own passkeys, each with the way to remove it. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { t } = useTranslation('passkey');
  if (passkeys.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul aria-label={t('title')} className="divide-y divide-line rounded-md border border-line">
      {passkeys.map((passkey) => (
        <li key={passkey.passkeyId} className="flex items-center gap-3 px-4 py-3">
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-faint" />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="font-medium break-words">{passkey.name}</span>
            <span className="flex flex-wrap gap-x-3 text-sm text-faint">
              <span>{t('addedAt', { at: koreaMinute(passkey.addedAt) })}</span>
              <span>
                {passkey.lastUsedAt === null
                  ? t('neverUsed')
                  : t('usedAt', { at: koreaMinute(passkey.lastUsedAt) })}
              </span>
            </span>
          </span>
          <Button
            size="small"
            aria-label={t('removeOf', { name: passkey.name })}
            onPress={() => onRemove(passkey)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
