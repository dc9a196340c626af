/** The bands above and below the lanes of the figure of ten years: dashas, and stays of Jupiter and Saturn. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { listPossibleMahas } from '#src/astrology/timing/timing.ts';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { ReportContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { TimingChart, TimingPeriod } from '#src/reports/contract-answers.ts';
import { getGrahaAbbreviation, getGrahaName, getIndianDate } from '#src/reports/text/phrases.ts';
import type { Span } from './window-months.ts';

export const YEARS_AHEAD = 10;

/** From the last 1 January or 1 July before now to 31 December ten years on. */
export function getTenYears(now: string): Span {
  const [year, month] = getIndianDate(now).split('-').map(Number) as [number, number];
  return {
    from: `${year}-${month > 6 ? '07' : '01'}-01T00:00:00Z`,
    to: `${year + YEARS_AHEAD}-12-31T23:59:59Z`,
  };
}

const isWithin = (range: Span, { start, end }: { start: string; end: string }): boolean =>
  Date.parse(end) > Date.parse(range.from) && Date.parse(start) < Date.parse(range.to);

const clip = ({ from, to }: Span, range: Span): Span => ({
  from: from > range.from ? from : range.from,
  to: to < range.to ? to : range.to,
});

const isAt = ({ from, to }: Span, now: string): boolean => from <= now && now < to;

/** The lords of the mahadashas within the range, in the order of time. */
export const listMahaLords = ({ vimshottari }: Chart, range: Span): Graha[] =>
  vimshottari.filter((maha) => isWithin(range, maha)).map(({ lord }) => lord);

export function buildPeriods(context: ReportContext, range: Span): TimingChart['periods'] {
  if (!context.isTimeKnown)
    return { title: content.timing.bandTexts.mahas, spans: buildMahaSpans(context, range) };
  const { chart, now } = context;
  const lords = listMahaLords(chart, range);
  const antars = chart.vimshottari
    .flatMap((maha) => maha.antar)
    .filter((antar) => isWithin(range, antar))
    .map(({ lord, start, end }) => ({ lord, ...clip({ from: start, to: end }, range) }));
  return {
    title:
      lords.length === 1
        ? content.timing.bandTexts.oneMaha(getGrahaName(lords[0]!))
        : content.timing.bandTexts.severalMahas,
    spans: antars.map(({ lord, from, to }) => ({
      from,
      to,
      label: getGrahaName(lord),
      shortLabel: getGrahaAbbreviation(lord),
      isCurrent: isAt({ from, to }, now),
      isUncertain: false,
    })),
  };
}

/** The mahadashas for an unknown birth time; uncertain where births at both ends of the day have different lords. */
function buildMahaSpans({ dayRange, now }: TimeUnknownContext, range: Span): TimingPeriod[] {
  const charts = [dayRange.earliest, dayRange.latest];
  const borders = charts
    .flatMap(({ vimshottari }) => vimshottari.map(({ start }) => start))
    .filter((border) => border > range.from && border < range.to);
  const instants = [range.from, ...new Set(borders.toSorted()), range.to];
  return instants.slice(0, -1).map((from, i) => {
    const to = instants[i + 1]!;
    const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
    const lords = listPossibleMahas(charts, middle);
    const isUncertain = lords.length > 1;
    return {
      from,
      to,
      label: content.timing.bandTexts.uncertain(lords.map(getGrahaName)),
      shortLabel: content.timing.bandTexts.uncertainShort(lords.map(getGrahaAbbreviation)),
      isCurrent: !isUncertain && isAt({ from, to }, now),
      isUncertain,
    };
  });
}

/** True stays with every turn back; houses count from the lagna, or from the Moon without a birth time. */
export function buildTransits({ chart }: ReportContext, { from, to }: Span): TimingChart['lowerBands'] {
  const origin = chart.lagna?.sign ?? chart.grahas.Moon.sign;
  return (['Jupiter', 'Saturn'] as const).map((graha) => ({
    title: getGrahaName(graha),
    note: chart.lagna ? content.timing.bandTexts.inHouse : content.timing.bandTexts.inSignFromMoon,
    spans: listSignStays(graha, from, to, chart.settings).map((stay) => ({
      from: stay.from,
      to: stay.to,
      label: String(countHouse(origin, stay.sign)),
    })),
  }));
}
