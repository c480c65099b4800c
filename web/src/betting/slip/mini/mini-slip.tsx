import { SlipBar } from '../common/slip-bar.tsx';
import { SlipPanel } from '../common/slip-panel.tsx';
import type { MiniSlipProps } from './mini-form.tsx';
import { useMiniProduct } from './use-mini-product.tsx';

/** The slip of a game beside its markets, where there is room for it. */
export function MiniSlipPanel(props: MiniSlipProps) {
  return <SlipPanel product={useMiniProduct(props)} />;
}

/** The slip of a game on a phone. */
export function MiniSlipBar(props: MiniSlipProps) {
  return <SlipBar product={useMiniProduct(props)} />;
}
