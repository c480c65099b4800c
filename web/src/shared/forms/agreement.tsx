import type { ReactNode } from 'react';

type AgreementProps = {
  name: string;
  label: ReactNode;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
};

/** Something that has to be agreed to before a form is sent. */
export function Agreement({ name, label, isAgreed, onChange }: AgreementProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        checked={isAgreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="tick size-5"
      />
      <span>{label}</span>
    </label>
  );
}
