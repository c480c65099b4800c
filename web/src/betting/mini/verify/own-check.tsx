import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { seedOf } from '../../../shared/verify/verify-numbers.ts';
import { DrawView } from '../model/draw-view.tsx';
import { type MiniGame, miniGames } from '../model/mini-games.ts';
import { Fact } from './check-row.tsx';
import { NumberSteps } from './number-steps.tsx';
import { proofQuery } from './proof-query.ts';
import type { DrawClaim } from './verify-round.ts';

/** Drawn in this browser alone: no service says how long a name may be. */
const bounds = { name: { required: true, maxLength: 100 } };

/** Any seed and name, wherever they were noted down, drawn by the same rules. */
export function OwnCheck({ game: first }: { game: MiniGame }) {
  const { t } = useTranslation(['site', 'verify']);
  const form = useFields({
    start: { game: first, seed: '', name: '' },
    bounds,
    problems: {
      seed: ({ seed }) => (seedOf(seed) === null ? t('verify:seedHint') : undefined),
      name: t('verify:nameMissing'),
    },
  });
  const { game } = form.values;
  const [claim, setClaim] = useState<DrawClaim | null>(null);
  const send = ({ seed, name }: typeof form.values) =>
    setClaim({ game, seed: seed.trim(), name: name.trim() });

  return (
    <Panel title={t('verify:own')}>
      <Form onSubmit={() => form.submit(send)}>
        <p className="text-sm text-muted">{t('verify:ownNote')}</p>
        <Segmented
          label={t('mini.chooseGame')}
          choices={miniGames.map((id) => ({ id, text: t(`mini.game.${id}`) }))}
          value={game}
          onChange={form.field('game').onChange}
        />
        <TextField
          {...form.field('seed')}
          label={t('verify:seed')}
          autoComplete="off"
          hint={t('verify:seedHint')}
        />
        <TextField
          {...form.field('name')}
          label={t('verify:name')}
          autoComplete="off"
          placeholder={`${game === 'powerladder' ? 'powerball' : game} 2026-11-21 1`}
        />
        <Button type="submit" look="main" className="self-start">
          {t('verify:compute')}
        </Button>
      </Form>
      {claim === null ? null : <Outcome claim={claim} />}
    </Panel>
  );
}

function Outcome({ claim }: { claim: DrawClaim }) {
  const { t } = useTranslation(['site', 'verify']);
  const { data: proof } = useQuery(proofQuery(claim));
  if (proof === undefined) return null;
  return (
    <section
      aria-label={t('verify:outcome')}
      className="mt-5 flex flex-col gap-4 border-t border-line pt-5"
    >
      <Fact label={t('verify:computedHash')} value={proof.hash} />
      <DrawView game={claim.game} draw={{ state: 'drawn', ...proof.drawn }} />
      <NumberSteps game={claim.game} proof={proof} />
    </section>
  );
}
