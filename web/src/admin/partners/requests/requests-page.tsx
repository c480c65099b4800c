import { PartnersLayout } from '../shared/partners-layout.tsx';
import { MoveRequests } from './move-requests.tsx';
import { RateRequests } from './rate-requests.tsx';

/** What takes a second operator: moves of many, and rates above what a category holds. */
export function RequestsPage() {
  return (
    <PartnersLayout tab="requests">
      <MoveRequests />
      <RateRequests />
    </PartnersLayout>
  );
}
