/** Manglik, Sade Sati and naam akshar as key facts of the first page. */
import { content } from '#src/reports/content/content.ts';
import { createAvakahada } from '#src/astrology/avakahada/avakahada.ts';
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from '#src/astrology/avakahada/naming-syllables.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeManglik } from '#src/astrology/doshas/manglik.ts';
import { describeOrigin } from '#src/reports/chapters/doshas/manglik-reasons.ts';
import { getSadeSatiTimeline } from '#src/reports/chapters/saturn/sade-sati-timeline.ts';
import type { KeyFact } from '#src/reports/chapters/summary/summary-page.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import { formatList, formatLongDate, formatOrdinal, getNakshatraName } from '#src/reports/text/phrases.ts';

export const buildFamilyFacts = (context: ReportContext): KeyFact[] => [
  buildManglikFact(context),
  buildSadeSatiFact(context),
  buildNameFact(context),
];

function buildManglikFact(context: ReportContext): KeyFact {
  const { label, openByHour } = content.furtherReading.familyFacts.manglik;
  const facts = listPossibleCharts(context).map(describeManglik);
  const isCertain = facts.every(({ value, note }) => value === facts[0]!.value && note === facts[0]!.note);
  return {
    label,
    ...(isCertain ? facts[0]! : { value: content.furtherReading.familyFacts.open, note: openByHour }),
  };
}

function describeManglik(chart: Chart): { value: string; note: string } {
  const { values, none, counted, place, cancelled, openValue, openCount, openWithPlaces } =
    content.furtherReading.familyFacts.manglik;
  const { verdict, counts } = judgeManglik(chart);
  const places = counts
    .filter(({ applies }) => applies)
    .map(({ house, origin }) =>
      place(content.timing.formatHouseNumber(house), describeOrigin(chart, origin)),
    );
  const note =
    places.length === 0 ? none : (verdict === 'cancelled' ? cancelled : counted)(formatList(places));
  if (chart.lagna) return { value: values[verdict], note };
  return {
    value: verdict === 'mild' ? values.mild : openValue,
    note: places.length === 0 ? openCount : openWithPlaces(note),
  };
}

function buildSadeSatiFact(context: ReportContext): KeyFact {
  const { label, openByHour } = content.furtherReading.familyFacts.sadeSati;
  const facts = createContextsByMoonSign(context).map(describeSadeSati);
  const isCertain = facts.every(({ value }) => value === facts[0]!.value) && facts.length === 1;
  return {
    label,
    ...(isCertain ? facts[0]! : { value: content.furtherReading.familyFacts.open, note: openByHour }),
  };
}

function describeSadeSati(context: ReportContext): { value: string; note: string } {
  const { yes, no, until, next: formatNext, none } = content.furtherReading.familyFacts.sadeSati;
  const { running, next } = getSadeSatiTimeline(context);
  if (running) return { value: yes, note: until(formatLongDate(running.to)) };
  return { value: no, note: next ? formatNext(formatLongDate(next.from)) : none };
}

function buildNameFact(context: ReportContext): KeyFact {
  const { label, note, openByHour, sounds: formatSounds } = content.furtherReading.familyFacts.naamAkshar;
  const { chart, dayRange } = context;
  if (!dayRange) {
    const { naamAkshar, nakshatra, pada } = createAvakahada(chart.grahas.Moon, null);
    return {
      label,
      value: formatSounds([naamAkshar]),
      note: note(naamAkshar.devanagari, formatOrdinal(pada), getNakshatraName(nakshatra)),
    };
  }
  const padas = listPadas(dayRange.earliest, dayRange.latest);
  const sounds = padas.map((pada) => ({
    latin: getSyllable(SYLLABLES_LATIN, pada),
    devanagari: getSyllable(SYLLABLES_DEVANAGARI, pada),
  }));
  const devanagari = sounds.map(({ devanagari: sound }) => sound).join(', ');
  return { label, value: formatSounds(sounds), note: openByHour(devanagari) };
}

const PADAS = 108;

/** The padas that the Moon passed on the day, counted from 0 at the beginning of Ashwini. */
function listPadas(earliest: Chart, latest: Chart): number[] {
  const [first, last] = [earliest, latest].map(
    ({ grahas: { Moon } }) => (Moon.nakshatra - 1) * 4 + Moon.pada - 1,
  ) as [number, number];
  return Array.from({ length: ((last - first + PADAS) % PADAS) + 1 }, (_, i) => (first + i) % PADAS);
}

const getSyllable = (syllables: readonly string[], pada: number): string =>
  syllables[Math.floor(pada / 4)]!.split(' ')[pada % 4]!;
