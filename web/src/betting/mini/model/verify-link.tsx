import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../../shared/api/contracts.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import type { MiniGame } from './mini-games.ts';

type VerifyLinkProps = { game: MiniGame; round: Pick<MiniRound, 'gameDay' | 'number'> };

/** The way to the page that draws a round again in the browser. */
export function VerifyLink({ game, round: { gameDay, number } }: VerifyLinkProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      size="small"
      look="quiet"
      to="/member/minigame/verify"
      search={{ gameId: game, gameDay, number }}
    >
      <ShieldCheck aria-hidden="true" className="size-4" />
      {t('mini.verify.short')}
      <span className="sr-only">{t('mini.round', { number })}</span>
    </ButtonLink>
  );
}
