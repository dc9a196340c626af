/** The general summary without a birth time: the periods and nakshatras by hours of birth, the next signs of the slow grahas. */
import { content } from '#src/reports/content/content.ts';
import { listSlowStays, type SlowStay } from '#src/reports/chapters/saturn/slow-stays.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findOtherMoonSign, listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import { listPossibleMahas } from '#src/reports/facts/possible-mahas.ts';
import { findLongestNakshatra, listNakshatrasWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import { DAY_MS, YEAR_MS } from '#src/reports/facts/time-units.ts';
import {
  formatGraha,
  formatOrdinal,
  formatShortDate,
  getGrahaName,
  getNakshatraName,
  getSignName,
  introduceSentence,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getMahaTone } from './period-tones.ts';
import { writeCautions, writeStrengths } from './strengths-and-cautions.ts';
import {
  buildDate,
  buildNakshatraFact,
  buildSignFact,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
  type SummaryDraft,
} from './summary-page.ts';

export const writeGeneralSummaryWithoutTime = (context: TimeUnknownContext): SummaryDraft =>
  buildSummaryPage(content.common.headings.summary, {
    lead: writeLeadWithoutTime(context),
    keyFacts: buildKeyFactsWithoutTime(context),
    now: describeCurrentPeriod(context),
    strengths: writeStrengths(context),
    cautions: writeCautions(context),
    dates: listNextSignEntries(context),
  });

function writeLeadWithoutTime(context: TimeUnknownContext): Statement {
  const { sign } = context.chart.grahas.Moon;
  const other = findOtherMoonSign(context);
  if (!other) {
    const because = content.summary.summaryTexts.moonAllDay(getSignName(sign));
    return createStatement(context, content.moon.moonSigns[sign - 1]!.summaryLine, because, ['Moon.sign']);
  }
  const { names } = other;
  const [atNoon, otherwise] = listMoonSignsOfDay(context).map((moon) => {
    const moonSign = moon.context.chart.grahas.Moon.sign;
    const intro = content.moon.twoMoonSignsTexts.bornWithMoon(moon.hours, getSignName(moonSign));
    return introduceSentence(intro, content.moon.moonSigns[moonSign - 1]!.summaryLine);
  });
  const text = content.summary.summaryTexts.twoDescriptions(atNoon!, otherwise!);
  const because = content.summary.summaryTexts.twoMoonSigns(
    names.sign,
    names.ownHours,
    names.other,
    names.otherHours,
  );
  return createStatement(context, text, because, ['Moon.sign']);
}

/** If a sign changed that day, the note names the later one. */
function buildKeyFactsWithoutTime(context: TimeUnknownContext): KeyFact[] {
  const { dayRange } = context;
  const [earliestGrahas, latestGrahas] = [dayRange.earliest.grahas, dayRange.latest.grahas];
  const { labels } = content.summary.summaryTexts;
  return [
    noteChange(
      buildSignFact(labels.moon, earliestGrahas.Moon.sign, content.summary.summaryTexts.anyHour),
      getSignName(latestGrahas.Moon.sign),
      findOtherMoonSign(context)?.names.clock,
    ),
    buildNakshatraFactWithoutTime(labels.nakshatra, context),
    noteChange(
      buildSignFact(labels.sun, earliestGrahas.Sun.sign, content.summary.summaryTexts.allDay),
      getSignName(latestGrahas.Sun.sign),
    ),
  ];
}

/** Of several nakshatras the fact names the one of most hours, and the note the others. */
function buildNakshatraFactWithoutTime(label: string, context: TimeUnknownContext): KeyFact {
  const { nakshatra, hours } = findLongestNakshatra(context);
  const others = listNakshatrasWithHours(context).filter((stay) => stay.nakshatra !== nakshatra);
  const otherNames = others.map((stay) => getNakshatraName(stay.nakshatra));
  return buildNakshatraFact(
    label,
    nakshatra,
    others.length === 0
      ? content.moon.birthStarTexts.allDay
      : content.moon.birthStarTexts.longest(Math.floor(hours), otherNames),
  );
}

function noteChange(fact: KeyFact, laterName: string, clock?: string): KeyFact {
  if (fact.value === laterName) return fact;
  const { later, laterAt } = content.summary.summaryTexts;
  return { ...fact, note: clock ? laterAt(laterName, clock) : later(laterName) };
}

/** One mahadasha, or each of those that run now by the hour of birth. */
function describeCurrentPeriod(context: TimeUnknownContext): CurrentPeriod {
  const { nowAtAnyHour, nowByHour } = content.summary.summaryTexts;
  const lords = [...new Set(listPossibleMahas(context).map(({ lord }) => lord))];
  const names = lords.map((lord) => getGrahaName(lord));
  return {
    title: content.summary.summaryTexts.nowOneOf(names),
    text:
      lords.length === 1
        ? nowAtAnyHour(getMahaTone(context, lords[0]!))
        : nowByHour(lords.map((lord, i) => ({ lord: names[i]!, tone: getMahaTone(context, lord) }))),
  };
}

const DATED_GRAHAS = ['Saturn', 'Jupiter', 'Rahu'] as const;
/** Each of the three enters a sign in this time. */
const YEARS_AHEAD = 4;
/** A shorter stay is one before a retrograde return. */
const MIN_STAY_DAYS = 100;

function listNextSignEntries(context: TimeUnknownContext): ImportantDate[] {
  const { chart, now } = context;
  const until = new Date(Date.parse(now) + YEARS_AHEAD * YEAR_MS).toISOString();
  return DATED_GRAHAS.flatMap(
    (graha) => listSlowStays(chart, graha, now, until).find((stay) => isLongEntry(stay, now)) ?? [],
  )
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((stay) => buildDate(stay.from, describeEntry(context, stay)));
}

const isLongEntry = ({ from, to }: SlowStay, now: string): boolean =>
  from > now && Date.parse(to) - Date.parse(from) > MIN_STAY_DAYS * DAY_MS;

function describeEntry(context: TimeUnknownContext, { graha, sign, fromMoon, to }: SlowStay): string {
  const { entry, entryFromMoon, entryToMoonSign } = content.summary.summaryTexts;
  const names = [toUppercaseFirst(formatGraha(graha)), getSignName(sign), formatShortDate(to)] as const;
  if (!hasOneMoonSign(context)) return entry(...names);
  return fromMoon === 1 ? entryToMoonSign(...names) : entryFromMoon(...names, formatOrdinal(fromMoon));
}
