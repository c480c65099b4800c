import { useOperatorNames } from '../shared/use-operator.ts';

/** What an operator calls an id by; undefined for one that has no name. */
export type NameOf = (id: string) => string | undefined;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of ids in the log: those the service knows, and the site's operators. */
export function useIdNames(names: Readonly<Record<string, string>>): NameOf {
  const operatorName = useOperatorNames();
  return (id) => {
    if (names[id] !== undefined) return names[id];
    if (!uuid.test(id)) return undefined;
    const name = operatorName(id);
    // Without a name it gives back the beginning of the id.
    return id.startsWith(name) ? undefined : name;
  };
}
