import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/figures/badge.tsx';
import type { Person } from '../model/contracts.ts';

/** Somebody by nickname and id, with their tier, and a word where they are suspended. */
export function PersonName({ person, onOpen }: { person: Person; onOpen?: () => void }) {
  const { t } = useTranslation('partner');
  const name = (
    <>
      {person.nickname} <span className="text-faint">{person.loginId}</span>
    </>
  );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {onOpen === undefined ? (
        <span className="font-medium">{name}</span>
      ) : (
        <button
          type="button"
          onClick={onOpen}
          className="finger cursor-pointer font-medium underline decoration-line-strong underline-offset-4 hover:text-brass-text"
        >
          {name}
        </button>
      )}
      <TierBadge tier={person.tier} />
      {person.suspended ? <Badge tone="danger">{t('suspended')}</Badge> : null}
    </span>
  );
}

/** Which tier, in the trade's word; members have none. */
export function TierBadge({ tier }: { tier: number }) {
  const { t } = useTranslation('partner');
  return <Badge tone={tier === 0 ? 'plain' : 'brass'}>{tierText(t, tier)}</Badge>;
}

type Translate = ReturnType<typeof useTranslation<'partner'>>['t'];

export function tierText(t: Translate, tier: number): string {
  return t(`tier.${tier as 0 | 1 | 2 | 3 | 4 | 5}`);
}
