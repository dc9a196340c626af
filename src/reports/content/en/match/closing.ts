/** The next steps of a couple, and the introductions of the tables of each. */
export const matchSteps = {
  months: {
    title: 'Mark the months',
    text: (matter: string, months: string) => `${matter}, note ${months} in the calendar of both of you.`,
  },
  talk: {
    title: 'Fix one evening',
    text: (date: string) =>
      `Before ${date}, choose an evening for the first subject of the chapter on differences. Ten minutes for each are enough.`,
  },
  times: {
    title: 'Check both birth times',
    text: (first: string, second: string) =>
      `Compare ${first} and ${second} with the birth papers. One correction within seven days of delivery is free, for one of you or both, under My reports.`,
    unknownTitle: (name: string) => `Find the birth time of ${name}`,
    unknown: (name: string) =>
      `Ask an elder for the hour at which ${name} was born. With it we make a new edition, free within seven days of delivery: choose Correct birth details under My reports.`,
    bothUnknown: 'Ask your elders for the two missing hours. With them we make a new edition, free within seven days of delivery: choose Correct birth details under My reports.',
  },
} as const;
export const timeOf = (time: string, name: string): string => `${time} of ${name}`;

export const tablesIntro = (name: string): string =>
  `These are the tables of ${name}, for an astrologer who wants to check the match.`;
