/** Remedies for this year: on its important dates, and for its leading grahas. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { remediesLead, yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import {
  solarReturnByElement,
  weakMonthByPlace,
  birthStarByLord,
  restByLord,
  sankrantiByLord,
  yearRemedies as texts,
} from '#src/reports/content/en/year/year-remedies.ts';
import { remedies as grahaRemedies } from '#src/reports/content/en/remedies/general-remedies.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  buildMantraRemedy,
  buildRemediesPage,
  type Remedy,
} from '#src/reports/chapters/remedies/remedies-page.ts';
import {
  formatClock,
  formatGraha,
  formatList,
  formatLongDate,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { getMainSolarYear } from '#src/reports/year/year-ahead.ts';
import { formatDayMonth, formatDayRange, describePlace } from '#src/reports/year/year-phrases.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { listLeadingGrahas } from './leading-grahas.ts';
import { getMunthaSignFromMoon } from './muntha-without-time.ts';

export const yearRemediesChapter: Chapter = {
  write: (context) =>
    buildRemediesPage('year-remedies', { ...yearHeadings.remedies, lead: remediesLead }, [
      ...writeSolarReturnRemedy(context),
      ...listLeadingGrahas(context).map(({ graha, because }, i) => REMEDY_WRITERS[i]!(graha, because)),
      ...writeBirthStarRemedy(context),
      ...writeRestRemedy(context),
      writeWeakMonthRemedy(context),
      writeSankrantiRemedy(context),
      writeGivingRemedy(context),
    ]),
};

function writeSolarReturnRemedy(context: ReportContext): Remedy[] {
  const { solarYears, months, to } = getYearAhead(context);
  const next = solarYears.find(({ from }) => from >= months[0]!.firstInstant && from < to);
  if (!next) return [];
  const { sign } = context.chart.grahas.Sun;
  const because = `year ${next.age + 1} begins when the Sun is back at the degree of your birth, in ${signName(sign)}`;
  const day = formatLongDate(next.from);
  if (!context.timeKnown) return [{ ...texts.returnWithoutTime, when: `about ${day}`, because }];
  const text = solarReturnByElement[(sign - 1) % 4]!;
  return [{ ...texts.return, text, when: `${day}, ${formatClock(next.from)}`, because }];
}

/** For the three leading grahas in this order. */
const REMEDY_WRITERS: readonly ((graha: Graha, because: string) => Remedy)[] = [
  // the first one is lord of a year or of a sign, and therefore not a node
  (graha, because) => ({ cost: 'Free', ...grahaRemedies[graha as ClassicalGraha].habit, because }),
  (graha, because) => buildMantraRemedy(graha, grahaRemedies[graha].mantra, because),
  (graha, because) => ({ cost: 'Free', ...grahaRemedies[graha].service, because }),
];

function writeBirthStarRemedy(context: ReportContext): Remedy[] {
  const { months, natalMoon } = getYearAhead(context);
  const [first, ...rest] = months.flatMap(({ birthStarDays }) => birthStarDays).slice(0, 3);
  if (!first) return [];
  const star = natalMoon.stars[0]!;
  const { lord } = NAKSHATRAS[star - 1]!;
  const when = `next on ${formatList([first, ...rest].map(formatDayMonth))}`;
  return [
    {
      ...texts.star,
      when,
      text: birthStarByLord[lord],
      because: `your birth star is ${getNakshatraName(star)}, a star of ${formatGraha(lord)}, and the Moon comes back to it every 27 days`,
    },
  ];
}

function writeRestRemedy(context: ReportContext): Remedy[] {
  const { months, natalMoon } = getYearAhead(context);
  const [first] = months.flatMap((month) => month.restSpans);
  if (!first) return [];
  const eighth = ((natalMoon.signs[0]! + 6) % 12) + 1;
  return [
    {
      ...texts.quiet,
      when: `first ${formatDayRange(first.from, first.to)}`,
      text: restByLord[getSignLord(eighth) as ClassicalGraha],
      because: `the eighth sign from your Moon in ${signName(natalMoon.signs[0]!)} is ${signName(eighth)}, ruled by ${formatGraha(getSignLord(eighth))}`,
    },
  ];
}

function writeWeakMonthRemedy(context: ReportContext): Remedy {
  const byRank = getYearAhead(context).months.toSorted((a, b) => b.support.rank - a.support.rank);
  const weakest = byRank.find(({ index }) => index > 0)!;
  const { place } = weakest.sunStays[1];
  return {
    ...texts.gentle,
    when: `before ${weakest.name}`,
    text: weakMonthByPlace[place - 1]!,
    because: `${weakest.name} has the least support of the months still to come, and puts the Sun in ${describePlace(context, place)}`,
  };
}

function writeSankrantiRemedy(context: ReportContext): Remedy {
  const { months, natalMoon } = getYearAhead(context);
  const next = months.find(({ sunStays, firstInstant }) => sunStays[1].from > firstInstant)!.sunStays[1];
  const moonLord = getSignLord(natalMoon.signs[0]!);
  return {
    ...texts.sankranti,
    when: `next on ${formatDayMonth(next.from)}`,
    text: sankrantiByLord[moonLord as ClassicalGraha],
    because: `on ${formatLongDate(next.from)} the Sun enters ${signName(next.sign)}, and ${formatGraha(moonLord)} is host to your Moon`,
  };
}

/** For the lord of the muntha. */
function writeGivingRemedy(context: ReportContext): Remedy {
  const { age, rule } = getMainSolarYear(context);
  const graha = rule ? rule.muntha.lord : getSignLord(getMunthaSignFromMoon(context, age));
  const { cost, when, title, text, reason } = grahaRemedies[graha as ClassicalGraha].giving;
  return { cost, when, title, text, because: reason };
}
