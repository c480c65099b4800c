import { useQuery } from '@tanstack/react-query';
import { visibilityQuery } from '../shared/games-queries.ts';
import { RuleDialog } from './rule-dialog.tsx';

type GameAudienceProps = {
  about: { vendorKey: string; gameCode: string; name: string };
  onClose: () => void;
};

/** Who sees a vendor's games or one of them, from wherever it is listed: opened when the rules are there. */
export function GameAudience({ about, onClose }: GameAudienceProps) {
  const { data } = useQuery(visibilityQuery);
  if (data === undefined) return null;
  return <RuleDialog saved={data} about={about} onClose={onClose} />;
}
