import { Check, ChevronDown } from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { usePopover } from '../ui/overlays/use-popover.ts';

export type Choice = { id: string; text: string };

type SelectProps = {
  label: string;
  /** Where the chosen text says what it is about; a screen reader still hears the label. */
  isLabelHidden?: boolean;
  choices: readonly Choice[];
  value: string;
  onChange: (id: string) => void;
  placeholder: string;
  error?: string | undefined;
  isDisabled?: boolean;
};

export function Select({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  placeholder,
  error,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      {...usePopover()}
      className="flex flex-col gap-1.5"
      placeholder={placeholder}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-muted'}>
        {label}
      </Label>
      <Button
        className={`flex h-11 w-full cursor-pointer items-center justify-between gap-2 rounded-md border bg-field px-3 text-left hover:border-faint ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        <SelectValue className="truncate data-placeholder:text-faint" />
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </Button>
      <FieldError className="text-sm text-danger">{error}</FieldError>
      <Popover className="enter-fade max-h-80 min-w-(--trigger-width) overflow-auto rounded-md border border-line-strong bg-raised p-1 shadow-overlay">
        <ListBox className="outline-none" items={choices}>
          {(choice) => (
            <ListBoxItem
              id={choice.id}
              textValue={choice.text}
              className="finger flex cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 text-paper outline-none focus:bg-hover data-selected:text-brass-text"
            >
              {({ isSelected }) => (
                <>
                  {choice.text}
                  {isSelected ? <Check aria-hidden="true" className="size-4" /> : null}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
