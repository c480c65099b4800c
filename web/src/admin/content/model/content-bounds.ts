import { bannerBounds, popupBounds } from '../../shared/back-office-bounds.gen.ts';

/** What every kind has, has the same bounds in each. */
export const { maxLength: TITLE_LENGTH_MAX } = popupBounds['document.texts.ko.title'];
export const { maxLength: BODY_LENGTH_MAX } = popupBounds['document.texts.ko.body'];
export const { maxLength: CAPTION_LENGTH_MAX } = bannerBounds['document.texts.ko.body'];
export const { maxLength: LINK_LENGTH_MAX } = popupBounds['document.link'];
export const { maximum: SHARE_MAX } = popupBounds['document.variants.*.share'];
export const { maxItems: VARIANTS_MAX } = popupBounds['document.variants'];
export const { maximum: ORDER_MAX } = popupBounds['document.order'];
