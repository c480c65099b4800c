import { useQuery } from '@tanstack/react-query';
import { Crown, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty } from '../../../shared/ui/pages/states.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import {
  emptyStep,
  type LadderFields,
  RANKS_MAX,
  rankLanguages,
  type StepFields,
} from './ladder-fields.ts';
import { standingQuery } from './rank-queries.ts';
import { useLadderProblems } from './use-ladder-problems.ts';

type LadderStepsProps = {
  fields: LadderFields;
  isReadOnly: boolean;
  put: (change: Partial<LadderFields>) => void;
};

/** The ranks, the lowest first: what each is called, what it asks for, and how many hold it. */
export function LadderSteps({ fields, isReadOnly, put }: LadderStepsProps) {
  const { t } = useTranslation('reward');
  const { steps } = fields;
  const isFull = steps.length >= RANKS_MAX;
  const columns = useColumns({ fields, isReadOnly, put });
  return (
    <Panel
      isFlush
      title={t('ladder.title')}
      aside={
        isReadOnly || isFull ? null : (
          <Button size="small" onPress={() => put({ steps: [...steps, emptyStep] })}>
            <Plus aria-hidden="true" className="size-4" />
            {t('ladder.add')}
          </Button>
        )
      }
    >
      {steps.length === 0 ? (
        <Empty icon={Crown} title={t('ladder.none')} note={t('ladder.noneNote')} />
      ) : (
        <DataTable
          caption={t('ladder.title')}
          rows={steps.map((step, at) => ({ ...step, at }))}
          rowKey={({ at }) => String(at)}
          columns={columns}
        />
      )}
    </Panel>
  );
}

type Row = StepFields & { at: number };

function useColumns({ fields, isReadOnly, put }: LadderStepsProps): Column<Row>[] {
  const { t } = useTranslation('reward');
  const problemOf = useLadderProblems(fields);
  const membersOf = useMembersOf();
  const set = (at: number, change: Partial<StepFields>) =>
    put({
      steps: fields.steps.map((step, place) => (place === at ? { ...step, ...change } : step)),
    });
  const rankName = (at: number) => t('ladder.rank', { rank: at + 1 });
  const labelOf = (at: number, name: string) => `${rankName(at)} ${name}`;
  const names = useNameColumns({ set, labelOf, problemOf, isReadOnly });
  return [
    {
      key: 'rank',
      header: t('ladder.rankColumn'),
      phone: 'title',
      cell: ({ at }) => <strong>{rankName(at)}</strong>,
    },
    ...names,
    {
      key: 'turnover',
      header: t('ladder.turnover'),
      align: 'end',
      cell: ({ at, turnover }) => (
        <NumberInput
          label={labelOf(at, t('ladder.turnover'))}
          isLabelHidden
          value={turnover}
          onChange={(value) => set(at, { turnover: value })}
          error={problemOf(`${at}.turnover`)}
          isDisabled={isReadOnly}
          className="ml-auto w-40 [&_input]:h-9 [&_input]:px-2"
        />
      ),
    },
    {
      key: 'members',
      header: t('ladder.members'),
      align: 'end',
      cell: ({ at }) => wonDigits(String(membersOf(at + 1))),
    },
    {
      key: 'remove',
      header: t('ladder.removeColumn'),
      align: 'end',
      phone: 'foot',
      cell: ({ at }) => (
        <IconButton
          label={t('ladder.remove', { rank: at + 1 })}
          isDisabled={isReadOnly}
          onPress={() => put({ steps: fields.steps.filter((_, place) => place !== at) })}
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      ),
    },
  ];
}

type NameColumns = Pick<LadderStepsProps, 'isReadOnly'> & {
  set: (at: number, change: Partial<StepFields>) => void;
  labelOf: (at: number, name: string) => string;
  problemOf: ReturnType<typeof useLadderProblems>;
};

/** A rank's name in each language. */
function useNameColumns({ set, labelOf, problemOf, isReadOnly }: NameColumns): Column<Row>[] {
  const { t } = useTranslation('reward');
  return rankLanguages.map((language) => ({
    key: language,
    header: t(`ladder.name.${language}`),
    cell: ({ at, ...step }: Row) => (
      <TextField
        label={labelOf(at, t(`ladder.name.${language}`))}
        isLabelHidden
        value={step[language]}
        onChange={(text) => set(at, { [language]: text })}
        error={problemOf(`${at}.${language}`)}
        isDisabled={isReadOnly}
        className="min-w-28 [&_input]:h-9 [&_input]:px-2"
      />
    ),
  }));
}

/** How many members hold a rank now. */
function useMembersOf(): (rank: number) => number {
  const standing = useQuery(standingQuery).data?.list ?? [];
  return (rank) => standing.find((one) => one.rank === rank)?.members ?? 0;
}
