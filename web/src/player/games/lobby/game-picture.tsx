import { useState } from 'react';
import { type Category, CategoryArt } from '../../../shared/art/category-art.tsx';

type GamePictureProps = { image: string; art: Category; className?: string };

/** A game's picture in the shape all of them have; the category's drawing where there is none. */
export function GamePicture({ image, art, className = 'aspect-4/3 w-full' }: GamePictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (image === '' || isBroken) {
    return (
      <span className={`flex items-center justify-center bg-sunken ${className}`}>
        <CategoryArt category={art} className="h-3/5" />
      </span>
    );
  }
  return (
    <img
      src={image}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className={`bg-sunken object-cover ${className}`}
    />
  );
}
