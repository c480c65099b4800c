import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

type SortButtonProps = {
  text: string;
  /** How rows are sorted by this column now, if they are. */
  way: 'ascending' | 'descending' | undefined;
  onPress: () => void;
};

const marks = { ascending: ArrowUp, descending: ArrowDown };

/** A header that sorts: a press asks for one direction, the next for the other. */
export function SortButton({ text, way, onPress }: SortButtonProps) {
  const Mark = way === undefined ? ArrowUpDown : marks[way];
  return (
    <button
      type="button"
      className={`finger inline-flex h-8 cursor-pointer items-center gap-1 hover:text-paper ${way === undefined ? '' : 'font-semibold text-brass-text'}`}
      onClick={onPress}
    >
      {text}
      <Mark aria-hidden="true" className="size-3" />
    </button>
  );
}
