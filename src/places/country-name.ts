const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const cache = new Map<string, string>();

/** Returns "India" for "IN". Names are cached, because a lookup takes microseconds. */
export function getCountryName(code: string): string {
  const name = cache.get(code) ?? COUNTRY_NAMES.of(code) ?? code;
  cache.set(code, name);
  return name;
}
