import { auditRoutes } from '@noriter/kit/audit-routes';
import type { Job } from '@noriter/kit/jobs';
import type { Consumption } from '@noriter/kit/kafka';
import { defineService } from '@noriter/kit/service';
import { partnerEvents, walletCommands } from '@noriter/proto/topics';
import { accrualModule } from './accrual/module.ts';
import type { CloseDeps } from './close/deps.ts';
import { closeModule } from './close/module.ts';
import { type PartnerConfig, partnerConfig } from './config.ts';
import { errors } from './errors.ts';
import { externalModule } from './external/module.ts';
import { policyModule } from './policy/module.ts';
import { ratesModule } from './rates/module.ts';
import type { ReconciliationDeps } from './reconciliation/deps.ts';
import { reconciliationModule } from './reconciliation/module.ts';
import { reportsModule } from './reports/module.ts';
import { transfersModule } from './transfers/module.ts';
import { treeModule } from './tree/module.ts';

type PartnerDeps = ReconciliationDeps & CloseDeps & ReturnType<typeof reportsModule.open>;

/** Five tiers of partners: their tree, rates, commission to the won, periods and transfers. */
export const partner = defineService<PartnerConfig, PartnerDeps>({
  name: 'partner',
  config: partnerConfig,
  codes: errors,
  migrations: new URL('../prisma/migrations', import.meta.url),
  open: (base) => ({
    ...base,
    ...policyModule.open(),
    ...ratesModule.open(base),
    ...accrualModule.open(base),
    ...closeModule.open(),
    ...transfersModule.open(base),
    ...reportsModule.open(),
    ...reconciliationModule.open(base),
  }),
  close: (deps) => closeModule.close(deps),
  routes: [
    ...policyModule.routes,
    ...treeModule.routes,
    ...externalModule.routes,
    ...ratesModule.routes,
    ...accrualModule.routes,
    ...closeModule.routes,
    ...transfersModule.routes,
    ...reportsModule.routes,
    ...reconciliationModule.routes,
    ...auditRoutes<PartnerDeps>('partner'),
  ],
  consumes: [treeModule, accrualModule, closeModule, transfersModule].flatMap(
    (own): Consumption<PartnerDeps>[] => own.consumes,
  ),
  emits: [partnerEvents, walletCommands],
  signs: ({ COMMAND_KEY }) => COMMAND_KEY,
  jobs: [ratesModule, closeModule, reportsModule, reconciliationModule].flatMap<Job<PartnerDeps>>(
    (own) => own.jobs,
  ),
});
