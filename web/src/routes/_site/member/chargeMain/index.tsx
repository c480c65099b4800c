import { createFileRoute } from '@tanstack/react-router';
import { DepositPage } from '../../../../features/cash/deposit-page.tsx';

export const Route = createFileRoute('/_site/member/chargeMain/')({ component: DepositPage });
