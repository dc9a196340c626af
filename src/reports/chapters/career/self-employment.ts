/** Two scales: a post or a venture, head or hand; each verdict with the weights that made it. */
import { houseOf, lordOf } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { workHeadings, workLeads, workParts } from '#src/reports/content/en/career/career-headings.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import {
  leadGraha,
  leadVerdict,
  ventureHouse,
  ventureVerdict,
} from '#src/reports/content/en/career/self-employment.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, listed, ordinal } from '#src/reports/text/phrases.ts';
import { leadVerdictOf, ventureVerdictOf } from './verdicts.ts';
import { bearingKeys, bearingOf, bearingWords, pullWords } from './work-condition.ts';

const HOUSES = [3, 6, 7, 10] as const;
const FOUR = ['Sun', 'Mars', 'Mercury', 'Saturn'] as const;

export const workVenture: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'essay',
    id: 'work-venture',
    ...workHeadings.venture,
    highlightedHouses: [...HOUSES],
    compact: true,
    lead: workLeads.venture,
    leadBecause: toSentence(
      `service is read from the sixth house, courage from the third, trade from the seventh, and in your chart they answer to ${[6, 3, 7].map((house) => grahaName(lordOf(reading.chart, house))).join(', ')} in this order`,
    ),
    parts: [
      { id: 'scales', title: workParts.scales, statements: [verdictStatement(reading)] },
      {
        id: 'weights',
        title: workParts.weights,
        statements: HOUSES.map((house) => houseStatement(reading, house)),
      },
      { id: 'lead', title: workParts.lead, statements: [leadStatement(reading)] },
      {
        id: 'lead-weights',
        title: workParts.leadWeights,
        statements: FOUR.map((graha) => grahaStatement(reading, graha)),
      },
    ],
  }),
};

function verdictStatement(reading: ReportContext): Statement {
  const { chart } = reading;
  const pull = (house: number) => pullWords[bearingOf(chart, lordOf(chart, house))];
  const lord = lordOf(chart, 10);
  const seat = ordinal(houseOf(chart, lord));
  const because = `courage pulls ${pull(3)}, trade ${pull(7)}, service ${pull(6)}, and ${grahaName(lord)} carries the tenth to the ${seat} house`;
  const keys = [3, 6, 7].flatMap((house) => [`lord.${house}`, ...bearingKeys(chart, lordOf(chart, house))]);
  return createStatement(reading, ventureVerdict[ventureVerdictOf(chart)], because, [
    ...keys,
    'lord.10',
    `${lord}.house`,
  ]);
}

function houseStatement(reading: ReportContext, house: (typeof HOUSES)[number]): Statement {
  const { chart } = reading;
  const lord = lordOf(chart, house);
  const because = WORDS[house](grahaName(lord), bearingWords(chart, lord));
  return createStatement(
    reading,
    ventureHouse[house][bearingOf(chart, lord)],
    because,
    [`lord.${house}`, ...bearingKeys(chart, lord)],
    workSources.houses[house],
  );
}

const WORDS: Record<(typeof HOUSES)[number], (lord: string, how: string) => string> = {
  3: (lord, how) => `initiative, the third house, answers to ${lord}, ${how}`,
  6: (lord, how) => `service, the sixth house, answers to ${lord}, ${how}`,
  7: (lord, how) => `the market, the seventh house, answers to ${lord}, ${how}`,
  10: (lord, how) => `authority, the tenth house, answers to ${lord}, ${how}`,
};

function leadStatement(reading: ReportContext): Statement {
  const { chart } = reading;
  const high = FOUR.filter((graha) => [1, 10].includes(houseOf(chart, graha)));
  const [sun, mars, mercury, saturn] = FOUR.map((graha) => pullWords[bearingOf(chart, graha)]);
  const extra = high.length > 0 ? `; in the first or tenth house ${addsWords(high)}` : '';
  const because = `for the head the Sun pulls ${sun} and Mars ${mars}, for the hand Mercury ${mercury} and Saturn ${saturn}${extra}`;
  const keys = FOUR.flatMap((graha) => bearingKeys(chart, graha));
  return createStatement(reading, leadVerdict[leadVerdictOf(chart)], because, [
    ...keys,
    'house.1',
    'house.10',
  ]);
}

const addsWords = (high: readonly string[]): string =>
  high.length === 1 ? `${high[0]} adds to its side` : `${listed(high)} each add to their side`;

function grahaStatement(reading: ReportContext, graha: (typeof FOUR)[number]): Statement {
  const { chart } = reading;
  const because = `${grahaName(graha)}, in this matter, is ${bearingWords(chart, graha)}`;
  return createStatement(
    reading,
    leadGraha[graha][bearingOf(chart, graha)],
    because,
    bearingKeys(chart, graha),
  );
}
