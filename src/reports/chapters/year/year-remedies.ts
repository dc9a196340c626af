/** Remedies that belong to this year: those of its dates, and those of the grahas that lead it. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import { remediesLead, yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import {
  solarReturnByElement,
  weakMonthByPlace,
  birthStarByLord,
  restByLord,
  sankrantiByLord,
  yearRemedies as texts,
} from '#src/reports/content/en/year/year-remedies.ts';
import { remedies as ofGrahas } from '#src/reports/content/en/remedies/general-remedies.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import {
  formatClock,
  formatGraha,
  formatList,
  formatLongDate,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { getMainSolarYear } from '#src/reports/year/solar-years.ts';
import { formatDayMonth, formatDayRange, describePlace } from '#src/reports/year/year-phrases.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { listLeadingGrahas } from './leading-grahas.ts';
import { getMunthaSignFromMoon } from './muntha-without-time.ts';

type Remedy = RemediesPage['remedies'][number];

export const yearRemediesChapter: Chapter = {
  write: (context) => ({
    kind: 'remedies',
    id: 'year-remedies',
    ...yearHeadings.remedies,
    lead: remediesLead,
    remedies: [
      ...writeSolarReturnRemedy(context),
      ...listLeadingGrahas(context).map(({ graha, because }, i) => REMEDY_WRITERS[i]!(graha, because)),
      ...writeBirthStarRemedy(context),
      ...writeRestRemedy(context),
      writeWeakMonthRemedy(context),
      writeSankrantiRemedy(context),
      writeGivingRemedy(context),
    ].map((remedy) => ({ ...remedy, because: toSentence(remedy.because) })),
  }),
};

function writeSolarReturnRemedy(context: ReportContext): Remedy[] {
  const { solarYears, months, to } = getYearAhead(context);
  const next = solarYears.find(({ from }) => from >= months[0]!.firstInstant && from < to);
  if (!next) return [];
  const known = context.chart.lagna !== null;
  const { sign } = context.chart.grahas.Sun;
  const because = `year ${next.age + 1} begins when the Sun is back at the degree of your birth, in ${signName(sign)}`;
  const when = known
    ? `${formatLongDate(next.from)}, ${formatClock(next.from)}`
    : `about ${formatLongDate(next.from)}`;
  const minute = { ...texts.return, text: solarReturnByElement[(sign - 1) % 4]! };
  return [{ ...(known ? minute : texts.returnWithoutTime), when, because }];
}

const REMEDY_WRITERS: readonly ((graha: Graha, because: string) => Remedy)[] = [
  // the first to lead is the lord of a year or of a sign, and no node is either
  (graha, because) => ({ cost: 'Free', ...ofGrahas[graha as Seven].habit, because }),
  (graha, because) => {
    const { devanagari, iast, when, text } = ofGrahas[graha].mantra;
    return {
      cost: 'Free',
      when,
      title: `Mantra for ${formatGraha(graha)}`,
      text: `${iast}. ${text}`,
      mantra: devanagari,
      because,
    };
  },
  (graha, because) => ({ cost: 'Free', ...ofGrahas[graha].service, because }),
];

function writeBirthStarRemedy(context: ReportContext): Remedy[] {
  const { months, natalMoon } = getYearAhead(context);
  const [first, ...rest] = months.flatMap(({ birthStarDays: days }) => days).slice(0, 3);
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
      text: restByLord[getSignLord(eighth) as Seven],
      because: `the eighth sign from your Moon in ${signName(natalMoon.signs[0]!)} is ${signName(eighth)}, ruled by ${formatGraha(getSignLord(eighth))}`,
    },
  ];
}

function writeWeakMonthRemedy(context: ReportContext): Remedy {
  const byRank = getYearAhead(context).months.toSorted((a, b) => b.support.rank - a.support.rank);
  const last = byRank.find(({ index }) => index > 0)!;
  const { place } = last.sunStays[1];
  return {
    ...texts.gentle,
    when: `before ${last.name}`,
    text: weakMonthByPlace[place - 1]!,
    because: `${last.name} has the least support of the months still to come, and puts the Sun in ${describePlace(context, place)}`,
  };
}

function writeSankrantiRemedy(context: ReportContext): Remedy {
  const { months, natalMoon } = getYearAhead(context);
  const next = months.find(({ sunStays, firstInstant }) => sunStays[1].from > firstInstant)!.sunStays[1];
  const host = getSignLord(natalMoon.signs[0]!);
  return {
    ...texts.sankranti,
    when: `next on ${formatDayMonth(next.from)}`,
    text: sankrantiByLord[host as Seven],
    because: `on ${formatLongDate(next.from)} the Sun enters ${signName(next.sign)}, and ${formatGraha(host)} is host to your Moon`,
  };
}

/** For the lord of the muntha, which has to be kept in good humour all year. */
function writeGivingRemedy(context: ReportContext): Remedy {
  const { age, rule } = getMainSolarYear(context);
  const graha = rule ? rule.muntha.lord : getSignLord(getMunthaSignFromMoon(context, age));
  const { cost, when, title, text, reason } = ofGrahas[graha as Seven].giving;
  return { cost, when, title, text, because: reason };
}
