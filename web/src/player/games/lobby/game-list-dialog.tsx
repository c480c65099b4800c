import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/forms/select.tsx';
import { codeNameIn } from '../../../shared/games/game-names.ts';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { vendorsQuery } from '../model/game-queries.ts';
import { lobbies } from '../model/lobbies.ts';
import type { LobbySearch } from '../model/lobby-search.ts';
import { LobbyBrowser } from './lobby-browser.tsx';

type GameListDialogProps = { isOpen: boolean; onClose: () => void };

/** The specification's popup: all slot games over the page, without leaving it. */
export function GameListDialog({ isOpen, onClose }: GameListDialogProps) {
  const { t } = useTranslation('game');
  return (
    <Dialog title={t('lobby.listTitle')} isOpen={isOpen} onClose={onClose} width="full">
      <SlotList />
    </Dialog>
  );
}

const everything = 'all';

function SlotList() {
  const { t } = useTranslation('game');
  const { group, art } = lobbies.slot;
  const [vendorCode, setVendorCode] = useState<string | null>(null);
  const [search, setSearch] = useState<LobbySearch>({});
  const { data } = useQuery(vendorsQuery(group));
  const vendors = (data ?? []).map((code) => ({ id: code.code, text: codeNameIn(code) }));
  return (
    <div className="flex flex-col gap-4">
      <div className="w-full sm:w-60">
        <Select
          label={t('lobby.vendors')}
          placeholder={t('lobby.allVendors')}
          choices={[{ id: everything, text: t('lobby.allVendors') }, ...vendors]}
          value={vendorCode ?? everything}
          onChange={(code) => {
            setVendorCode(code === everything ? null : code);
            const { page: _page, ...rest } = search;
            setSearch(rest);
          }}
        />
      </div>
      <LobbyBrowser
        group={group}
        art={art}
        vendorCode={vendorCode}
        search={search}
        onSearch={setSearch}
      />
    </div>
  );
}
