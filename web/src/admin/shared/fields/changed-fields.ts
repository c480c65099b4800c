/**
 * Of what a dialog was opened with, only what is another now. What was left alone is not sent: a colleague
 * may have changed it since.
 */
export function changedFields<Values extends object>(opened: Values, typed: Values) {
  const changed: Partial<Values> = {};
  for (const name in opened) {
    if (typed[name] !== opened[name]) changed[name] = typed[name];
  }
  return changed;
}
