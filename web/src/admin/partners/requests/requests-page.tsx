import { PartnersLayout } from '../shared/partners-layout.tsx';
import { MoveRequests } from './move-requests.tsx';
import { RateRequests } from './rate-requests.tsx';
import { RightRequests } from './right-requests.tsx';

/** What takes a second operator: moves of many, rates above what a category holds, who moves money. */
export function RequestsPage() {
  return (
    <PartnersLayout tab="requests">
      <MoveRequests />
      <RateRequests />
      <RightRequests />
    </PartnersLayout>
  );
}
