import { contrastOf, pairs, palettesOf } from '../shared/design/contrast.ts';
import tokens from '../shared/design/tokens.css?raw';
import { Sample, Samples } from './sample.tsx';

const palettes = palettesOf(tokens);
const sizes = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
];

export function TokenSamples({ theme }: { theme: 'dark' | 'light' }) {
  return (
    <Samples title="Tokens">
      <ul className="grid grid-cols-3 gap-2 text-xs sm:grid-cols-5">
        {Object.entries(palettes[theme]).map(([name, hex]) => (
          <li key={name} className="flex flex-col gap-1">
            <span className="h-10 rounded-md border border-line" style={{ background: hex }} />
            <span>{name}</span>
            <span className="text-faint">{hex}</span>
          </li>
        ))}
      </ul>
      <Sample name="contrast: lowest of each colour">
        <ul className="grid grid-cols-2 gap-x-4 text-sm sm:grid-cols-3">
          {[...new Set(pairs.map(({ ink }) => ink))].map((ink) => (
            <li key={ink} className="flex justify-between gap-2">
              <span style={{ color: palettes[theme][ink] }}>{ink}</span>
              {Math.min(
                ...pairs
                  .filter((pair) => pair.ink === ink)
                  .map((pair) => contrastOf(pair, palettes[theme])),
              ).toFixed(2)}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="type">
        {sizes.map((size) => (
          <p key={size} className={size}>
            밤의 놀이터 1,234,567원 <span className="text-faint">{size}</span>
          </p>
        ))}
      </Sample>
    </Samples>
  );
}
