/** Where what the site gives lies in the cache: a rank that changes makes all of it new. */
export const promotionsKey = ['promotions'] as const;
