const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const known = new Map<string, string>();

/** "India" for "IN". Remembered, since a look-up takes some microseconds and the gazetteer asks 31 000 times. */
export function countryName(code: string): string {
  const name = known.get(code) ?? NAMES.of(code) ?? code;
  known.set(code, name);
  return name;
}
