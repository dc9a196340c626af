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
import { grahaName, formatLongDate, numberWord, signName } from '#src/reports/text/phrases.ts';
import { middleDate } from '#src/reports/year/dated-periods.ts';
import { dayMonth, placeIn, rootKey, tell, transitFact } from '#src/reports/year/year-phrases.ts';
import type { Entry } from '#src/reports/year/select-events.ts';
import { yearOf, type MonthAhead } from '#src/reports/year/year-ahead.ts';

export function entryStatement(reading: ReportContext, month: MonthAhead, entry: Entry): Statement {
  switch (entry.kind) {
    case 'stay':
      return stayStatement(reading, month, entry);
    case 'moon':
      return moonStatement(reading, entry);
    case 'retreat':
      return retreatStatement(reading, entry);
    case 'period':
      return periodStatement(reading, entry);
  }
}

type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

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
  const where = `${signName(sign)}, ${placeIn(reading, place)}`;
  const moon = reading.chart.grahas.Moon.sign;
  const well = isFavourable(graha, houseFrom(moon, sign));
  const begun = Date.parse(from) < Date.parse(month.from);
  const stays = begun
    ? `${graha} is in ${where}, until ${dayMonth(to)}`
    : STAYS[graha](where, dayMonth(from), dayMonth(to));
  const counted = reading.chart.lagna ? `from your Moon in ${signName(moon)}` : 'for it';
  const because = `${stays}, ${well ? 'a good place' : 'a demanding place'} ${counted}`;
  return tell(reading, stayText(reading, graha, place, { well, again }), because, {
    keys: [...new Set([rootKey(reading), 'Moon.sign'])],
    facts: transitFact(graha, sign, from, to),
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
  const where = `${signName(sign)}, ${placeIn(reading, place)}`;
  const because =
    kind === 'new'
      ? `on ${dayMonth(at)} the Moon is new in ${where}`
      : `the Moon is full on ${dayMonth(at)} in ${where}`;
  return tell(reading, moonTexts(reading)[kind][place - 1]!, because, {
    keys: [rootKey(reading)],
  });
}

const moonTexts = (reading: ReportContext) =>
  isChild(reading)
    ? { new: child.childNewMoons, full: child.childFullMoons }
    : { new: newMoons, full: fullMoons };

function retreatStatement(
  reading: ReportContext,
  { retreat: { graha, from, to, sign } }: EntryOf<'retreat'>,
) {
  const place = houseFrom(yearOf(reading).origin, sign);
  const text =
    graha === 'Mars' ? inner.marsTurns : graha === 'Venus' ? inner.venusTurns : mercuryTurnsIn[place - 1]!;
  const because = `${graha} goes backwards from ${formatLongDate(from)} to ${formatLongDate(to)}, and turns in ${signName(sign)}, ${placeIn(reading, place)}`;
  const middle = middleDate({ start: from, end: to });
  return tell(reading, text, because, { keys: [rootKey(reading), `motion.${graha}.${middle}`] });
}

function periodStatement(reading: ReportContext, { period, again }: EntryOf<'period'>): Statement {
  const { lord, start, end, under } = period;
  const texts = pratyantarTexts[lord];
  const slip = dashaDaysPerMinute(reading.chart);
  const because = `within the antardasha of ${grahaName(under.lord)} the part of ${grahaName(lord)} runs from ${formatLongDate(start)} to ${formatLongDate(end)}; a minute more or less moves it by ${daysInWords(slip)}`;
  const grown = again ? texts.again : texts.first;
  return tell(reading, isChild(reading) ? childPratyantar[lord] : grown, because, {
    keys: [`pratyantar-on.${middleDate(period)}`],
    source: sources.dasha,
  });
}

const daysInWords = (days: number): string =>
  days < 1.5 ? 'about a day' : `some ${numberWord(Math.round(days))} days`;
