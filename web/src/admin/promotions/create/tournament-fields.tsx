import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { prizesSum } from '../tournaments/prize-places.ts';
import type { RulesProps } from './rules-props.ts';
import { useRulesText } from './use-rules-text.ts';

const GAMES_LENGTH_MAX = 2_000;

/** Which games count, and what all prizes come to, with what is wrong of dates and budget. */
export function TournamentFields({ draft, problems, put }: RulesProps) {
  const { t } = useTranslation('reward');
  const textOf = useRulesText();
  const wrong = [problems['end'], problems['budget']].flatMap((one) => textOf(one) ?? []);
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('create.fields.games')}
        hint={t('create.gamesHint')}
        value={draft.games}
        maxLength={GAMES_LENGTH_MAX}
        onChange={(games) => put({ games })}
      />
      <p className="text-sm text-muted">
        {t('create.prizesSum', { sum: won(prizesSum(draft.rows).toString()) })}
      </p>
      {wrong.map((text) => (
        <p key={text} className="text-sm text-danger">
          {text}
        </p>
      ))}
    </div>
  );
}
