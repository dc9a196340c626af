/**
 * A text about one person stands after the name; a text that holds for both is printed once. In the texts {name} and {Name} are
 * the person whom they describe, and {partner} is the same person where the advice is for the other one.
 */
export const about = (name: string, text: string): string =>
  `${name}: ${fillNames(text, { name, Name: name, partner: name })}`;
export const aboutEach = (text: string): string =>
  `This holds for each of you: ${fillNames(text, { name: 'each of you', Name: 'Each of you', partner: 'the other' })}`;
const fillNames = (text: string, names: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => names[key]!);

/** Text on a person whose birth time is unknown, where a chapter needs it. */
export const timeMissing = (title: string, name: string): string =>
  `“${title}” needs the hour of birth, which we do not have for ${name}.`;

/** The Moon changed its sign on the day of an unknown birth time. @param signs "Leo before 12:18 am and Virgo after 12:18 am" */
export const moonOfDay = (name: string, signs: string): string => `the Moon of ${name} was in ${signs}`;
export const placeOfHours = (place: string, hours: string): string => `${place} ${hours}`;

/** A mark that only one of the two birth times decides. */
export const noteOfPerson = (note: string, name: string): string => `${note} (${name})`;

/** The reasons of both, in one sentence. */
export const bothReasons = (first: string, second: string): string => `${first}; ${second}`;

export const ofPerson = (name: string, reason: string): string => `in the chart of ${name}, ${reason}`;

export const roleNames = { bride: 'bride', groom: 'groom', open: 'not chosen' } as const;

export const moonIn = (name: string, sign: string): string => `the Moon of ${name} is in ${sign}`;
export const moonInStar = (name: string, star: string): string => `the Moon of ${name} is in ${star}`;
export const moonsOf = (first: string, firstPlace: string, second: string, secondPlace: string): string =>
  `the Moon of ${first} is in ${firstPlace}, and that of ${second} in ${secondPlace}`;
export const moonsShare = (place: string): string => `both Moons are in ${place}`;
export const lagnaIs = (name: string, sign: string): string => `${sign} rises in the chart of ${name}`;
export const grahaIn = (graha: string, name: string, sign: string): string => `${graha} of ${name} is in ${sign}`;
