import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { productName } from '../shared/product-name.ts';

type ProductSwitchesProps<Product extends string> = {
  label: string;
  products: readonly Product[];
  chosen: readonly string[];
  onChange: (products: Product[]) => void;
};

/** Some products; none is all of them. */
export function ProductSwitches<Product extends string>({
  label,
  products,
  chosen,
  onChange,
}: ProductSwitchesProps<Product>) {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const isOn = (product: string) => chosen.includes(product);
  return (
    <fieldset>
      <legend className="text-sm font-medium text-muted">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {products.map((product) => (
          <Switch
            key={product}
            label={productName(ofAdmin, product)}
            isOn={isOn(product)}
            onChange={(on) =>
              onChange(products.filter((one) => (one === product ? on : isOn(one))))
            }
          />
        ))}
      </div>
      <p className="text-sm text-faint">{t('ladder.hints.products')}</p>
    </fieldset>
  );
}
