import { CategoryArt } from '../shared/art/category-art.tsx';
import { HeroArt } from '../shared/art/hero-art.tsx';
import { LogoMark } from '../shared/art/logo.tsx';
import { Sample, Samples } from './sample.tsx';

const categories = [
  'live',
  'hotel',
  'slot',
  'sport',
  'esport',
  'mini',
  'virtual',
  'fishing',
] as const;

export function ArtSamples() {
  return (
    <Samples title="Drawings">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {categories.map((category) => (
          <Sample key={category} name={category}>
            <CategoryArt category={category} className="w-full" />
          </Sample>
        ))}
      </div>
      <HeroArt className="w-full" />
      <LogoMark className="size-16" />
    </Samples>
  );
}
