import { useTranslation } from 'react-i18next';
import { DateField } from '../../shared/dates/date-field.tsx';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { TabLinks } from '../../shared/ui/controls/tab-links.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import { miniGames } from '../mini/model/mini-games.ts';
import type { ResultSearch } from '../mini/model/mini-search.ts';
import { ResultList } from '../mini/play/result-list.tsx';

type MiniResultPageProps = {
  search: ResultSearch;
  onSearch: (search: ResultSearch) => void;
};

/** Results of the mini games by game and day; those of sports are the next tab. */
export function MiniResultPage({ search, onSearch }: MiniResultPageProps) {
  const { t } = useTranslation();
  const today = useKoreaDay();
  const { gameId: game = 'powerball', gameDay = today, page = 1 } = search;
  return (
    <Page title={t('mini.resultTitle')} note={t('mini.resultNote')}>
      <TabLinks
        label={t('mini.resultTitle')}
        links={[
          { to: '/member/result/mini', text: t('nav.mini'), isCurrent: true },
          { to: '/member/result/sport', text: t('nav.sport') },
        ]}
      />
      <Panel isFlush>
        <div className="flex flex-col gap-3 border-b border-line px-4 py-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between sm:px-5">
          <Segmented
            label={t('mini.chooseGame')}
            choices={miniGames.map((id) => ({ id, text: t(`mini.game.${id}`) }))}
            value={game}
            onChange={(gameId) => onSearch({ ...withoutPage(search), gameId })}
          />
          <DateField
            label={t('mini.day')}
            isLabelHidden
            value={gameDay}
            max={today}
            onChange={(day) => onSearch({ ...withoutPage(search), gameDay: day })}
            className="sm:w-48"
          />
        </div>
        <ResultList
          game={game}
          gameDay={gameDay}
          page={page}
          onPage={(next) => onSearch({ ...search, page: next })}
          onDay={(day) => onSearch({ ...withoutPage(search), gameDay: day })}
        />
      </Panel>
    </Page>
  );
}

function withoutPage({ gameId, gameDay }: ResultSearch): ResultSearch {
  return {
    ...(gameId === undefined ? {} : { gameId }),
    ...(gameDay === undefined ? {} : { gameDay }),
  };
}
