import type { GameFigures } from '../../../shared/api/contracts.ts';

/** How far the actual return lies from the promised one, in hundredths of a percent; null without one. */
export function deviationOf({ rtp, rtpTheoretical }: Pick<GameFigures, 'rtp' | 'rtpTheoretical'>) {
  if (rtp === null || rtpTheoretical === null) return null;
  return Math.round(Number(rtp) * 100) - Math.round(Number(rtpTheoretical) * 100);
}

/** `+1.20` or `−0.35` for percentage points. */
export function deviationText(hundredths: number): string {
  const digits = (Math.abs(hundredths) / 100).toFixed(2);
  if (hundredths === 0) return digits;
  return `${hundredths > 0 ? '+' : '−'}${digits}`;
}
