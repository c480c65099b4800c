type SegmentedProps<Id extends string> = {
  label: string;
  choices: readonly { id: Id; text: string }[];
  /** Null where none of them holds. */
  value: Id | null;
  onChange: (id: Id) => void;
  /** On a phone more than fit side by side stand in rows of three instead of scrolling. */
  isGrid?: boolean;
};

/** A finger moves what does not fit; a mouse could not, so there it goes on in another row. */
const rowClass = 'goes-on inline-flex w-fit overflow-x-auto [scrollbar-width:none] md:flex-wrap';
const gridClass = 'grid grid-cols-3 max-sm:w-full sm:inline-flex';

/** A few choices side by side, of which one holds. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { label, choices, value, onChange, isGrid = false } = props;
  return (
    <fieldset
      aria-label={label}
      className={`max-w-full min-w-0 rounded-md border border-line bg-sunken p-0.5 ${isGrid ? gridClass : rowClass}`}
    >
      {choices.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          className="finger h-8 shrink-0 cursor-pointer rounded-sm px-3 text-sm max-[23rem]:px-1.5 font-medium whitespace-nowrap text-muted hover:text-paper aria-pressed:bg-raised aria-pressed:text-brass-text"
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
