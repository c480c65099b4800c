import { X } from 'lucide-react';
import { IconButton } from '../../../shared/ui/controls/icon-button.tsx';

/** Takes a row out of a list of rules. */
export function RemoveRow({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <IconButton label={name} onPress={onPress}>
      <X aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
