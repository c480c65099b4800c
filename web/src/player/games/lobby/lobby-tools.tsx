import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { WORDS_LENGTH_MAX } from '../../../shared/search/search-keys.ts';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { gameFilters, gameOrders, type LobbySearch, lobbySearch } from '../model/lobby-search.ts';

type LobbyToolsProps = { search: LobbySearch; onSearch: (search: LobbySearch) => void };

/** Above the games: words, which games, and in which order. A change begins at the first page. */
export function LobbyTools({ search, onSearch }: LobbyToolsProps) {
  const { t } = useTranslation('game');
  const { page: _page, ...kept } = search;
  const choose = (change: Record<string, unknown>) => onSearch(lobbySearch({ ...kept, ...change }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <GameSearch words={search.search ?? ''} onWords={(words) => choose({ search: words })} />
      <Segmented
        label={t('lobby.filterName')}
        choices={gameFilters.map((id) => ({ id, text: t(`lobby.filter.${id}`) }))}
        value={search.filter ?? 'all'}
        onChange={(filter) => choose({ filter })}
      />
      <div className="ml-auto w-40 max-sm:ml-0 max-sm:w-full">
        <Select
          label={t('lobby.orderName')}
          isLabelHidden
          placeholder={t('lobby.orderName')}
          choices={gameOrders.map((id) => ({ id, text: t(`lobby.order.${id}`) }))}
          value={search.order ?? 'usual'}
          onChange={(order) => choose({ order })}
        />
      </div>
    </div>
  );
}

/** Somebody types on for so long before the games are asked for. */
const settleMs = 300;

/** Finds while one types: by a name, by a vendor, or by initial consonants (ㄱㅇㅊ). */
function GameSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation('game');
  const [typed, setTyped] = useState(words);
  const [before, setBefore] = useState(words);
  // What it asked for itself, and the page does not have yet: somebody may have typed on meanwhile.
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (words !== before) {
    setBefore(words);
    const place = asked.indexOf(words);
    setAsked(place === -1 ? [] : asked.slice(place + 1));
    // Words of going back, or none for all games, are put into the field.
    if (place === -1) setTyped(words);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === (asked.at(-1) ?? words)) return;
    const timer = setTimeout(() => {
      setAsked([...asked, wanted]);
      onWords(wanted);
    }, settleMs);
    return () => clearTimeout(timer);
  });
  return (
    <search className="w-full sm:w-80">
      <TextField
        label={t('lobby.search')}
        isLabelHidden
        type="search"
        name="games"
        value={typed}
        onChange={setTyped}
        maxLength={WORDS_LENGTH_MAX}
        autoComplete="off"
        placeholder={t('lobby.searchHint')}
        className="[&_input::-webkit-search-cancel-button]:hidden"
        trailing={
          typed === '' ? (
            <span className="inline-flex size-11 shrink-0 items-center justify-center text-faint">
              <Search aria-hidden="true" className="size-4" />
            </span>
          ) : (
            <IconButton label={t('lobby.clear')} onPress={() => setTyped('')}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          )
        }
      />
    </search>
  );
}
