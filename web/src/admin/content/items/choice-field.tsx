import { Segmented } from '../../../shared/ui/controls/segmented.tsx';

type ChoiceFieldProps<Id extends string> = {
  label: string;
  choices: readonly { id: Id; text: string }[];
  value: Id;
  onChange: (id: Id) => void;
};

/** A few choices with their name above them, to stand among fields. */
export function ChoiceField<Id extends string>(props: ChoiceFieldProps<Id>) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-muted">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  );
}
