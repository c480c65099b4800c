import { SlipBar } from '../common/slip-bar.tsx';
import { SlipPanel } from '../common/slip-panel.tsx';
import { useSportProduct } from './use-sport-product.tsx';

/** The slip beside the matches, where there is room for it, or on a page of its own. */
export function SportSlipPanel({ isAlone = false }: { isAlone?: boolean }) {
  return <SlipPanel product={useSportProduct()} isAlone={isAlone} />;
}

/** The slip of sports on a phone. */
export function SportSlipBar() {
  return <SlipBar product={useSportProduct()} />;
}
