import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import type { BackOfficeGame, GameState } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { changedFields } from '../../shared/fields/changed-fields.ts';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { gameStates } from '../shared/games-search.ts';
import { useSaveGame } from './use-save-game.ts';

type GameDialogProps = { game: BackOfficeGame; onClose: () => void };

/**
 * What the site does with a game: shown or not, pinned, at which place, with which limit. Only what is changed
 * here is sent: a colleague may have hidden it since this was opened.
 */
export function GameDialog({ game, onClose }: GameDialogProps) {
  const { t } = useTranslation('admin');
  const [opened] = useState({
    state: game.state,
    isPinned: game.isPinned,
    ord: game.ord,
    maxBet: game.maxBet,
  });
  const [state, setState] = useState<GameState>(opened.state);
  const [isPinned, setPinned] = useState(opened.isPinned);
  const [ord, setOrd] = useState(String(opened.ord));
  const [maxBet, setMaxBet] = useState(opened.maxBet ?? '');
  const typed = {
    state,
    isPinned,
    ord: ord === '' ? opened.ord : Number(ord),
    maxBet: maxBet === '' ? null : maxBet,
  };
  const save = useSaveGame(onClose);
  return (
    <DecisionDialog
      title={nameIn(game.names)}
      effect={t(`games.gameEffect.${state}`)}
      confirmLabel={t('settings.save')}
      needsReason={false}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
      onConfirm={() => save.mutate({ gameId: game.id, ...changedFields(opened, typed) })}
    >
      <Segmented
        label={t('cash.statusName')}
        choices={gameStates.map((id) => ({ id, text: t(`games.gameState.${id}`) }))}
        value={state}
        onChange={setState}
      />
      <Switch label={t('games.pinnedSwitch')} isOn={isPinned} onChange={setPinned} />
      <NumberInput
        label={t('games.ord')}
        hint={t('games.ordHint')}
        value={ord}
        onChange={setOrd}
        error={undefined}
      />
      <NumberInput
        label={t('games.maxBet')}
        hint={t('games.maxBetHint')}
        value={maxBet}
        onChange={setMaxBet}
        error={undefined}
      />
    </DecisionDialog>
  );
}
