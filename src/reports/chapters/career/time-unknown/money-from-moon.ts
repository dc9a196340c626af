/** The purse by the second, eleventh and twelfth signs from the Moon, and by those who stand for means in every chart. */
import type { Graha } from '#src/astrology/contract.ts';
import { signsFrom } from '#src/astrology/houses.ts';
import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { type Area, moneyAreas } from '#src/reports/content/en/career/money-houses.ts';
import { meansKaraka } from '#src/reports/content/en/career/time-unknown/money-karakas.ts';
import {
  dayHeadings,
  dayLeads,
  dayParts,
  purseIntros,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import {
  bearingKeys,
  bearingOf,
  bearingWords,
  easeOf,
  seatOf,
} from '#src/reports/chapters/career/work-condition.ts';
import { thriftStatement } from '#src/reports/chapters/career/saving.ts';
import {
  emptyKeys,
  guestsFromMoon,
  lordFromMoon,
  moonDays,
  partsOfMoons,
  signFromMoon,
} from './counted-from-moon.ts';

type Part = EssayPage['parts'][number];
type Purse = keyof typeof purseIntros;
const PURSES: readonly Purse[] = [11, 2, 12];
const KARAKAS = ['Jupiter', 'Venus', 'Mercury'] as const;

export const moneyOfDay = restrictToUnknownTime({
  write: (reading) => ({
    kind: 'essay',
    id: 'work-money',
    ...dayHeadings.money,
    highlightedHouses: [],
    compact: true,
    lead: dayLeads.money,
    leadBecause: toSentence(leadBecause(reading)),
    parts: [...partsOfMoons(reading, pursesOf), karakaPart(reading)],
  }),
});

function leadBecause(reading: ReportContext): string {
  const counts = moonDays(reading).map(({ chart }) => {
    const [gain, store] = [11, 2].map((count) => signName(signFromMoon(chart, count)));
    return `from ${signName(chart.grahas.Moon.sign)} the eleventh is ${gain} and the second ${store}`;
  });
  return counts.join(', while ');
}

const areaOf = (purse: Purse): Area => moneyAreas.find(({ house }) => house === purse)!;

const pursesOf = (reading: ReportContext): Part[] =>
  PURSES.map((purse) => ({
    id: areaOf(purse).id,
    title: areaOf(purse).title,
    intro: purseIntros[purse],
    statements: [lordStatement(reading, purse), ...guestStatements(reading, purse)],
  }));

function lordStatement(reading: ReportContext, purse: Purse): Statement {
  const { chart } = reading;
  const lord = lordFromMoon(chart, purse);
  const count = signsFrom(chart, 'Moon', lord);
  const because = `${grahaName(lord)} rules the ${ordinal(purse)} sign from the Moon and ${placeWords(lord, count, purse)}, ${bearingWords(chart, lord)}`;
  const keys = [`${lord}.from.Moon`, ...bearingKeys(chart, lord)];
  return createStatement(
    reading,
    areaOf(purse).lord[seatOf(count)][easeOf(chart, lord)],
    because,
    keys,
    workSources.fromMoon,
  );
}

function placeWords(lord: Graha, count: number, purse: Purse): string {
  if (lord === 'Moon') return 'is that Moon itself';
  if (count === purse) return 'stays there';
  return count === 1 ? 'shares its sign' : `is in the ${ordinal(count)} from it`;
}

function guestStatements(reading: ReportContext, purse: Purse): Statement[] {
  const guests = guestsFromMoon(reading.chart, purse);
  return guests.length === 0
    ? [emptyStatement(reading, purse)]
    : guests.map((graha) => guestStatement(reading, purse, graha));
}

function guestStatement(reading: ReportContext, purse: Purse, graha: Graha): Statement {
  const { Moon, [graha]: guest } = reading.chart.grahas;
  const because = `${grahaName(graha)}, in ${signName(guest.sign)}, was ${ordinal(purse)} from the Moon in ${signName(Moon.sign)}`;
  return createStatement(
    reading,
    areaOf(purse).guest[graha],
    because,
    [`${graha}.from.Moon`],
    workSources.fromMoon,
  );
}

function emptyStatement(reading: ReportContext, purse: Purse): Statement {
  const [moon, sign] = [reading.chart.grahas.Moon.sign, signFromMoon(reading.chart, purse)].map(signName);
  const because = `${sign}, the ${ordinal(purse)} from the Moon in ${moon}, had nobody in it`;
  return createStatement(reading, areaOf(purse).empty, because, emptyKeys, workSources.fromMoon);
}

function karakaPart(reading: ReportContext): Part {
  const { chart } = reading;
  const means = KARAKAS.map((graha) => {
    const because = `${grahaName(graha)}, that day, was ${bearingWords(chart, graha)}`;
    return createStatement(
      reading,
      meansKaraka[graha][bearingOf(chart, graha)],
      because,
      bearingKeys(chart, graha),
    );
  });
  const sure = moonDays(reading).length === 1;
  const store = thriftStatement(reading, sure ? easeOf(chart, lordFromMoon(chart, 2)) : undefined);
  return { id: 'karakas', title: dayParts.karakas, statements: [...means, store] };
}
