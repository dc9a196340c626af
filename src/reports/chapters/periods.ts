/** The great periods drawn from birth, the present one in detail, the coming ones in words. */
import { GRAHAS, type Graha, type MahaDasha } from '#src/astrology/contract.ts';
import type { Chapter, Draft } from '#src/reports/chapter.ts';
import type { PeriodsPage, Statement } from '#src/reports/contract.ts';
import { antarDasha } from '#src/reports/content/en/antar-dasha.ts';
import { headings } from '#src/reports/content/en/chapters.ts';
import { mahaLater, mahaTheme } from '#src/reports/content/en/maha-dasha.ts';
import { mahaInHouse } from '#src/reports/content/en/maha-house.ts';
import { sources } from '#src/reports/content/en/sources.ts';
import { starLord } from '#src/reports/content/en/star-lord.ts';
import { houseOf, ruledBy } from '#src/astrology/houses.ts';
import { comingMaha, periodsAt } from '#src/reports/periods-at.ts';
import { housesInWords } from '#src/reports/placed.ts';
import type { Reading } from '#src/reports/reading.ts';
import { say } from '#src/reports/say.ts';
import { ageAt, capital, grahaName, longDate, ordinal, shortDate, starName } from '#src/reports/words.ts';
import { periodsOfDay } from './periods-of-day.ts';

/** Later periods are dated in the table and not told in words. */
const OLDEST = 90;

export const periods: Chapter = {
  write: (reading): Draft => (reading.day ? periodsOfDay(reading) : periodsPage(reading)),
};

function periodsPage(reading: Reading): Omit<PeriodsPage, 'number'> {
  const { chart, now } = reading;
  return {
    kind: 'periods',
    id: 'periods',
    ...headings.periods,
    now,
    caption: captionOf(reading),
    antar: antarTable(reading),
    statements: [
      birthStatement(reading),
      presentStatement(reading),
      ...comingMaha(chart, now)
        .filter(({ start }) => ageAt(reading.birth.utc, start) < OLDEST)
        .map((maha) => comingStatement(reading, maha)),
    ],
  };
}

function captionOf({ chart, birth }: Reading): string {
  const [first] = chart.vimshottari;
  const left = (Date.parse(first!.end) - Date.parse(birth.utc)) / YEAR_MS;
  const star = starName(chart.grahas.Moon.nakshatra);
  return `Lived years are grey, the present is gold, the rest white. The Moon in ${star}, a star of ${grahaName(first!.lord)}, sets the order; at birth ${yearsAndMonths(left)} of that period were left.`;
}

const YEAR_MS = 365.25 * 86_400_000;

function yearsAndMonths(years: number): string {
  const months = Math.max(1, Math.round(years * 12));
  const whole = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [plural(whole, 'year'), plural(rest, 'month')].filter((part) => part !== '');
  return parts.join(' and ');
}

const plural = (n: number, word: string): string => (n === 0 ? '' : `${n} ${word}${n === 1 ? '' : 's'}`);

function antarTable({ chart, now }: Reading): PeriodsPage['antar'] {
  const { maha, antar, over } = periodsAt(chart, now);
  return {
    of: maha.lord,
    caption: `The maha dasha of ${grahaName(maha.lord)} in its nine antardashas, a year being ${chart.settings.yearDays} days.`,
    rows: maha.antar.map(({ lord, start }) => ({
      lord,
      from: shortDate(start),
      text: antarDasha[maha.lord][lord],
      because: antarBecause(chart, lord),
      current: !over && start === antar.start,
    })),
  };
}

/** Short, for a narrow column; each lord in its own words. */
function antarBecause(chart: Reading['chart'], lord: Graha): string {
  const house = ordinal(houseOf(chart, lord));
  const ruled = ruledBy(chart, lord);
  const words: Record<Graha, string> = {
    Sun: `the Sun lights the ${house} house.`,
    Moon: `the Moon rests in the ${house}.`,
    Mars: `Mars drives the ${house} house.`,
    Mercury:
      ruled.length > 0
        ? `Mercury rules the ${ruled.map(ordinal).join(' and ')}.`
        : `Mercury is in the ${house}.`,
    Jupiter: `Jupiter blesses the ${house}.`,
    Venus: `Venus adorns the ${house} house.`,
    Saturn: `Saturn works in the ${house}.`,
    Rahu: `Rahu reaches out from the ${house}.`,
    Ketu: `Ketu clears the ${house}.`,
  };
  return words[lord];
}

/** The period of birth is over for most readers: they can check it against what they remember. */
function birthStatement(reading: Reading): Statement {
  const { nakshatra } = reading.chart.grahas.Moon;
  const { lord } = reading.chart.vimshottari[0]!;
  const because = `${starName(nakshatra)} is a star of ${grahaName(lord)}, whose period was running when you were born`;
  return say(reading, starLord[lord], because, ['Moon.nakshatra', 'birth-maha'], sources.dasha);
}

function presentStatement(reading: Reading): Statement {
  const { chart, now } = reading;
  const { maha } = periodsAt(chart, now);
  const { about, ask } = mahaTheme[maha.lord];
  const house = houseOf(chart, maha.lord);
  const text = `${about} ${mahaInHouse[maha.lord][house - 1]!} ${ask}`;
  const because = `${grahaName(maha.lord)} has had the lead since ${longDate(maha.start)}, and it stands in your ${ordinal(house)} house${rulership(chart, maha.lord)}`;
  return say(reading, text, because, ['maha', `${maha.lord}.house`], sources.dasha);
}

function rulership(chart: Reading['chart'], lord: Graha): string {
  const ruled = ruledBy(chart, lord);
  return ruled.length === 0 ? '' : `, ruling ${housesInWords(ruled)}`;
}

function comingStatement(reading: Reading, maha: MahaDasha): Statement {
  const { chart, birth } = reading;
  const house = houseOf(chart, maha.lord);
  const age = ageAt(birth.utc, maha.start);
  const text = `${capital(grahaName(maha.lord))}, from ${longDate(maha.start)}. ${mahaLater[maha.lord]} ${mahaInHouse[maha.lord][house - 1]!}`;
  return say(
    reading,
    text,
    comingBecause(maha.lord, ordinal(house), age),
    [`${maha.lord}.house`],
    sources.dasha,
  );
}

function comingBecause(lord: Graha, house: string, age: number): string {
  const name = grahaName(lord);
  const forms = [
    `you come to it at ${age}, and ${name} sits in the ${house} house`,
    `${name} takes over when you are ${age}, from your ${house} house`,
    `at the age of ${age} the lead passes to ${name} in the ${house}`,
  ];
  return forms[GRAHAS.indexOf(lord) % 3]!;
}
