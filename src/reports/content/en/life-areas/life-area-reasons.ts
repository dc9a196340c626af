/** Reasons of the chapter on the areas of life. */
export const lifeAreaReasons = {
  lead: (houses: string): string => `in your chart the grahas are in the ${houses} houses`,
  sign: (sign: string, house: string): string => `${sign} is the sign of your ${house} house`,
  lord: (lord: string, house: string, lordHouse: string): string =>
    `${lord}, lord of your ${house} house, is in the ${lordHouse}`,
  lordAtHome: (lord: string, house: string): string => `${lord} rules the ${house} house and is in it`,
  emptyWithoutAspects: (house: string): string =>
    `no graha is in the ${house} house, and neither Jupiter nor Saturn nor Mars aspects it`,
  aspect: (graha: string, from: string, house: string): string =>
    `${graha}, in the ${from} house, aspects the ${house} (drishti)`,
} as const;

/** The evidence behind the judgement of an area. `house`: an ordinal. */
export const areaEvidence = {
  lord: (lord: string, house: string, condition: string): string => `${lord}, lord of the ${house}, is ${condition}`,
  karaka: (karaka: string, condition: string): string => `${karaka}, karaka here, is ${condition}`,
  helping: (grahas: string, isPlural: boolean, house: string | null): string =>
    `${grahas} ${isPlural ? 'help' : 'helps'} ${nameHouse(house)}`,
  /** @param house null if it has just been named */
  afflicting: (grahas: string, isPlural: boolean, house: string | null): string =>
    `${grahas} ${isPlural ? 'afflict' : 'afflicts'} ${nameHouse(house)}`,
  working: (grahas: string, isPlural: boolean, house: string | null): string =>
    `${grahas} ${isPlural ? 'do' : 'does'} well in ${nameHouse(house)}`,
  /** "Jupiter helps the ninth, and Saturn and the Sun afflict it" */
  influences: (phrases: readonly string[]): string =>
    phrases.map((phrase, i) => (i > 0 && i === phrases.length - 1 ? `and ${phrase}` : phrase)).join(', '),
  /** The Moon and Mercury have no vote in this judgement, wherever they are. */
  noInfluences: (house: string, isLordThere: boolean): string =>
    `without ${isLordThere ? 'its lord, ' : ''}the Moon and Mercury, which are not counted for a house, no graha is in the ${house} or aspects it`,
  bindus: (house: string, bindus: number): string => `the ${house} has ${bindus} bindus`,
} as const;

const nameHouse = (house: string | null): string => (house === null ? 'it' : `the ${house}`);
