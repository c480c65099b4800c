import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../shared/forms/search-form.tsx';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { SEARCH_MIN } from './model/post-draft.ts';
import { type PostSearch, postCategories, postOrders } from './model/post-search.ts';

export type PostListPageProps = { search: PostSearch; onSearch: (search: PostSearch) => void };

export function PostFilter({ search, onSearch }: PostListPageProps) {
  const { t } = useTranslation('community');
  const { search: words = '', mine, page: _first, ...rest } = search;
  const isMine = mine === true ? { mine } : {};
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 sm:px-5">
      <Segmented
        label={t('posts.category')}
        choices={(['all', ...postCategories, 'mine'] as const).map((id) => ({
          id,
          text: t(`posts.categories.${id}`),
        }))}
        value={mine === true ? 'mine' : (search.category ?? 'all')}
        onChange={(id) => {
          if (id === 'mine') onSearch({ mine: true });
          else onSearch(id === 'all' ? {} : { category: id });
        }}
      />
      <Segmented
        label={t('posts.order')}
        choices={postOrders.map((id) => ({ id, text: t(`posts.orders.${id}`) }))}
        value={search.order ?? 'newest'}
        onChange={(id) => {
          const { order: _before, ...others } = rest;
          const order = id === 'newest' ? {} : { order: id };
          onSearch({
            ...others,
            ...isMine,
            ...order,
            ...(words === '' ? {} : { search: words }),
          });
        }}
      />
      <SearchForm
        label={t('posts.search')}
        placeholder={t('posts.searchHint', { least: SEARCH_MIN })}
        words={words}
        onSearch={(typed) =>
          onSearch({ ...rest, ...isMine, ...(typed === '' ? {} : { search: typed }) })
        }
        className="w-full sm:ml-auto sm:w-72"
      />
    </div>
  );
}
