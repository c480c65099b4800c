type SegmentedProps<Id extends string> = {
  label: string;
  choices: readonly { id: Id; text: string }[];
  value: Id;
  onChange: (id: Id) => void;
};

/** A few choices side by side, of which one holds. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { label, choices, value, onChange } = props;
  return (
    <fieldset
      aria-label={label}
      className="inline-flex max-w-full overflow-x-auto rounded-md border border-line bg-sunken p-0.5 [scrollbar-width:none]"
    >
      {choices.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          className="h-8 shrink-0 cursor-pointer rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-paper aria-pressed:bg-raised aria-pressed:text-brass-text"
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
