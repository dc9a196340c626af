/**
 * The captions of the film in the order of its scenes. `lagna`: "18°46′ of Kanya (Virgo)"; `sign`: its sign, "Kanya".
 */
export const createFilmCaptions = (words: { place: string; lagna: string; sign: string }): string[] => [
  `The sky over ${words.place} at the minute of birth, without the daylight. We compute where Sun, Moon and planets are.`,
  'They all move near one circle, the ecliptic. It has twelve signs of 30 degrees each.',
  `The degree that rises in the east is the lagna. Here it is ${words.lagna}.`,
  `${words.sign} becomes the first house. Each graha goes into the house of its sign.`,
  'Only now is the report written. Each statement shows its reason in the chart.',
];
