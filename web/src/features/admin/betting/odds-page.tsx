import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../components/failed-panel.tsx';
import { NoticeBar } from '../../../components/notice-bar.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { miniGames } from '../../mini/mini-games.ts';
import type { SavedOdds } from '../api/contracts.ts';
import { useDraft } from '../settings/use-draft.ts';
import { usePermits } from '../use-operator.ts';
import { oddsQuery } from './betting-queries.ts';
import type { Game, OddsSearch } from './betting-search.ts';
import { bookOf, fieldsOf, keyOf, problemsOf } from './odds-fields.ts';
import { OddsHistory } from './odds-history.tsx';
import { OddsTable } from './odds-table.tsx';
import { useBetText } from './use-bet-text.ts';
import { useOddsChanges } from './use-odds-changes.ts';
import { useSaveOdds } from './use-save-betting.ts';
import { VersionedForm } from './versioned-form.tsx';

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
        <TextField
          label={t('betting.ceilingName')}
          value={fields.ceiling}
          onChange={(ceiling) => put({ ceiling })}
          hint={t('betting.ceilingHint')}
          error={problems.ceiling === undefined ? undefined : t('betting.problem.ceiling')}
          isDisabled={isReadOnly}
          autoComplete="off"
          maxLength={6}
          className="max-w-xl [&_input]:max-w-36 [&_input]:text-right [&_input]:tabular-nums"
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
      {elsewhere.some((key) => key !== 'ceiling') ? (
        <NoticeBar tone="bad" title={t('betting.problemElsewhere')} />
      ) : null}
    </VersionedForm>
  );
}
