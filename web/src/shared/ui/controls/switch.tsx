type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  isDisabled?: boolean;
  /** Only where the place itself says what is switched; a screen reader still hears it. */
  isLabelHidden?: boolean;
};

/** Something that is on or off, and takes effect with what it belongs to. */
export function Switch({ label, isOn, onChange, name, isDisabled, isLabelHidden }: SwitchProps) {
  return (
    <label
      className={`inline-flex align-middle ${isLabelHidden === true ? 'min-h-6' : 'min-h-11'} cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-50`}
    >
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-faint before:transition-transform checked:border-brass checked:bg-brass checked:before:translate-x-5 checked:before:bg-on-brass"
      />
      <span className={isLabelHidden === true ? 'sr-only' : 'font-medium'}>{label}</span>
    </label>
  );
}
