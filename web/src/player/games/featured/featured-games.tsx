import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberSession } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Jackpots } from '../jackpots/jackpots.tsx';
import { GameListDialog } from '../lobby/game-list-dialog.tsx';
import { markedGamesQuery } from '../model/game-queries.ts';
import { GameRow } from './game-row.tsx';
import { Happenings } from './happenings.tsx';

/** Third-party games on the main page: jackpots, popular and new ones, and what happened in them. */
export default function FeaturedGames() {
  const { t } = useTranslation('game');
  const isMember = useMemberSession() !== null;
  const [isListOpen, setListOpen] = useState(false);
  const popular = useQuery(markedGamesQuery('popular'));
  const newest = useQuery(markedGamesQuery('new'));
  return (
    <div className="flex flex-col gap-8">
      <Jackpots />
      <GameRow title={t('featured.popular')} games={popular.data ?? []} />
      <GameRow
        title={t('featured.new')}
        games={newest.data ?? []}
        aside={
          isMember ? (
            <Button size="small" onPress={() => setListOpen(true)}>
              {t('featured.list')}
            </Button>
          ) : null
        }
      />
      <Happenings />
      <GameListDialog isOpen={isListOpen} onClose={() => setListOpen(false)} />
    </div>
  );
}
