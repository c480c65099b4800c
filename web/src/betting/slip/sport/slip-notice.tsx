import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { movedLegs, presentOdds, type SlipRefusal } from '../model/slip-checks.ts';
import { sportSlip } from './sport-slip.ts';
import type { SportFacts } from './use-sport-facts.ts';

/**
 * Why the slip was refused or would be, with the one thing to do about it: odds that moved are taken
 * by one press, and what takes no bets is taken off by one.
 */
export function SlipNotice({ facts }: { facts: SportFacts }) {
  const { t } = useTranslation(['sport', 'site']);
  const { legs, refusal, slip, isLocked } = facts;
  const moved = movedLegs(legs);
  const take = (
    <Button size="small" onPress={() => sportSlip.takeOdds(presentOdds(legs))}>
      {t('site:bet.takeOdds')}
    </Button>
  );
  if (isLocked) {
    return (
      <NoticeBar tone="warn" title={t('site:bet.locked')}>
        {t('site:bet.lockedNote')}
      </NoticeBar>
    );
  }
  if (slip.outcome?.kind === 'refused') {
    return (
      <NoticeBar
        tone="bad"
        title={slip.outcome.message}
        action={moved.length > 0 ? take : <Fix refusal={refusal} />}
      />
    );
  }
  if (refusal !== null) {
    const isMoved = refusal.kind === 'moved';
    const isCut = refusal.kind === 'cut';
    return (
      <NoticeBar
        tone="warn"
        title={isMoved ? t('site:bet.oddsChanged') : refusalText(refusal)}
        action={isMoved ? take : <Fix refusal={refusal} />}
      >
        {isCut ? t('feed.lostNote') : undefined}
      </NoticeBar>
    );
  }
  return moved.length > 0 ? <p className="text-sm text-muted">{t('slip.takenAnyway')}</p> : null;

  function refusalText(why: Exclude<SlipRefusal, { kind: 'moved' }>): string {
    if (why.kind === 'clash') return t(`fault.${why.fault}`);
    if (why.kind === 'cut') return t('feed.lost');
    return 'limit' in why ? t(`refuse.${why.kind}`, { limit: why.limit }) : t('refuse.closed');
  }
}

function Fix({ refusal }: { refusal: SlipRefusal | null }) {
  const { t } = useTranslation(['sport', 'site']);
  if (refusal?.kind !== 'closed') return null;
  return (
    <Button size="small" onPress={() => sportSlip.remove(refusal.legs)}>
      {t('slip.removeClosed')}
    </Button>
  );
}
