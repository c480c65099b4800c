import { Logo } from '../shared/art/logo.tsx';
import { OverlayHost } from '../shared/ui/overlays/overlay-host.tsx';
import { ArtSamples } from './art-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { ListSamples } from './list-samples.tsx';
import { MoneySamples } from './money-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TokenSamples } from './token-samples.tsx';

const themes = ['dark', 'light'] as const;

/** Every component in every state, both themes side by side; docs/visual-design.md says what it is for. */
export default function ComponentsPage() {
  return (
    <main className="grid gap-px bg-line 2xl:grid-cols-2">
      {themes.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={theme}
          className="flex min-w-0 flex-col gap-8 bg-page p-6 text-paper"
        >
          <header className="flex items-center justify-between">
            <Logo name="놀이터" />
            <span className="text-sm text-faint">{theme}</span>
          </header>
          <TokenSamples theme={theme} />
          <ButtonSamples />
          <FieldSamples />
          <MoneySamples />
          <ListSamples />
          <StateSamples />
          <OverlaySamples />
          <ArtSamples />
        </section>
      ))}
      <OverlayHost />
    </main>
  );
}
