import { WhySearch } from '../../../shared/partner/money/why-search.tsx';
import { backOfficeReads } from '../shared/back-office-reads.ts';
import { PartnersLayout } from '../shared/partners-layout.tsx';
import type { WhySearchKeys } from '../shared/partners-search.ts';

type WhyPageProps = { search: WhySearchKeys; onSearch: (search: WhySearchKeys) => void };

/** Why a bet earned what it did, for any bet of the site. */
export function WhyPage({ search, onSearch }: WhyPageProps) {
  return (
    <PartnersLayout tab="why">
      <WhySearch
        reads={backOfficeReads}
        betId={search.bet}
        onBet={(bet) => onSearch(bet === undefined ? {} : { bet })}
      />
    </PartnersLayout>
  );
}
