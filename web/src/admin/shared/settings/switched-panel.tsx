import type { ReactNode } from 'react';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';

export type SettingSwitch = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

type SwitchedPanelProps = {
  title: string;
  switches: readonly SettingSwitch[];
  isReadOnly: boolean;
  /** The fields below. */
  children: ReactNode;
};

/** Settings of a policy: what is on, and fields that go with it. */
export function SwitchedPanel({ title, switches, isReadOnly, children }: SwitchedPanelProps) {
  return (
    <Panel title={title}>
      <div className="flex flex-wrap gap-x-10 gap-y-1 pb-4">
        {switches.map((one) => (
          <Switch key={one.label} {...one} isDisabled={isReadOnly} />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </Panel>
  );
}
