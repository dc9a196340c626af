/** What happens within a month, in statements: entries of the inner grahas, new and full Moon, turnings, parts of periods. */
import { dashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import { childPratyantar } from '#src/reports/content/en/child/child-year.ts';
import * as child from '#src/reports/content/en/child/child-year-grahas.ts';
import * as inner from '#src/reports/content/en/year/inner-planet-stays.ts';
import { mercuryAgainIn, mercuryTurnsIn } from '#src/reports/content/en/year/mercury-stays.ts';
import { fullMoons, newMoons } from '#src/reports/content/en/year/new-and-full-moons.ts';
import { pratyantarTexts } from '#src/reports/content/en/year/mudda-dasha.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { grahaName, formatLongDate, toNumberWord, signName } from '#src/reports/text/phrases.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import {
  formatDayMonth,
  describePlace,
  getRootFactKey,
  createYearStatement,
  createTransitFact,
} from '#src/reports/year/year-phrases.ts';
import type { MonthEvent } from '#src/reports/year/select-events.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';

export function entryStatement(reading: ReportContext, month: MonthAhead, entry: MonthEvent): Statement {
  switch (entry.kind) {
    case 'stay':
      return stayStatement(reading, month, entry);
    case 'moon':
      return moonStatement(reading, entry);
    case 'retrograde':
      return retreatStatement(reading, entry);
    case 'period':
      return periodStatement(reading, entry);
  }
}

type EntryOf<K extends MonthEvent['kind']> = Extract<MonthEvent, { kind: K }>;

const FIRST = { Mars: inner.marsMonth, Mercury: inner.mercuryMonth, Venus: inner.venusMonth };

const CHILD = { Mars: child.childMars, Mercury: child.childMercury, Venus: child.childVenus };

/** Mercury comes back often, and has words for each place. */
function againText(graha: keyof typeof FIRST, again: number, place: number): string {
  if (graha === 'Mercury') return mercuryAgainIn[place - 1]!;
  return (graha === 'Mars' ? inner.marsAgain : inner.venusAgain)[again - 1]!;
}

function stayStatement(
  reading: ReportContext,
  month: MonthAhead,
  { graha, stay, again }: EntryOf<'stay'>,
): Statement {
  const { sign, place, from, to } = stay;
  const where = `${signName(sign)}, ${describePlace(reading, place)}`;
  const moon = reading.chart.grahas.Moon.sign;
  const well = isFavourable(graha, houseFrom(moon, sign));
  const begun = Date.parse(from) < Date.parse(month.from);
  const stays = begun
    ? `${graha} is in ${where}, until ${formatDayMonth(to)}`
    : STAYS[graha](where, formatDayMonth(from), formatDayMonth(to));
  const counted = reading.chart.lagna ? `from your Moon in ${signName(moon)}` : 'for it';
  const because = `${stays}, ${well ? 'a good place' : 'a demanding place'} ${counted}`;
  return createYearStatement(reading, stayText(reading, graha, place, { well, again }), because, {
    keys: [...new Set([getRootFactKey(reading), 'Moon.sign'])],
    facts: createTransitFact(graha, sign, from, to),
  });
}

function stayText(
  reading: ReportContext,
  graha: keyof typeof FIRST,
  place: number,
  { well, again }: { well: boolean; again: number },
): string {
  if (isChild(reading)) return CHILD[graha][place - 1]!;
  return again > 0 ? againText(graha, again, place) : FIRST[graha][well ? 'well' : 'ill'][place - 1]!;
}

const STAYS: Record<keyof typeof FIRST, (where: string, from: string, to: string) => string> = {
  Mars: (where, from, to) => `Mars marches through ${where}, from ${from} to ${to}`,
  Mercury: (where, from, to) => `Mercury is in ${where}, from ${from} until ${to}`,
  Venus: (where, from, to) => `Venus visits ${where}, from ${from} to ${to}`,
};

function moonStatement(
  reading: ReportContext,
  { moon: { kind, at, sign, place } }: EntryOf<'moon'>,
): Statement {
  const where = `${signName(sign)}, ${describePlace(reading, place)}`;
  const because =
    kind === 'new'
      ? `on ${formatDayMonth(at)} the Moon is new in ${where}`
      : `the Moon is full on ${formatDayMonth(at)} in ${where}`;
  return createYearStatement(reading, moonTexts(reading)[kind][place - 1]!, because, {
    keys: [getRootFactKey(reading)],
  });
}

const moonTexts = (reading: ReportContext) =>
  isChild(reading)
    ? { new: child.childNewMoons, full: child.childFullMoons }
    : { new: newMoons, full: fullMoons };

function retreatStatement(
  reading: ReportContext,
  { retrograde: { graha, from, to, sign } }: EntryOf<'retrograde'>,
) {
  const place = houseFrom(getYearAhead(reading).origin, sign);
  const text =
    graha === 'Mars' ? inner.marsTurns : graha === 'Venus' ? inner.venusTurns : mercuryTurnsIn[place - 1]!;
  const because = `${graha} goes backwards from ${formatLongDate(from)} to ${formatLongDate(to)}, and turns in ${signName(sign)}, ${describePlace(reading, place)}`;
  const middle = findMiddleDate({ start: from, end: to });
  return createYearStatement(reading, text, because, {
    keys: [getRootFactKey(reading), `motion.${graha}.${middle}`],
  });
}

function periodStatement(reading: ReportContext, { period, again }: EntryOf<'period'>): Statement {
  const { lord, start, end, parent } = period;
  const texts = pratyantarTexts[lord];
  const slip = dashaDaysPerMinute(reading.chart);
  const because = `within the antardasha of ${grahaName(parent.lord)} the part of ${grahaName(lord)} runs from ${formatLongDate(start)} to ${formatLongDate(end)}; a minute more or less moves it by ${daysInWords(slip)}`;
  const grown = again ? texts.again : texts.first;
  return createYearStatement(reading, isChild(reading) ? childPratyantar[lord] : grown, because, {
    keys: [`pratyantar-on.${findMiddleDate(period)}`],
    source: sources.dasha,
  });
}

const daysInWords = (days: number): string =>
  days < 1.5 ? 'about a day' : `some ${toNumberWord(Math.round(days))} days`;
