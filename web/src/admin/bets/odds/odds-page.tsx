import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { miniGames } from '../../../betting/mini/model/mini-games.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { SavedOdds } from '../../shared/contracts.ts';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { VersionedForm } from '../../shared/settings/versioned-form.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { oddsQuery } from '../shared/betting-queries.ts';
import type { Game, OddsSearch } from '../shared/betting-search.ts';
import { useBetText } from '../shared/use-bet-text.ts';
import { useSaveOdds } from '../shared/use-save-betting.ts';
import { bookOf, fieldsOf, keyOf, problemsOf } from './odds-fields.ts';
import { OddsHistory } from './odds-history.tsx';
import { OddsTable } from './odds-table.tsx';
import { useOddsChanges } from './use-odds-changes.ts';

type OddsPageProps = { search: OddsSearch; onSearch: (search: OddsSearch) => void };

/** What each mini game is offered at, within what may be paid back on average. */
export function OddsPage({ search, onSearch }: OddsPageProps) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const query = useQuery(oddsQuery);
  const { game = 'powerball' } = search;
  return (
    <Page title={t('nav.odds')} note={t('betting.oddsNote')} width="full">
      <Segmented<Game>
        label={t('betting.game')}
        choices={miniGames.map((id) => ({ id, text: text.game(id) }))}
        value={game}
        onChange={(id) => onSearch({ game: id === 'powerball' ? undefined : id })}
      />
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <OddsForm saved={query.data} game={game} onReload={() => void query.refetch()} />
      )}
      <OddsHistory />
    </Page>
  );
}

type OddsFormProps = { saved: SavedOdds; game: Game; onReload: () => void };

function OddsForm({ saved, game, onReload }: OddsFormProps) {
  const { t } = useTranslation('admin');
  const isReadOnly = !usePermits()('betting.manage');
  const { fields, put, discard } = useDraft(fieldsOf(saved));
  const changesOf = useOddsChanges();
  const save = useSaveOdds(discard);
  const problems = problemsOf(saved, fields);
  const rows = saved.prices.filter(({ gameId }) => gameId === game);
  const elsewhere = Object.keys(problems).filter((key) => !rows.some((row) => keyOf(row) === key));
  return (
    <VersionedForm
      saved={saved}
      isReadOnly={isReadOnly}
      changes={changesOf(saved, fields)}
      hasProblems={Object.keys(problems).length > 0}
      save={save}
      onSave={(reason, onSuccess) =>
        save.mutate({ version: saved.version, reason, ...bookOf(saved, fields) }, { onSuccess })
      }
      onDiscard={discard}
      onReload={onReload}
    >
      <Panel title={t('betting.ceiling')}>
        <NumberInput
          label={t('betting.ceilingName')}
          places={2}
          value={fields.ceiling}
          onChange={(ceiling) => put({ ceiling })}
          hint={t('betting.ceilingHint')}
          error={problems.ceiling === undefined ? undefined : t('betting.problem.ceiling')}
          isDisabled={isReadOnly}
          className="max-w-xl [&_input]:max-w-36"
        />
        <NumberInput
          label={t('betting.roundLossMax')}
          value={fields.roundLossMax}
          onChange={(roundLossMax) => put({ roundLossMax })}
          hint={t('betting.roundLossHint')}
          error={problems.roundLossMax === undefined ? undefined : t('betting.problem.won')}
          isDisabled={isReadOnly}
          className="max-w-xl [&_input]:max-w-48"
        />
      </Panel>
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        {[...Map.groupBy(rows, ({ marketId }) => marketId)].map(([marketId, some]) => (
          <OddsTable
            key={marketId}
            {...{ marketId, fields, problems, isReadOnly, put }}
            rows={some}
          />
        ))}
      </div>
      {elsewhere.some((key) => key !== 'ceiling' && key !== 'roundLossMax') ? (
        <NoticeBar tone="bad" title={t('betting.problemElsewhere')} />
      ) : null}
    </VersionedForm>
  );
}
