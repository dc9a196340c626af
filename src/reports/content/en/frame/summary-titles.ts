/** Titles of the lists on the summary page, with the number of their entries. */
const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const formatCount = (count: number, singular: string, plural: string): string =>
  `${NUMBER_WORDS[count] ?? count} ${count === 1 ? singular : plural}`;

export const summaryTitles = {
  strengths: (count: number): string => formatCount(count, 'strength to rely on', 'strengths to rely on'),
  cautions: (count: number): string =>
    formatCount(count, 'thing to be careful with', 'things to be careful with'),
  dates: (count: number): string => formatCount(count, 'date to know', 'dates to know'),
};
