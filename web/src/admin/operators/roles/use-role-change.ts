import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { Permission, Role, RolesAnswer } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { rolesQuery } from '../operator-queries.ts';

type Wish = {
  roleId: string;
  name: string;
  permissions: Permission[];
  version: number;
  reason: string;
};

export function useRoleChange(onClose: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  async function onDone({
    isWaiting,
    ...answer
  }: RolesAnswer & { isWaiting: boolean }): Promise<void> {
    toast('good', t(isWaiting ? 'operators.asked' : 'roles.done'));
    queries.setQueryData(rolesQuery.queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['admin', 'operators'] });
    onClose();
  }
  const save = useSubmit({
    send: (body: Wish, headers) =>
      answerOf(operatorApi.POST('/api/admin/roles/save', { body, headers })),
    onDone,
  });
  const drop = useSubmit({
    send: ({ roleId, version, reason }: Role & { reason: string }, headers) => {
      const body = { roleId, version, reason };
      return answerOf(operatorApi.POST('/api/admin/roles/drop', { body, headers }));
    },
    onDone,
  });
  return { save, drop };
}
