/** Head against hand by the signs alone, how three pairs of karakas get along, and the yogas that ask no hour. */
import type { Graha } from '#src/astrology/contract.ts';
import { signsFrom } from '#src/astrology/houses.ts';
import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { workBonds } from '#src/reports/content/en/career/time-unknown/karaka-pairs.ts';
import {
  dayHeadings,
  dayLeads,
  dayParts,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { leadGraha, leadVerdict } from '#src/reports/content/en/career/self-employment.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import { relationOf } from '#src/reports/chapters/career/amatyakaraka.ts';
import { leadVerdictOf } from '#src/reports/chapters/career/verdicts.ts';
import {
  bearingKeys,
  bearingOf,
  bearingWords,
  pullWords,
} from '#src/reports/chapters/career/work-condition.ts';
import { combinationsOfDay } from './yogas-all-day.ts';

const FOUR = ['Sun', 'Mars', 'Mercury', 'Saturn'] as const;
const PAIRS: readonly [keyof typeof workBonds, Graha, Graha][] = [
  ['standing', 'Sun', 'Saturn'],
  ['mind', 'Moon', 'Mercury'],
  ['push', 'Mars', 'Saturn'],
];

export const courtOfDay = restrictToUnknownTime({
  write: (reading) => ({
    kind: 'essay',
    id: 'work-court',
    ...dayHeadings.court,
    highlightedHouses: [],
    compact: true,
    lead: dayLeads.court,
    leadBecause: toSentence(
      `the Sun and Mars stand for the head, Mercury and Saturn for the hand, and that day they were in ${signsOf(reading)}`,
    ),
    parts: [
      { id: 'lead', title: dayParts.lead, statements: [leadStatement(reading)] },
      {
        id: 'weights',
        title: dayParts.weights,
        statements: FOUR.map((graha) => weightStatement(reading, graha)),
      },
      { id: 'pairs', title: dayParts.pairs, statements: pairStatements(reading) },
      combinationsOfDay(reading),
    ],
  }),
});

const signsOf = ({ chart }: ReportContext): string => {
  const [sun, mars, mercury, saturn] = FOUR.map((graha) => signName(chart.grahas[graha].sign));
  return `${sun}, ${mars}, ${mercury} and ${saturn} in this order`;
};

function leadStatement(reading: ReportContext): Statement {
  const { chart } = reading;
  const [sun, mars, mercury, saturn] = FOUR.map((graha) => pullWords[bearingOf(chart, graha)]);
  const because = `for the head the Sun pulls ${sun} and Mars ${mars}, for the hand Mercury ${mercury} and Saturn ${saturn}`;
  const keys = FOUR.flatMap((graha) => bearingKeys(chart, graha));
  return createStatement(reading, leadVerdict[leadVerdictOf(chart)], because, keys);
}

function weightStatement(reading: ReportContext, graha: (typeof FOUR)[number]): Statement {
  const { chart } = reading;
  const because = `${grahaName(graha)} was ${bearingWords(chart, graha)}`;
  return createStatement(
    reading,
    leadGraha[graha][bearingOf(chart, graha)],
    because,
    bearingKeys(chart, graha),
  );
}

/** A pair in which one changed its sign that day is left out. */
function pairStatements(reading: ReportContext): Statement[] {
  return PAIRS.filter(([, one, other]) => [one, other].every((graha) => hasOneSign(reading.day!, graha))).map(
    ([key, one, other]) => {
      const count = signsFrom(reading.chart, one, other);
      const because =
        count === 1
          ? `${grahaName(one)} and ${grahaName(other)} shared a sign`
          : `${grahaName(other)} was in the ${ordinal(count)} sign from ${grahaName(one)}`;
      return createStatement(reading, workBonds[key][relationOf(count)], because, [`${other}.from.${one}`]);
    },
  );
}
