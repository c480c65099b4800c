import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { isPublicNetwork } from '../../../shared/verify/verify-beacon.ts';
import { CheckRow, Fact } from './check-row.tsx';
import { type DrawProof, isOfChain, type RoundInFull } from './verify-round.ts';

/** Where the numbers come from: the day's chain of seeds, and the beacon that nobody knows ahead. */
export function SeedOrigin({ proof, round }: { proof: DrawProof; round: RoundInFull }) {
  const { t } = useTranslation(['site', 'verify']);
  const { commitment, beacon, number } = round;
  const signature = beacon?.signature ?? '';
  const network = { chain: beacon?.chain ?? '', round: beacon?.round ?? 0, signature };
  const kind = isPublicNetwork(network) ? 'public' : 'own';
  return (
    <>
      {commitment === null ? null : (
        <CheckRow
          isGood={isOfChain(proof, round)}
          title={t('verify:chained')}
          note={t('verify:chainedNote', {
            number,
            at: koreaSecond(commitment.committedAt),
          })}
        >
          <Fact label={t('verify:anchor')} value={commitment.anchor} />
          <Fact label={t('verify:computedAnchor')} value={proof.anchor ?? ''} />
        </CheckRow>
      )}
      <CheckRow
        isGood={proof.isBeaconGood === true}
        title={t('verify:mixed')}
        note={t(`verify:mixedNote.${beacon === null ? 'none' : kind}`)}
      >
        {beacon === null ? null : (
          <>
            <Fact label={t('verify:beaconRound')} value={`${beacon.chain} ${beacon.round}`} />
            <Fact label={t('verify:signature')} value={signature} />
            <Fact label={t('verify:mixedSeed')} value={proof.drawnWith} />
          </>
        )}
      </CheckRow>
    </>
  );
}
