import { useStore } from 'zustand';
import { part } from '../../shared/loading/part.tsx';
import { stepUpAsked } from '../../shared/session/step-up.ts';

const StepUpDialog = part(() => import('./step-up-dialog.tsx'), { missing: 'above' });

/** Asks for the second factor where a call waits for it. */
export function StepUpHost() {
  const asked = useStore(stepUpAsked, (state) => state.asked);
  if (asked === null) return null;
  return <StepUpDialog onAnswer={asked.answer} />;
}
