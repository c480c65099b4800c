import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Page } from '../../../shared/ui/pages/page.tsx';
import { Jackpots } from '../jackpots/jackpots.tsx';
import { type LobbyKey, lobbies, vendorWordOf } from '../model/lobbies.ts';
import type { LobbySearch } from '../model/lobby-search.ts';
import { GamesOnTheirWay } from '../money/games-on-their-way.tsx';
import { LobbyBrowser } from './lobby-browser.tsx';
import { VendorStrip } from './vendor-strip.tsx';

/** Rooms that belong together: the site's own and the hotels'. */
const besides: Readonly<Partial<Record<LobbyKey, LobbyKey>>> = {
  live: 'hotel',
  hotel: 'live',
  slot: 'hotelSlot',
  hotelSlot: 'slot',
};

type LobbyPageProps = {
  lobby: LobbyKey;
  /** Null for all vendors of the lobby. */
  vendorCode: string | null;
  search: LobbySearch;
  onSearch: (search: LobbySearch) => void;
};

/** A category of third-party games: its vendors, and their games to find and open. */
export function LobbyPage({ lobby, vendorCode, search, onSearch }: LobbyPageProps) {
  const { t } = useTranslation('game');
  const { group, art, to } = lobbies[lobby];
  const beside = besides[lobby];
  return (
    <Page
      title={t(`lobby.title.${lobby}`)}
      note={t(`lobby.note.${lobby}`)}
      width="full"
      actions={
        beside === undefined ? null : (
          <ButtonLink to={lobbies[beside].to} size="small">
            {t(`lobby.title.${beside}`)}
          </ButtonLink>
        )
      }
    >
      <GamesOnTheirWay />
      {vendorCode === null ? <Jackpots group={group} /> : null}
      <VendorStrip
        group={group}
        vendorCode={vendorCode}
        linkOf={(code) =>
          code === null
            ? { to }
            : { to: `${to}/$vendor` as const, params: { vendor: vendorWordOf(lobby, code) } }
        }
      />
      <LobbyBrowser
        group={group}
        art={art}
        vendorCode={vendorCode}
        search={search}
        onSearch={onSearch}
      />
    </Page>
  );
}
