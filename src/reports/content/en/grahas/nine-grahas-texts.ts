/** The lead, titles and reasons of the chapter on the nine grahas. */
export const nineGrahasTexts = {
  lead: 'Each of the nine grahas stands for a part of your life and character. Read each one alone first. Where two of them say opposite things about you, both are usually right, at different times.',
  leadReason: (signs: string, isTimeKnown: boolean): string =>
    `${isTimeKnown ? 'at that minute' : 'that day'} the nine grahas were in ${signs} signs`,
  title: (graha: string, role: string): string => `${graha}, ${role}`,
  exalted: (graha: string, sign: string): string => `${graha} is exalted (uccha) in ${sign}`,
  debilitated: (graha: string, sign: string): string => `${graha} is debilitated (neecha) in ${sign}`,
  retrograde: (graha: string, sign: string): string => `${graha} was retrograde in ${sign}`,
  combust: (graha: string, degrees: string): string =>
    `${graha} was ${degrees} from the Sun, within the limit of combustion`,
} as const;
