/** Addresses of the specification below /member that another page answers. */
export const movedPaths: Readonly<Record<string, '/member/gameway'>> = {
  'esport/screendescription': '/member/gameway',
  'esport/onefolderbetting': '/member/gameway',
  'esport/twofolderbetting': '/member/gameway',
};
