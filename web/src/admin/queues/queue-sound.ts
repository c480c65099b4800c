import { createStore } from 'zustand/vanilla';
import { deviceStorage } from '../../shared/storage/storage.ts';

const storageKey = 'noriter.office-sound';

/** Whether a new request is heard; remembered in this browser. */
export const queueSound = createStore<{ isOn: boolean }>(() => ({
  isOn: deviceStorage.getItem(storageKey) === 'on',
}));

export function switchQueueSound(): void {
  const isOn = !queueSound.getState().isOn;
  deviceStorage.setItem(storageKey, isOn ? 'on' : 'off');
  queueSound.setState({ isOn });
  // Heard at once, which also asks the browser's leave while a press is its reason.
  if (isOn) ring();
}

const notes = [
  { hertz: 880, at: 0 },
  { hertz: 1318, at: 0.14 },
];
const noteSeconds = 0.35;

/** Two short notes, made here so that nothing has to be loaded. */
export function ring(): void {
  const audio = new AudioContext();
  for (const { hertz, at } of notes) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { frequency: hertz });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + noteSeconds);
  }
  setTimeout(() => void audio.close(), 1_000);
}
