import { bannerArts } from '@noriter/rules/lists/content-choices';
import { useTranslation } from 'react-i18next';
import { BannerArt, type BannerArtName } from '../../../shared/art/banner-art.tsx';

type ArtFieldProps = {
  label: string;
  value: BannerArtName;
  onChange: (art: BannerArtName) => void;
};

/** Which drawing a banner carries. */
export function ArtField({ label, value, onChange }: ArtFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {bannerArts.map((art) => (
          <button
            key={art}
            type="button"
            aria-pressed={value === art}
            aria-label={t(`content.arts.${art}`)}
            title={t(`content.arts.${art}`)}
            className="cursor-pointer rounded-md border border-line bg-sunken p-2 hover:bg-hover aria-pressed:border-brass aria-pressed:bg-brass-soft"
            onClick={() => onChange(art)}
          >
            <BannerArt art={art} className="h-12 w-16" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
