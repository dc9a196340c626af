/** Reasons of the chapter on the areas of life. */
export const lifeAreaReasons = {
  lead: (houses: string): string => `in your chart the grahas are in the ${houses} houses`,
  sign: (sign: string, house: string): string => `${sign} is the sign of your ${house} house`,
  lord: (lord: string, house: string, lordHouse: string): string =>
    `${lord}, lord of your ${house} house, is in the ${lordHouse}`,
  lordAtHome: (lord: string, house: string): string => `${lord} rules the ${house} house and is in it`,
  quiet: (house: string): string =>
    `no graha is in the ${house} house, and neither Jupiter nor Saturn nor Mars aspects it`,
  aspect: (graha: string, from: string, house: string): string =>
    `${graha}, in the ${from} house, aspects the ${house}`,
} as const;

/** The evidence behind the judgement of an area. `house`: an ordinal. */
export const areaEvidence = {
  lord: (lord: string, house: string, condition: string): string => `${lord}, lord of the ${house}, is ${condition}`,
  karaka: (karaka: string, condition: string): string => `${karaka}, karaka here, is ${condition}`,
  helping: (grahas: string, isPlural: boolean, house: string | null): string =>
    `${grahas} ${isPlural ? 'help' : 'helps'} ${nameHouse(house)}`,
  /** @param house null if it has just been named */
  pressing: (grahas: string, isPlural: boolean, house: string | null): string =>
    `${grahas} ${isPlural ? 'press on' : 'presses on'} ${nameHouse(house)}`,
  working: (grahas: string, isPlural: boolean, house: string | null): string =>
    `${grahas} ${isPlural ? 'work' : 'works'} in ${nameHouse(house)}`,
  noInfluences: (house: string): string => `no benefic or malefic is in the ${house} or aspects it`,
  bindus: (house: string, bindus: number): string => `the ${house} has ${bindus} bindus`,
} as const;

const nameHouse = (house: string | null): string => (house === null ? 'it' : `the ${house}`);
