/** Fields of work as leanings, by the strongest significators; the old test of livelihood; what is better shared. */
import { GRAHAS } from '#src/astrology/contract.ts';
import type { Seven } from '#src/astrology/contract-names.ts';
import { lordOf } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { leanings, leave, livelihood } from '#src/reports/content/en/career/work-fields.ts';
import { workHeadings, workLeads, workParts } from '#src/reports/content/en/career/career-headings.ts';
import { pairs } from '#src/reports/content/en/career/significator-pairs.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, grahaName, listed, signName } from '#src/reports/text/phrases.ts';
import {
  leastOf,
  livelihoodOf,
  officeKeys,
  officeWords,
  type Significator,
  significators,
} from './significators.ts';
import { bearingKeys, bearingWords, elementOf } from './work-condition.ts';

/** How many of the nine are heard. */
const HEARD = 3;

export const workFields: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => {
    const first = significators(reading.chart).slice(0, HEARD);
    return {
      kind: 'essay',
      id: 'work-fields',
      ...workHeadings.fields,
      highlightedHouses: [10, 6, 2],
      compact: true,
      lead: workLeads.fields,
      leadBecause: toSentence(
        `${listed(first.map(({ graha }) => grahaName(graha)))} have most to do with your work, by the number of offices each holds in it`,
      ),
      parts: partsOf(reading, first),
    };
  },
};

const partsOf = (reading: ReportContext, first: Significator[]) => [
  {
    id: 'leanings',
    title: workParts.fields,
    statements: [...first.map((one) => leaningStatement(reading, one)), pairStatement(reading, first)],
  },
  { id: 'livelihood', title: workParts.livelihood, statements: [livelihoodStatement(reading)] },
  { id: 'leave', title: workParts.leave, statements: [leaveStatement(reading, first)] },
];

function leaningStatement(reading: ReportContext, one: Significator): Statement {
  const { chart } = reading;
  const { sign } = chart.grahas[one.graha];
  const because = `${grahaName(one.graha)} ${officeWords(chart, one)}, and is in ${signName(sign)}, a sign of ${elementOf(sign)}`;
  return createStatement(
    reading,
    `${toUppercaseFirst(grahaName(one.graha))}. ${leanings[one.graha][elementOf(sign)]}`,
    because,
    [`${one.graha}.sign`, ...officeKeys(one)],
    workSources.tenth,
  );
}

/** Rahu and Ketu are never told as a pair: they always face each other. */
function pairStatement(reading: ReportContext, first: Significator[]): Statement {
  const [a, ...others] = first.map(({ graha }) => graha);
  const key = (other: string) =>
    [a!, other].toSorted((x, y) => GRAHAS.indexOf(x as 'Sun') - GRAHAS.indexOf(y as 'Sun')).join('+');
  const b = others.find((other) => key(other) in pairs)!;
  const because = `${grahaName(a!)} and ${grahaName(b)} have the first words in your work, ${scoreWords(first)}`;
  return createStatement(reading, pairs[key(b)]!, because, ['lord.10', 'house.10', 'karaka.AmK']);
}

const scoreWords = (first: Significator[]): string =>
  first[0]!.score === first[1]!.score ? 'with equal weight' : 'in this order of weight';

function livelihoodStatement(reading: ReportContext): Statement {
  const lord = lordOf(reading.chart, 10);
  const graha = livelihoodOf(reading.chart) as Seven;
  const { navamsaSign } = reading.chart.grahas[lord];
  const because = `${grahaName(lord)}, lord of the tenth, falls in the navamsha of ${signName(navamsaSign)}, which belongs to ${grahaName(graha)}`;
  return createStatement(
    reading,
    livelihood[graha],
    because,
    ['lord.10', `${lord}.navamsa`],
    workSources.livelihood,
  );
}

function leaveStatement(reading: ReportContext, first: Significator[]): Statement {
  const { chart } = reading;
  const least = leastOf(
    chart,
    first.map(({ graha }) => graha),
  );
  const because = `${grahaName(least)}, ${bearingWords(chart, least)}, has less support than the others`;
  return createStatement(reading, leave[least], because, bearingKeys(chart, least));
}
