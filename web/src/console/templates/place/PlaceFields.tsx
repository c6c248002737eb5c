/** To be built. */
export function PlaceFields() {
  return null;
}
