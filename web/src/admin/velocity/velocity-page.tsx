import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../shared/api/once/use-submit.ts';
import { Segmented } from '../../shared/ui/controls/segmented.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { FailedPanel } from '../../shared/ui/pages/failed-panel.tsx';
import { Page } from '../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../shared/ui/pages/states.tsx';
import type { SavedVelocity, VelocityRules } from '../shared/contracts.ts';
import { useDraft } from '../shared/settings/use-draft.ts';
import { VersionHistory } from '../shared/settings/version-history.tsx';
import { VersionedForm } from '../shared/settings/versioned-form.tsx';
import { usePermits } from '../shared/use-operator.ts';
import { HitsPanel } from './hits-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { useVelocityChanges } from './use-velocity-changes.ts';
import { type VelocityKind, velocityCalls, velocityKinds } from './velocity-calls.ts';
import { fieldsOf, problemsOf, rulesOf } from './velocity-fields.ts';

type VelocityPageProps = {
  kind: VelocityKind | undefined;
  onKind: (kind: VelocityKind) => void;
};

/** What is faster than people: the rules of each kind of acts, and who broke them. */
export function VelocityPage({ kind, onKind }: VelocityPageProps) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const kinds = velocityKinds.filter((one) => permits(velocityCalls[one].read));
  const shown = kind ?? kinds[0];
  return (
    <Page title={t('nav.velocity')} note={t('velocity.note')} width="full">
      {kinds.length < 2 || shown === undefined ? null : (
        <Segmented<VelocityKind>
          label={t('velocity.kind')}
          choices={kinds.map((id) => ({ id, text: t(`velocity.kinds.${id}`) }))}
          value={shown}
          onChange={onKind}
        />
      )}
      {shown === undefined ? <SkeletonRows rows={6} /> : <Kind key={shown} kind={shown} />}
    </Page>
  );
}

function Kind({ kind }: { kind: VelocityKind }) {
  const query = useQuery({
    queryKey: ['admin', 'velocity', kind, 'present'],
    queryFn: velocityCalls[kind].get,
  });
  return (
    <>
      {query.isPending ? <SkeletonRows rows={4} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <RulesForm kind={kind} saved={query.data} onReload={() => void query.refetch()} />
      )}
      <HitsPanel kind={kind} />
      <RulesHistory kind={kind} />
    </>
  );
}

type RulesFormProps = { kind: VelocityKind; saved: SavedVelocity; onReload: () => void };

function RulesForm({ kind, saved, onReload }: RulesFormProps) {
  const { t } = useTranslation('admin');
  const isReadOnly = !usePermits()(velocityCalls[kind].change);
  const { fields, changed, put, discard } = useDraft(fieldsOf(saved.velocity));
  const changesOf = useVelocityChanges();
  const save = useSaveRules(kind, discard);
  const hasProblems = Object.keys(problemsOf(fields)).length > 0;
  return (
    <VersionedForm
      saved={saved}
      isReadOnly={isReadOnly}
      changes={changed.length === 0 ? [] : changesOf(saved.velocity, rulesOf(fields))}
      hasProblems={hasProblems}
      save={save}
      onSave={(reason, onSuccess) =>
        save.mutate({ version: saved.version, reason, velocity: rulesOf(fields) }, { onSuccess })
      }
      onDiscard={discard}
      onReload={onReload}
    >
      <RulesPanel title={t(`velocity.kinds.${kind}`)} {...{ fields, isReadOnly, put }} />
    </VersionedForm>
  );
}

function useSaveRules(kind: VelocityKind, onSaved: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (wish: { version: number; reason: string; velocity: VelocityRules }, headers) =>
      velocityCalls[kind].set(wish, headers),
    async onDone(saved) {
      toast('good', t('settings.saved'));
      queries.setQueryData(['admin', 'velocity', kind, 'present'], saved);
      await queries.invalidateQueries({ queryKey: ['admin', 'velocity', kind, 'versions'] });
      onSaved();
    },
  });
}

/** Who set which rules when and why. */
function RulesHistory({ kind }: { kind: VelocityKind }) {
  const changesOf = useVelocityChanges();
  return (
    <VersionHistory
      queryOf={(page) => ({
        queryKey: ['admin', 'velocity', kind, 'versions', page],
        queryFn: () => velocityCalls[kind].versions(page),
      })}
      changesOf={({ before, velocity }) => changesOf(before, velocity)}
    />
  );
}
