import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/controls/button.tsx';
import { PartMissing } from './load-part.ts';

type Look = {
  /** What stands in its place until it is there. */
  waiting?: ReactNode;
  /**
   * Where it is said that the part did not come: in its place, above the page for what covers it, or
   * nowhere for what nobody has asked for.
   */
  missing?: 'here' | 'above' | 'silent';
};

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Later<Props> = Look & {
  /** Of the latest try; all places where it stands have the same. */
  present: ComponentType<Props>;
  onFailure: (error: unknown) => void;
};

/**
 * A part of the site that is loaded when it is first drawn. If it does not come, its own place alone
 * says so, and it is loaded again once the line is back; what stands beside it, such as a form that is
 * half filled in, is left alone.
 */
export function part<Props extends object>(
  load: Load<Props>,
  look: Look = {},
): ComponentType<Props> {
  let times = 0;
  // React remembers that a part did not come: each try is another one.
  const another = () =>
    lazy<ComponentType<Props>>(() => {
      times += 1;
      return load().catch((cause: unknown) => throwMissing(cause, times));
    });
  const later: Later<Props> = {
    ...look,
    present: another(),
    onFailure(error) {
      if (error instanceof PartMissing) later.present = another();
    },
  };
  return (props) => <Part later={later} props={props} />;
}

function throwMissing(cause: unknown, times: number): never {
  const missing = new PartMissing('A part of the site did not load.', { cause });
  missing.times = times;
  throw missing;
}

type PartProps<Props> = { later: Later<Props>; props: Props };

function Part<Props extends object>({ later, props }: PartProps<Props>) {
  return (
    <Place value={later.missing ?? 'here'}>
      <CatchBoundary getResetKey={oneKey} errorComponent={Missing} onCatch={later.onFailure}>
        <Suspense fallback={later.waiting ?? null}>
          <Present later={later} props={props} />
        </Suspense>
      </CatchBoundary>
    </Place>
  );
}

const oneKey = () => 'part';

function Present<Props extends object>({ later, props }: PartProps<Props>) {
  const Loaded = later.present;
  return <Loaded {...props} />;
}

const Place = createContext<NonNullable<Look['missing']>>('here');

function Missing({ error, reset }: ErrorComponentProps) {
  const place = useContext(Place);
  // A fault of the part itself is none of the line's.
  if (!(error instanceof PartMissing)) throw error;
  return <Again place={place} isRepeated={error.times > 1 && navigator.onLine} onAgain={reset} />;
}

const places = {
  here: 'flex flex-col items-center gap-2 p-3 text-center text-sm text-muted',
  above:
    'fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-60 mx-auto flex max-w-md flex-col items-center gap-2 rounded-md border border-line-strong bg-raised p-3 text-center text-sm shadow-overlay lg:bottom-6',
};

type AgainProps = {
  place: NonNullable<Look['missing']>;
  /** With a line at that: some browsers remember it too, and then only a new page helps. */
  isRepeated: boolean;
  onAgain: () => void;
};

function Again({ place, isRepeated, onAgain }: AgainProps) {
  const { t } = useTranslation();
  useEffect(() => {
    globalThis.addEventListener('online', onAgain);
    return () => globalThis.removeEventListener('online', onAgain);
  }, [onAgain]);
  if (place === 'silent') return null;
  return (
    <div role="alert" className={places[place]}>
      <p>
        <span className="block font-medium">{t('part.failed')}</span>
        <span className="block text-pretty text-faint">
          {t(isRepeated ? 'part.note' : 'part.waits')}
        </span>
      </p>
      <Button size="small" onPress={isRepeated ? () => location.reload() : onAgain}>
        <RotateCw aria-hidden="true" className="size-4" />
        {t(isRepeated ? 'version.refresh' : 'action.retry')}
      </Button>
    </div>
  );
}
