/** Work from the tenth sign counted from the Moon, as the old authors allow where the lagna is not known. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Seven } from '#src/astrology/contract-names.ts';
import { signsFrom } from '#src/astrology/houses.ts';
import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { livelihood } from '#src/reports/content/en/career/work-fields.ts';
import { meansThrough } from '#src/reports/content/en/career/time-unknown/money-karakas.ts';
import {
  dayHeadings,
  dayLeads,
  dayParts,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import { tenthAlone, tenthDay, tenthGuest, tenthLord } from '#src/reports/content/en/career/tenth-house.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { isSeven } from '#src/reports/facts/graha-strength.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import {
  bearingKeys,
  bearingOf,
  bearingWords,
  easeOf,
  seatOf,
} from '#src/reports/chapters/career/work-condition.ts';
import { livelihoodOfDay } from './significators-without-time.ts';
import {
  emptyKeys,
  guestsFromMoon,
  lordFromMoon,
  moonDays,
  partsOfMoons,
  signFromMoon,
} from './counted-from-moon.ts';

type Part = EssayPage['parts'][number];

export const tenthOfDay = restrictToUnknownTime({
  write: (reading) => ({
    kind: 'essay',
    id: 'work-tenth',
    ...dayHeadings.tenth,
    highlightedHouses: [],
    compact: true,
    lead: dayLeads.tenth,
    leadBecause: toSentence(leadBecause(reading)),
    parts: partsOfMoons(reading, partsOf),
  }),
});

function leadBecause(reading: ReportContext): string {
  const [first, second] = moonDays(reading).map(({ chart }) => signName(chart.grahas.Moon.sign));
  return second
    ? `the Moon went from ${first} to ${second} that day, so that two counts are possible`
    : `at every hour of that day the Moon was in ${first}`;
}

const partsOf = (reading: ReportContext): Part[] =>
  [
    { id: 'manner', title: dayParts.manner, statements: [mannerStatement(reading)] },
    { id: 'guests', title: dayParts.guests, statements: guestStatements(reading) },
    { id: 'lord', title: dayParts.lord, statements: [lordStatement(reading)] },
    { id: 'livelihood', title: dayParts.livelihood, statements: livelihoodStatements(reading) },
  ].filter(({ statements }) => statements.length > 0);

function mannerStatement(reading: ReportContext): Statement {
  const { chart } = reading;
  const sign = signFromMoon(chart, 10);
  const because = `counted from ${signName(chart.grahas.Moon.sign)}, the tenth sign is ${signName(sign)}`;
  return createStatement(reading, tenthDay[sign - 1]!, because, ['Moon.sign'], workSources.fromMoon);
}

function guestStatements(reading: ReportContext): Statement[] {
  const guests = guestsFromMoon(reading.chart, 10);
  if (guests.length === 0) return [aloneStatement(reading)];
  return [
    ...guests.map((graha) => guestStatement(reading, graha)),
    ...guests
      .filter((graha) => isSeven(graha) && graha !== 'Moon')
      .slice(0, 1)
      .map((graha) => throughStatement(reading, graha)),
  ];
}

function guestStatement(reading: ReportContext, graha: Graha): Statement {
  const because = `${grahaName(graha)} stood tenth from the Moon, ${bearingWords(reading.chart, graha)}`;
  const keys = [`${graha}.from.Moon`, ...bearingKeys(reading.chart, graha)];
  return createStatement(
    reading,
    tenthGuest[graha][easeOf(reading.chart, graha)],
    because,
    keys,
    workSources.fromMoon,
  );
}

function throughStatement(reading: ReportContext, graha: Exclude<Seven, 'Moon'>): Statement {
  const sign = signName(reading.chart.grahas[graha].sign);
  const because = `the verse asks who is tenth from the Moon, and in ${sign} it finds ${grahaName(graha)}`;
  return createStatement(reading, meansThrough[graha], because, [`${graha}.from.Moon`], workSources.means);
}

function aloneStatement(reading: ReportContext): Statement {
  const lord = lordFromMoon(reading.chart, 10);
  const sign = signName(signFromMoon(reading.chart, 10));
  const because = `${sign}, tenth from the Moon in ${signName(reading.chart.grahas.Moon.sign)}, was empty, and ${grahaName(lord)} rules it`;
  return createStatement(reading, tenthAlone[lord as Seven], because, emptyKeys, workSources.fromMoon);
}

function lordStatement(reading: ReportContext): Statement {
  const { chart } = reading;
  const lord = lordFromMoon(chart, 10);
  const count = signsFrom(chart, 'Moon', lord);
  const because = `${grahaName(lord)}, lord of the tenth from the Moon, ${placeWords(lord, count)}, ${bearingWords(chart, lord)}`;
  return createStatement(
    reading,
    tenthLord[seatOf(count)][bearingOf(chart, lord)],
    because,
    [`${lord}.from.Moon`, ...bearingKeys(chart, lord)],
    workSources.fromMoon,
  );
}

function placeWords(lord: Graha, count: number): string {
  if (lord === 'Moon') return 'is that Moon itself';
  return count === 1 ? 'shares the Moon’s own sign' : `is in the ${ordinal(count)} sign from it`;
}

/** Only where the navamsha of that lord is the same at both ends of the day. */
function livelihoodStatements(reading: ReportContext): Statement[] {
  const graha = livelihoodOfDay(reading);
  if (!graha) return [];
  const lord = lordFromMoon(reading.chart, 10);
  const navamsha = signName(reading.chart.grahas[lord].navamsaSign);
  const because = `${grahaName(lord)}, lord of the tenth from ${signName(reading.chart.grahas.Moon.sign)}, is all day in the navamsha of ${navamsha}, a sign of ${grahaName(graha)}`;
  const keys = ['Moon.sign', `${lord}.navamsa`];
  return [createStatement(reading, livelihood[graha as Seven], because, keys, workSources.livelihood)];
}
