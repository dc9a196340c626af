/** The moment of birth on the cover: "Tuesday 4 June 1996, 2:30 in the afternoon". */
export const birthMomentTexts = {
  moment: (weekday: string, date: string, time: string): string => `${weekday} ${date}, ${time}`,
  unknown: 'time not known',
  about: (time: string): string => `about ${time}`,
  noon: (clock: string): string => `${clock} noon`,
  midnight: (clock: string): string => `${clock} midnight, as the day begins`,
  afterMidnight: (clock: string): string => `${clock} after midnight`,
  morning: (clock: string): string => `${clock} in the morning`,
  afternoon: (clock: string): string => `${clock} in the afternoon`,
  evening: (clock: string): string => `${clock} in the evening`,
  night: (clock: string): string => `${clock} at night`,
};
