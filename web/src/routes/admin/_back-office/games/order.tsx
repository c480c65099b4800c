import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../../admin/games/catalogue/order-page.tsx';
import { orderSearch } from '../../../../admin/games/shared/games-search.ts';

export const Route = createFileRoute('/admin/_back-office/games/order')({
  validateSearch: orderSearch,
  component: Order,
});

function Order() {
  const navigate = Route.useNavigate();
  return <OrderPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
