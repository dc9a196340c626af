/** Each part of the reason of a time holds in all of the months that it claims: those that it names, otherwise all. */
import { describe, expect, test } from 'vitest';
import type { Chart } from '#src/astrology/contract.ts';
import { MATTERS, type Matter } from '#src/astrology/contract-timing.ts';
import { toInstant, toUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { getSignLord, listAspectedHouses } from '#src/astrology/houses.ts';
import { getNthSign, getSign } from '#src/astrology/zodiac.ts';
import { listWindowsOfYear } from '#src/reports/chapters/answers/year-window-answer.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import {
  createContext,
  type ReportContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { computeChartOfInstant, getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import {
  createPeople,
  createReportInput,
  PLACES,
  removeSensitivity,
  removeTime,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import { parseMonthSpan } from '#src/testing/reports/month-spans.ts';
import { getMatterTiming } from './report-timing.ts';
import { findNamedWindow } from './joined-window.ts';
import { describeWindowReason } from './window-reason.ts';
import { formatMonthSpan, type Span } from './window-months.ts';

const IST_MS = 19_800_000;
/** `months`: counted from January of year 0 */
type Claim = { months: number[]; isTrue: (at: string) => boolean; clause: string };

/** "until May 2027", "from Jun 2027", "in Jun to Aug 2027 and Oct 2027"; all of the printed months without such a phrase */
function parseHeldMonths(phrase: string | undefined, printed: readonly number[]): number[] {
  const [, kind, months] = /^(until|from|in) (.*)$/s.exec(phrase?.trim() ?? '') ?? [];
  if (!kind) return [...printed];
  const named = months!.split(/, | and /).flatMap(parseMonthSpan);
  if (kind === 'in') return named;
  return printed.filter((month) => (kind === 'until' ? month <= named[0]! : month >= named[0]!));
}

const MONTH = '[A-Z][a-z]{2}(?:\\s\\d{4})?';
const WHEN = `(?: ((?:until|from|in) ${MONTH}(?: to ${MONTH})?))?`;
const INFLUENCE = '(?:(?:is |are )?(?:in|with) |aspects? )?the (?:lord of the )?\\d+[a-z]{2}';
const TRANSIT = new RegExp(
  `((?:Jupiter and )?(?:Jupiter|Saturn)) (${INFLUENCE}(?:(?:, | or )${INFLUENCE})*)${WHEN}(?=,| and |\\.|$)`,
  'g',
);

const signs = new Map<string, number>();

/** All charts have the same settings. */
function getSignAt({ settings }: Chart, graha: 'Jupiter' | 'Saturn', at: string): number {
  const key = `${graha} ${at}`;
  const sign =
    signs.get(key) ?? getSign(computeSiderealLongitude(graha, toInstant(toUt(Date.parse(at))), settings));
  signs.set(key, sign);
  return sign;
}

function readTransits({ chart }: ReportContext, reason: string, printed: readonly number[]): Claim[] {
  return reason.split(/(?<=\.)\s|: /).flatMap((sentence) => {
    const [, origins, influences] =
      /^from the ((?:lagna|Moon)(?: and from the Moon)?), (.*)/is.exec(sentence) ?? [];
    if (!influences) return [];
    const originSigns = [
      ...(origins!.startsWith('lagna') ? [chart.lagna!.sign] : []),
      ...(origins!.endsWith('Moon') ? [chart.grahas.Moon.sign] : []),
    ];
    return [...influences.matchAll(TRANSIT)].flatMap(([clause, grahas, phrases, when]) =>
      originSigns.flatMap((origin) =>
        grahas!.split(' and ').map((graha) => ({
          clause,
          months: parseHeldMonths(when, printed),
          isTrue: (at: string) =>
            completePhrases(phrases!).some((phrase) =>
              hasInfluence(chart, graha as 'Jupiter', origin, phrase, at),
            ),
        })),
      ),
    );
  });
}

/** "aspects the 7th or the lord of the 7th": the second phrase has the verb of the first. */
const completePhrases = (text: string): string[] =>
  text
    .split(/, | or /)
    .map((part) => part.replace(/^(is|are) /, ''))
    .map((phrase) => (phrase.startsWith('the ') ? `aspects ${phrase}` : phrase));

function hasInfluence(
  chart: Chart,
  graha: 'Jupiter' | 'Saturn',
  origin: number,
  phrase: string,
  at: string,
): boolean {
  const [, verb, lord, house] = /^(aspects?|in|with) the (lord of the )?(\d+)[a-z]{2}$/.exec(phrase)!;
  const houseSign = getNthSign(origin, Number(house));
  const target = lord ? chart.grahas[getSignLord(houseSign)].sign : houseSign;
  const counts = verb!.startsWith('aspect') ? listAspectedHouses(graha) : [1];
  return counts.some((count) => getNthSign(getSignAt(chart, graha, at), count) === target);
}

const isRunningAt = (at: string) => (period: { start: string; end: string }) =>
  period.start <= at && at < period.end;

function readPeriods({ chart }: ReportContext, reason: string, printed: readonly number[]): Claim[] {
  const antars = chart.vimshottari.flatMap(({ antar }) => antar);
  const createClaim = (clause: string, graha: string, months: number[], periods: typeof antars): Claim => ({
    clause,
    months,
    isTrue: (at) => periods.find(isRunningAt(at))!.lord === graha.replace(/^the /i, ''),
  });
  const only = /^([\w ]+?) rules the antardasha until/.exec(reason);
  const turns = /^([\w ]+?) rules the antardasha in .*?\)(?=\.|$)/s.exec(reason)?.[0].split('), then ') ?? [];
  const maha = new RegExp(`([\\w ]+?) rules the mahadasha${WHEN};`).exec(reason);
  return [
    ...(only ? [createClaim(only[0], only[1]!, [...printed], antars)] : []),
    ...turns.map((turn) => {
      const [, graha, months] = /^([\w ]+?)(?: rules the antardasha)? in ([^(]+) \(/.exec(turn)!;
      return createClaim(turn, graha!, parseMonthSpan(months!), antars);
    }),
    ...(maha
      ? [createClaim(maha[0], maha[1]!.trim(), parseHeldMonths(maha[2], printed), chart.vimshottari)]
      : []),
  ];
}

const toInstantOf = (month: number, day: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, day, 12) - IST_MS).toISOString();

/** A month is printed if its fifteenth day belongs to the time; of the months between the ends most days have to. */
function findFalseClaims(claims: readonly Claim[], span: Span): string[] {
  return claims.flatMap(({ months, isTrue, clause }) =>
    months.flatMap((month, i) => {
      const middle = toInstantOf(month, 15);
      const isInSpan = span.from <= middle && middle < span.to;
      const isEnd = i === 0 || i === months.length - 1;
      const days = [5, 10, 15, 20, 25].filter((day) => isTrue(toInstantOf(month, day)));
      const isWrong = (isInSpan && !isTrue(middle)) || (!isEnd && days.length < 3);
      return isWrong ? [`${clause} in ${(month % 12) + 1}/${Math.floor(month / 12)}`] : [];
    }),
  );
}

const createOwnContext = (person: FictitiousPerson): ReportContext =>
  createContext(removeSensitivity(createReportInput(person, 'year-ahead')));

/** With a birth of which a reason once named a transit that began months later. */
const contexts = [
  ...createPeople(600).filter((_, i) => i % 4 === 0),
  { name: 'Patna', date: '1981-09-13', time: '12:05', place: PLACES[3] },
].map(createOwnContext);

const readAll: typeof readTransits = (...args) => [...readTransits(...args), ...readPeriods(...args)];

/** The printed claims of all times, and those that are false. */
function checkReasons(times: readonly Time[], read: typeof readTransits) {
  const checked = times.map(({ context, matter, span }) => {
    const printed = parseMonthSpan(formatMonthSpan(span.from, span.to));
    const claims = read(context, describeWindowReason(context, matter, span), printed);
    const wrong = findFalseClaims(claims, span);
    return { count: claims.length, wrong: wrong.map((claim) => `${context.birth.date} ${matter}: ${claim}`) };
  });
  return {
    count: checked.reduce((sum, { count }) => sum + count, 0),
    wrong: checked.flatMap(({ wrong }) => wrong),
  };
}

type Time = { context: ReportContext; matter: Matter; span: Span };

const listTimes = (context: ReportContext): Time[] =>
  MATTERS.flatMap((matter) => {
    const timing = getMatterTiming(context, matter);
    return timing.windows
      .flatMap((window) => [window, findNamedWindow(timing, matter, window)])
      .map((span) => ({ context, matter, span }));
  });

describe('the reason of a time holds in all months that it claims', () => {
  test('for each window, and for each time with a best part', () => {
    const { count, wrong } = checkReasons(contexts.flatMap(listTimes), readAll);
    expect(count).toBeGreaterThan(5000);
    expect(wrong).toEqual([]);
  });

  test('for a window of which a part lies in the year of a report', () => {
    const times = contexts.flatMap((context) =>
      (['workChange', 'money', 'study', 'marriage'] as const).flatMap((matter) =>
        listWindowsOfYear(context, matter).map((span) => ({ context, matter, span })),
      ),
    );
    const { count, wrong } = checkReasons(times, readAll);
    expect(count).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  test('without a birth time, for each hour at which the Moon was in the sign', () => {
    const ofMoonSigns = createPeople(900)
      .filter((_, i) => i % 30 === 0)
      .map((person) => createOwnContext(removeTime(person)) as TimeUnknownContext)
      .flatMap(createContextsByMoonSign);
    const times = ofMoonSigns.flatMap(listTimes);
    expect(checkReasons(times, readTransits).wrong).toEqual([]);
    const { count, wrong } = checkReasons(times, readPossibleMahas);
    expect(count).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

/** "Venus rules the mahadasha", or "the mahadasha is that of Venus (it …) or the Sun (it …)": no other one may run. */
function readPossibleMahas(context: ReportContext, reason: string, printed: readonly number[]): Claim[] {
  const [clause] = /^[^.]*mahadasha[^.]*/.exec(reason) ?? [];
  if (!clause) return [];
  const named = clause.includes(' rules the mahadasha')
    ? [clause.split(' rules')[0]!]
    : [...clause.matchAll(/([\w ]+) \(it /g)].map(([, text]) => text!);
  const lords = named.map((text) => text.split(' ').at(-1)!);
  const charts = listChartsOfHours(context as TimeUnknownContext);
  return [
    {
      clause,
      months: [...printed],
      isTrue: (at) =>
        charts.every(({ vimshottari }) => lords.includes(vimshottari.find(isRunningAt(at))!.lord)),
    },
  ];
}

const chartsOfHours = new WeakMap<ReportContext, Chart[]>();

/** Every half hour of the day at which the Moon has the sign of the chart. */
function listChartsOfHours(context: TimeUnknownContext): Chart[] {
  const { birth, chart } = context;
  const dayStart = Date.parse(getCivilDayOfBirth(birth).from);
  const charts =
    chartsOfHours.get(context) ??
    Array.from({ length: 48 }, (_, i) =>
      computeChartOfInstant(chart, birth, new Date(dayStart + (i + 0.5) * 1_800_000).toISOString()),
    ).filter(({ grahas }) => grahas.Moon.sign === chart.grahas.Moon.sign);
  chartsOfHours.set(context, charts);
  return charts;
}
