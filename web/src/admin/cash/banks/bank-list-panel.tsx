import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { SavedOptions } from '../../shared/contracts.ts';
import { isConflict } from '../../shared/settings/is-conflict.ts';
import { optionsQuery } from '../../site/options/options-query.ts';
import { useSaveOptions } from '../../site/options/use-save-options.ts';
import { moved, type OrderedBank, offeredOf, orderOf } from './bank-order.ts';

type BankName = SavedOptions['allBanks'][number];

/** The banks members choose from, and their order. */
export function BankListPanel() {
  const { t } = useTranslation('admin');
  const query = useQuery(optionsQuery);
  return (
    <Panel title={t('banks.list')}>
      <p className="pb-3 text-sm text-muted">{t('banks.listNote')}</p>
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data === undefined ? null : (
        <BankList
          key={query.data.version}
          saved={query.data}
          onReload={() => void query.refetch()}
        />
      )}
    </Panel>
  );
}

function BankList({ saved, onReload }: { saved: SavedOptions; onReload: () => void }) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const banks: readonly BankName[] = saved.allBanks;
  const all = banks.map(({ bankCode }) => bankCode);
  const [order, setOrder] = useState<OrderedBank[]>(() => orderOf(all, saved.siteOption.banks));
  const save = useSaveOptions(() => undefined);
  const offered = offeredOf(order, all);
  const isChanged = offered.join() !== saved.siteOption.banks.join();
  const isNone = order.every(({ isOn }) => !isOn);
  const nameOf = (code: string) =>
    banks.find(({ bankCode }) => bankCode === code)?.bankNameKr ?? code;
  return (
    <div className="flex flex-col gap-4">
      {saved.siteOption.banks.length === 0 ? (
        <p className="text-sm text-faint">{t('banks.listAll')}</p>
      ) : null}
      <ol className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {order.map(({ bankCode, isOn }, at) => (
          <li
            key={bankCode}
            className="flex items-center justify-between gap-2 border-b border-line"
          >
            <Switch
              label={nameOf(bankCode)}
              isOn={isOn}
              onChange={(on) =>
                setOrder(order.map((bank, place) => (place === at ? { ...bank, isOn: on } : bank)))
              }
            />
            <span className="flex">
              <IconButton
                label={t('banks.up', { bank: nameOf(bankCode) })}
                isDisabled={at === 0}
                onPress={() => setOrder(moved(order, at, -1))}
              >
                <ChevronUp aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton
                label={t('banks.down', { bank: nameOf(bankCode) })}
                isDisabled={at === order.length - 1}
                onPress={() => setOrder(moved(order, at, 1))}
              >
                <ChevronDown aria-hidden="true" className="size-4" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {save.isError || isNone ? (
        <p role="alert" className="text-sm text-danger">
          {isNone ? t('banks.atLeastOne') : textOf(save.error)}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button
          look="main"
          isDisabled={!isChanged || isNone}
          isPending={save.isPending}
          onPress={() => save.mutate({ banks: offered, version: saved.version })}
        >
          {t('banks.save')}
        </Button>
        {isConflict(save.error) ? <Button onPress={onReload}>{t('settings.reload')}</Button> : null}
      </div>
    </div>
  );
}
