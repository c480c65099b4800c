import { ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

export type FigureFacts = {
  /** Decimal odds as the server writes them. */
  price: string;
  /** The odds before, while the change is fresh; the figure says which way it went. */
  before?: string | undefined;
};

type PriceFigureProps = Partial<FigureFacts> & {
  /** Of who writes the price by `writePrice`, and gives none here. */
  ref?: Ref<HTMLSpanElement>;
};

/**
 * Odds in their cell. Up is red with an arrow up, down blue with an arrow down, and a word for who
 * hears it. Digits keep their width, so that nothing jumps. Its box is contained, and its parent is
 * neither flex nor grid: only then does the browser lay out this box alone when the digits change,
 * and not the page from its root down. A translator must leave it alone: digits that it has put in
 * their place would stay when the odds move.
 */
export function PriceFigure({ price = '', before, ref }: PriceFigureProps) {
  const { t } = useTranslation();
  const move = moveOf({ price, before });
  return (
    <span
      ref={ref}
      translate="no"
      data-move={move}
      className="group/figure flex h-full items-center justify-center gap-0.5 contain-size contain-layout group-aria-[pressed=false]/price:data-[move=down]:text-down group-aria-[pressed=false]/price:data-[move=up]:text-up"
    >
      <ChevronUp
        aria-hidden="true"
        className="size-4 group-data-[move=down]/figure:rotate-180 group-data-[move=none]/figure:hidden"
      />
      <span className="sr-only">{move === 'none' ? '' : t(`prices.${move}`)}</span>
      <span className="group-aria-[pressed=false]/price:group-aria-disabled/price:text-faint">
        {price}
      </span>
    </span>
  );
}

/**
 * Writes odds into a figure that was drawn without: hundreds move in one moment, and each costs its
 * digits and an attribute, no drawing by React. React, which knows of no odds there, leaves them alone.
 */
export function writePrice(figure: Element, facts: FigureFacts, words: Record<Move, string>): void {
  const [, word, digits] = figure.children;
  const move = moveOf(facts);
  if (figure.getAttribute('data-move') !== move) figure.setAttribute('data-move', move);
  write(word, words[move]);
  write(digits, facts.price);
}

type Move = 'up' | 'down' | 'none';

function moveOf({ price, before }: FigureFacts): Move {
  const change = before === undefined ? 0 : Number(price) - Number(before);
  if (change === 0) return 'none';
  return change > 0 ? 'up' : 'down';
}

/** Into the text that is there: a new one in its place would be a new box as well. */
function write(place: Element | undefined, text: string): void {
  const present = place?.firstChild ?? null;
  if (present === null) place?.append(text);
  else if (present.nodeValue !== text) present.nodeValue = text;
}
