/**
 * The number of the first sound of a name, for the strength of the shayanadi avasthas: five columns of sounds. Sources:
 * Brihat Parashara Hora Shastra ch. 45; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, table 37.
 */

/** Long vowels count as the short ones; the nasals of the first three classes begin no name. */
const SOUNDS: readonly string[] = ['अआकछडधभव', 'इईखजढनमश', 'उऊगझतपयष', 'एऐघटथफरस', 'ओऔचठदबलह'];

/**
 * @param syllable the first syllable of the name in Devanagari
 * @returns 1 to 5, or null for a letter outside the table
 */
export function getNameNumber(syllable: string): number | null {
  const [letter] = syllable.normalize('NFC').trim();
  if (letter === undefined) return null;
  const column = SOUNDS.findIndex((sounds) => sounds.includes(letter));
  return column === -1 ? null : column + 1;
}
