import { useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { nameIn } from '../../../shared/games/game-names.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { orderQuery, vendorNamesQuery } from '../shared/games-queries.ts';
import type { OrderSearch } from '../shared/games-search.ts';
import { OrderForm } from './order-form.tsx';
import { useGroupName } from './use-group-name.ts';

type OrderPageProps = { search: OrderSearch; onSearch: (search: OrderSearch) => void };

/** One vendor's games of a group in the order in which members see them. */
export function OrderPage({ search, onSearch }: OrderPageProps) {
  const { t } = useTranslation('admin');
  const { data: vendors = [] } = useQuery(vendorNamesQuery);
  const groupName = useGroupName();
  const vendor = search.vendor ?? vendors[0]?.vendorKey;
  const query = useQuery({
    ...orderQuery(vendor ?? '', search.group),
    enabled: vendor !== undefined,
  });
  const order = query.data;
  return (
    <Page title={t('nav.gameOrder')} note={t('games.order.note')} width="full">
      <Panel isFlush>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:px-5">
          <div className="w-52">
            <Select
              label={t('games.vendor')}
              isLabelHidden
              placeholder={t('games.vendor')}
              choices={vendors.map(({ vendorKey, names }) => ({
                id: vendorKey,
                text: nameIn(names),
              }))}
              value={vendor ?? ''}
              onChange={(id) => onSearch({ vendor: id })}
            />
          </div>
          {order === undefined || order.groups.length < 2 ? null : (
            <Segmented
              label={t('games.order.group')}
              choices={order.groups.map(({ groupCode: id }) => ({ id, text: groupName(id) }))}
              value={order.groupCode}
              onChange={(group) => onSearch({ ...search, group })}
            />
          )}
        </div>
      </Panel>
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {order?.games.length === 0 ? (
        <Panel>
          <Empty icon={ListOrdered} title={t('games.noGames')} />
        </Panel>
      ) : null}
      {order === undefined || vendor === undefined || order.games.length === 0 ? null : (
        <OrderForm
          key={`${vendor} ${order.groupCode}`}
          vendorKey={vendor}
          saved={order}
          onReload={() => void query.refetch()}
        />
      )}
    </Page>
  );
}
