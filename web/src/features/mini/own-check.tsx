import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { TextField } from '../../components/text-field.tsx';
import { Fact } from './check-row.tsx';
import { DrawView } from './draw-view.tsx';
import { type MiniGame, miniGames } from './mini-games.ts';
import { NumberSteps } from './number-steps.tsx';
import { proofQuery } from './proof-query.ts';
import { seedOf } from './verify-numbers.ts';
import type { DrawClaim } from './verify-round.ts';

const nameLengthMax = 100;

/** Any seed and name, wherever they were noted down, drawn by the same rules. */
export function OwnCheck({ game: first }: { game: MiniGame }) {
  const { t } = useTranslation();
  const [game, setGame] = useState(first);
  const [seed, setSeed] = useState('');
  const [name, setName] = useState('');
  const [isSent, setSent] = useState(false);
  const [claim, setClaim] = useState<DrawClaim | null>(null);
  const noSeed = isSent && seedOf(seed) === null;
  const noName = isSent && name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (seedOf(seed) === null || name.trim() === '') return;
    setClaim({ game, seed: seed.trim(), name: name.trim() });
  }

  return (
    <Panel title={t('mini.verify.own')}>
      <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
        <p className="text-sm text-muted">{t('mini.verify.ownNote')}</p>
        <Segmented
          label={t('mini.chooseGame')}
          choices={miniGames.map((id) => ({ id, text: t(`mini.game.${id}`) }))}
          value={game}
          onChange={setGame}
        />
        <TextField
          label={t('mini.verify.seed')}
          value={seed}
          onChange={setSeed}
          autoComplete="off"
          hint={t('mini.verify.seedHint')}
          error={noSeed ? t('mini.verify.seedHint') : undefined}
        />
        <TextField
          label={t('mini.verify.name')}
          value={name}
          onChange={setName}
          autoComplete="off"
          maxLength={nameLengthMax}
          placeholder={`${game === 'powerladder' ? 'powerball' : game} 2026-11-21 1`}
          error={noName ? t('mini.verify.nameMissing') : undefined}
        />
        <Button type="submit" look="main" className="self-start">
          {t('mini.verify.compute')}
        </Button>
      </form>
      {claim === null ? null : <Outcome claim={claim} />}
    </Panel>
  );
}

function Outcome({ claim }: { claim: DrawClaim }) {
  const { t } = useTranslation();
  const { data: proof } = useQuery(proofQuery(claim));
  if (proof === undefined) return null;
  return (
    <section
      aria-label={t('mini.verify.outcome')}
      className="mt-5 flex flex-col gap-4 border-t border-line pt-5"
    >
      <Fact label={t('mini.verify.computedHash')} value={proof.hash} />
      <DrawView game={claim.game} draw={{ state: 'drawn', ...proof.drawn }} />
      <NumberSteps game={claim.game} proof={proof} />
    </section>
  );
}
