/** Remedies for this year: for its important dates and its leading grahas. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import {
  buildMantraRemedy,
  buildRemediesPage,
  type Remedy,
} from '#src/reports/chapters/remedies/remedies-page.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { getHabitRemedy, getServiceRemedy } from '#src/reports/text/graha-remedies.ts';
import {
  formatClock,
  formatGraha,
  formatList,
  formatLongDate,
  getNakshatraName,
  getSignName,
  formatDayMonth,
} from '#src/reports/text/phrases.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import { getMainSolarYear, getYearAhead } from '#src/reports/year/year-ahead.ts';
import { getMunthaSignFromMoon } from './muntha-without-time.ts';

export const yearRemediesChapter: Chapter = {
  write: (context) =>
    buildRemediesPage(
      'year-remedies',
      { ...content.year.yearHeadings.remedies, lead: content.year.remediesLead },
      [
        ...writeSolarReturnRemedies(context),
        ...listLeadingGrahas(context).map(({ graha, because }, i) =>
          REMEDY_WRITERS[i]!(context, graha, because),
        ),
        ...writeBirthNakshatraRemedies(context),
        writeSankrantiRemedy(context),
        writeGivingRemedy(context),
      ],
    ),
};

function writeSolarReturnRemedies(context: ReportContext): Remedy[] {
  const { solarYears, months, to } = getYearAhead(context);
  const nextSolarYear = solarYears.find(({ from }) => from >= months[0]!.firstInstant && from < to);
  if (!nextSolarYear) return [];
  const { sign } = context.chart.grahas.Sun;
  const because = content.year.yearRemedyReasons.solarReturn(nextSolarYear.age + 1, getSignName(sign));
  const day = formatLongDate(nextSolarYear.from);
  if (!context.isTimeKnown)
    return [
      {
        ...content.year.yearRemedies.returnWithoutTime,
        ...(isChild(context) ? { text: getChildTexts(context).childReturnWithoutTime } : {}),
        when: content.year.aboutDate(day),
        because,
      },
    ];
  const texts = isChild(context)
    ? getChildTexts(context).childSolarReturnByElement
    : content.year.solarReturnByElement;
  const text = texts[(sign - 1) % 4]!;
  return [
    {
      ...content.year.yearRemedies.return,
      text,
      when: content.year.yearRemedyDays.dayAndClock(day, formatClock(nextSolarYear.from)),
      because,
    },
  ];
}

/** For the three leading grahas in this order. */
const REMEDY_WRITERS: readonly ((context: ReportContext, graha: Graha, because: string) => Remedy)[] = [
  // The first graha is lord of the year or of a sign, and therefore not a node.
  (context, graha, because) => ({
    cost: content.remedies.FREE,
    ...getHabitRemedy(context, graha as ClassicalGraha),
    because,
  }),
  (_, graha, because) => buildMantraRemedy(graha, content.remedies.remedies[graha].mantra, because),
  (context, graha, because) => ({
    cost: content.remedies.FREE,
    ...getServiceRemedy(context, graha),
    because,
  }),
];

function writeBirthNakshatraRemedies(context: ReportContext): Remedy[] {
  const { months, natalMoon } = getYearAhead(context);
  const [firstDay, ...laterDays] = months.flatMap(({ birthNakshatraDays }) => birthNakshatraDays).slice(0, 3);
  if (!firstDay) return [];
  const birthNakshatra = natalMoon.nakshatras[0]!;
  const { lord } = NAKSHATRAS[birthNakshatra - 1]!;
  const texts = isChild(context)
    ? getChildTexts(context).childBirthNakshatraByLord
    : content.year.birthNakshatraByLord;
  const when = content.year.yearRemedyDays.next(formatList([firstDay, ...laterDays].map(formatDayMonth)));
  return [
    {
      ...content.year.yearRemedies.nakshatra,
      when,
      text: texts[lord],
      because: content.year.yearRemedyReasons.birthStar(getNakshatraName(birthNakshatra), formatGraha(lord)),
    },
  ];
}

function writeSankrantiRemedy(context: ReportContext): Remedy {
  const { months } = getYearAhead(context);
  const nextStay = months.find(({ sunStays, firstInstant }) => sunStays[1].from > firstInstant)!.sunStays[1];
  const moonLord = getSignLord(context.chart.grahas.Moon.sign);
  const texts = isChild(context) ? getChildTexts(context).childSankrantiByLord : content.year.sankrantiByLord;
  return {
    ...content.year.yearRemedies.sankranti,
    when: content.year.yearRemedyDays.next(formatDayMonth(nextStay.from)),
    text: texts[moonLord as ClassicalGraha],
    because: nameMoonSignOfDay(
      context,
      content.year.yearRemedyReasons.sankranti(
        formatLongDate(nextStay.from),
        getSignName(nextStay.sign),
        formatGraha(moonLord),
      ),
    ),
  };
}

/** On a birth day with two Moon signs the reason names the one that it counts from. */
function nameMoonSignOfDay(context: ReportContext, reason: string): string {
  const other = findOtherMoonSign(context);
  return other
    ? content.year.yearRemedyReasons.ifBorn(reason, other.names.sign, other.names.ownHours)
    : reason;
}

/** For the lord of the muntha. */
function writeGivingRemedy(context: ReportContext): Remedy {
  const { age, lagnaResults } = getMainSolarYear(context);
  const graha = lagnaResults ? lagnaResults.muntha.lord : getSignLord(getMunthaSignFromMoon(context, age));
  const { cost, when, title, text, reason } = content.remedies.remedies[graha as ClassicalGraha].giving;
  return { cost, when, title, text, because: reason };
}

type LeadingGraha = { graha: Graha; because: string };

/** At most three different grahas. */
function listLeadingGrahas(context: ReportContext): LeadingGraha[] {
  const leadingGrahas = context.isTimeKnown
    ? listLeadingGrahasWithTime(context)
    : listLeadingGrahasWithoutTime(context);
  return leadingGrahas
    .filter(({ graha }, i) => leadingGrahas.findIndex((other) => other.graha === graha) === i)
    .slice(0, 3);
}

function listLeadingGrahasWithTime(context: TimeKnownContext): LeadingGraha[] {
  const { lagnaResults, strengths, age } = getMainSolarYear(context);
  const { months, to } = getYearAhead(context);
  const [antar] = listAntardashas(context.chart, months[0]!.firstInstant, to);
  const reasons = content.year.yearRemedyReasons;
  const weakest = CLASSICAL_GRAHAS.toSorted((a, b) => strengths[a].total - strengths[b].total)[0]!;
  return [
    {
      graha: lagnaResults!.yearLord.graha,
      because: reasons.yearLord(formatGraha(lagnaResults!.yearLord.graha), age + 1),
    },
    {
      graha: lagnaResults!.muntha.lord,
      because: reasons.munthaLord(
        formatGraha(lagnaResults!.muntha.lord),
        getSignName(lagnaResults!.muntha.sign),
      ),
    },
    ...(antar ? [{ graha: antar.lord, because: reasons.antarLord(formatGraha(antar.lord)) }] : []),
    {
      graha: weakest,
      because: reasons.weakest(formatGraha(weakest), strengths[weakest].total.toFixed(1)),
    },
  ];
}

function listLeadingGrahasWithoutTime(context: TimeUnknownContext): LeadingGraha[] {
  const { age } = getMainSolarYear(context);
  const { sign } = context.chart.grahas.Moon;
  const munthaSign = getMunthaSignFromMoon(context, age);
  const reasons = content.year.yearRemedyReasons;
  const [moonLord, munthaLord] = [getSignLord(sign), getSignLord(munthaSign)];
  return [
    {
      graha: munthaLord,
      because: nameMoonSignOfDay(
        context,
        reasons.munthaFromMoon(formatGraha(munthaLord), getSignName(munthaSign)),
      ),
    },
    {
      graha: moonLord,
      because: nameMoonSignOfDay(context, reasons.moonLord(formatGraha(moonLord), getSignName(sign))),
    },
    { graha: 'Moon', because: reasons.moon },
  ];
}
