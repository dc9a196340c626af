/** Pairs of statements that must never stand together in one copy: what one chapter says, another may weigh but not deny. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import { GRAHAS } from '#src/astrology/contract.ts';
import { gandaMulaSays, gandaStars } from '#src/reports/content/en/doshas/ganda-mula.ts';
import { kaalSarpSays } from '#src/reports/content/en/doshas/kaal-sarp.ts';
import { manglikVerdicts, verdictOf } from '#src/reports/content/en/doshas/manglik.ts';
import { houseFare } from '#src/reports/content/en/house-fare.ts';
import { housePoints } from '#src/reports/content/en/house-points.ts';
import { houseQuiet } from '#src/reports/content/en/house-quiet.ts';
import { lagnaMargin } from '#src/reports/content/en/how-to-read.ts';
import { manglikInMarriage } from '#src/reports/content/en/love/manglik.ts';
import { openSeventh, seventhGuests } from '#src/reports/content/en/love/seventh-guests.ts';
import { combust, retrograde } from '#src/reports/content/en/motion.ts';
import { todayAsks } from '#src/reports/content/en/sade-sati/words.ts';
import { pointWeights } from '#src/reports/content/en/slow-transits/words.ts';
import {
  strongestGraha,
  strongestHouse,
  strongYetLow,
  transitBindus,
  weakestGraha,
  weakestHouse,
  weakYetHigh,
} from '#src/reports/content/en/strengths.ts';
import { atFall, atHeight, atHome } from '#src/reports/content/en/weight.ts';
import { leadVerdict, ventureVerdict } from '#src/reports/content/en/career/venture.ts';
import { fullInWeakMonth, monthRank, sunMonth, thinInGoodMonth } from '#src/reports/content/en/year/sun.ts';
import type { Page, ReportDocument, Statement } from '#src/reports/contract.ts';
import { ordinal } from '#src/reports/words.ts';
import { printedStrings, statementsOf } from './printed-text.ts';

type Test = (document: ReportDocument) => boolean;
export type ForbiddenPair = { name: string; one: Test; other: Test };

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const minuteOf = ({ pages }: ReportDocument) => pages.find((page) => page.kind === 'minute');
const pageOf = ({ pages }: ReportDocument, id: string): Page | undefined =>
  pages.find((page) => page.id === id);

/** Every pair asks the same documents. */
function once<Answer>(ask: (document: ReportDocument) => Answer): (document: ReportDocument) => Answer {
  const answers = new WeakMap<ReportDocument, Answer>();
  return (document) => {
    const known = answers.get(document);
    if (known !== undefined) return known;
    const answer = ask(document);
    answers.set(document, answer);
    return answer;
  };
}

const stringsOf = once((document) => printedStrings(document.pages));

/** Whether any of the texts, or a match of a pattern, is printed anywhere. */
const says =
  (...texts: readonly (string | RegExp)[]): Test =>
  (document) =>
    stringsOf(document).some((printed) =>
      texts.some((text) => (typeof text === 'string' ? printed.includes(text) : text.test(printed))),
    );

const both =
  (...tests: readonly Test[]): Test =>
  (document) =>
    tests.every((test) => test(document));
const not =
  (test: Test): Test =>
  (document) =>
    !test(document);

const factsOf = once((document): string[] => statementsOf(document).flatMap(({ facts = [] }) => facts));
const hasFact =
  (pattern: RegExp): Test =>
  (document) =>
    factsOf(document).some((fact) => pattern.test(fact));

/** A graha named on the minute page by how it stands. */
const names = (statements: readonly Statement[], graha: Seven): boolean =>
  statements.some(({ facts = [] }) =>
    facts.some((fact) => new RegExp(`^${graha}\\.(house|dignity|combust)=`).test(fact)),
  );
const praised =
  (graha: Seven): Test =>
  (document) =>
    names(minuteOf(document)?.strengths ?? [], graha);
const warnedOf =
  (graha: Seven): Test =>
  (document) =>
    names(minuteOf(document)?.gently ?? [], graha);

const onMinute: ForbiddenPair[] = SEVEN.map((graha) => ({
  name: `${graha} a strength and a caution on the minute page`,
  one: praised(graha),
  other: warnedOf(graha),
}));

const byStrength: ForbiddenPair[] = SEVEN.flatMap((graha) => [
  {
    name: `${graha} a strength at the front and the weakest by shadbala, unweighed`,
    one: praised(graha),
    other: both(says(weakestGraha[graha]), not(says(weakYetHigh))),
  },
  {
    name: `${graha} a caution at the front and the strongest by shadbala, unweighed`,
    one: warnedOf(graha),
    other: both(says(strongestGraha[graha]), not(says(strongYetLow))),
  },
  {
    name: `${graha} best placed of all and the weakest by shadbala, unweighed`,
    one: says(`Best placed: ${graha}`),
    other: both(says(weakestGraha[graha]), not(says(weakYetHigh))),
  },
  {
    name: `${graha} at its height, or at home, and at its fall`,
    one: says(atHeight[graha], atHome[graha]),
    other: says(atFall[graha]),
  },
]);

const byHouse: ForbiddenPair[] = HOUSES.flatMap((house) => {
  const { well, busy } = houseQuiet[house];
  const fare = houseFare[house];
  return [
    {
      name: `the ${ordinal(house)} house strongest by points and thin by points`,
      one: says(strongestHouse[house - 1]!),
      other: says(housePoints[house].low, weakestHouse[house - 1]!),
    },
    {
      name: `the ${ordinal(house)} house weakest by points and rich by points`,
      one: says(weakestHouse[house - 1]!),
      other: says(housePoints[house].high),
    },
    {
      name: `the ${ordinal(house)} house empty and with a guest`,
      one: says(well, busy),
      other: hasFact(new RegExp(`^(${GRAHAS.join('|')})\\.house=${house}$`)),
    },
    { name: `the lord of the ${ordinal(house)} well and busy elsewhere`, one: says(well), other: says(busy) },
    {
      name: `the lord of the ${ordinal(house)} at ease in its house and busy elsewhere`,
      one: says(fare.exalted, fare.moolatrikona, fare.own),
      other: says(busy, fare.debilitated, fare.enemy),
    },
  ];
});

const manglikSaid = (verdict: 'none' | 'cancelled' | 'mild' | 'present'): string[] => [
  ...Object.entries(manglikVerdicts)
    .filter(([key]) => verdictOf[key as keyof typeof verdictOf] === verdict)
    .map(([, text]) => text),
  manglikInMarriage[verdict],
  ...(verdict === 'cancelled' ? [manglikInMarriage.cancelledAside] : []),
];

const doshas: ForbiddenPair[] = [
  {
    name: 'Manglik absent and present',
    one: says(...manglikSaid('none')),
    other: says(...manglikSaid('cancelled'), ...manglikSaid('mild'), ...manglikSaid('present')),
  },
  {
    name: 'Manglik lifted and standing',
    one: says(...manglikSaid('cancelled')),
    other: says(...manglikSaid('mild'), ...manglikSaid('present')),
  },
  {
    name: 'Manglik mild and in full',
    one: says(...manglikSaid('mild')),
    other: says(...manglikSaid('present')),
  },
  {
    name: 'Kaal Sarp absent and present',
    one: says(kaalSarpSays.none),
    other: says(kaalSarpSays.full, kaalSarpSays.fullOfDay, kaalSarpSays.open, kaalSarpSays.axis),
  },
  {
    name: 'a birth star at a seam and away from all of them',
    one: says(gandaMulaSays.none),
    other: says(...Object.values(gandaStars)),
  },
];

const inSadeSati = says(/^You are in Sade Sati/, /^Your Sade Sati is running/);
const saturn: ForbiddenPair[] = [
  { name: 'in Sade Sati and free of it', one: inSadeSati, other: says(/^You are not in Sade Sati/) },
  {
    name: 'in Sade Sati and nothing to be done on its account',
    one: inSadeSati,
    other: says(todayAsks.free),
  },
  {
    name: 'Sade Sati answered yes on the first page and no further on',
    one: says(/^Is it Sade Sati now\? Yes/),
    other: says(/^You are not in Sade Sati/, todayAsks.free),
  },
  {
    name: 'Sade Sati answered no on the first page and yes further on',
    one: says(/^Is it Sade Sati now\? No/),
    other: inSadeSati,
  },
  {
    name: 'the first or the last part of Sade Sati, and the middle one, for one Moon',
    one: says(new RegExp(`^(${todayAsks.rising.slice(0, 24)}|${todayAsks.setting.slice(0, 24)})`)),
    other: says(new RegExp(`^${todayAsks.peak.slice(0, 24)}`)),
  },
  {
    name: 'a small visit on and none on',
    one: says(/^The small visit, Saturn in the \w+ from your Moon, is on/),
    other: says(/^No small visit is on/),
  },
  ...(['Saturn', 'Jupiter'] as const).map((graha) => ({
    name: `${graha} now on few points by one chapter and on enough by another`,
    one: says(transitBindus[graha].low),
    other: (document: ReportDocument) =>
      sharesPoints(document, graha, [
        pointWeights[graha].good.some,
        pointWeights[graha].hard.some,
        pointWeights[graha].good.many,
        pointWeights[graha].hard.many,
      ]),
  })),
];

/** Whether one of the texts rests on the very count that the chapter on strengths calls low. */
function sharesPoints(document: ReportDocument, graha: 'Saturn' | 'Jupiter', texts: string[]): boolean {
  const all = statementsOf(document);
  const low = all.find(({ text }) => text === transitBindus[graha].low);
  const count = low?.facts?.find((fact) => fact.startsWith(`bindus.${graha}.`));
  return all.some(
    ({ text, facts = [] }) =>
      count !== undefined && facts.includes(count) && texts.some((weighed) => text.includes(weighed)),
  );
}

/** The statements of each month told in words. */
const monthsOf = (document: ReportDocument): Statement[][] =>
  document.pages.flatMap((page) =>
    page.kind === 'essay' && /month/.test(page.id) ? page.parts.map(({ statements }) => statements) : [],
  );
const ranked = (statements: readonly Statement[], from: number, to: number): boolean =>
  [...monthRank.byPoints.slice(from - 1, to), ...monthRank.byGrahas.slice(from - 1, to)].some((rank) =>
    statements.some(({ text }) => text === rank),
  );
/** In a month of these ranks the Sun’s text stands bare, without its weighing word. */
const bare = (
  from: number,
  to: number,
  texts: readonly string[],
  weighing: readonly string[],
): Pick<ForbiddenPair, 'one' | 'other'> => ({
  one: (document) => monthsOf(document).some((month) => ranked(month, from, to)),
  other: (document) =>
    monthsOf(document)
      .filter((month) => ranked(month, from, to))
      .flat()
      .some(
        ({ text }) =>
          texts.some((sun) => text.includes(sun)) && !weighing.some((word) => text.startsWith(word)),
      ),
});

const year: ForbiddenPair[] = [
  {
    name: 'a month among the best and told to go slowly, unweighed',
    ...bare(1, 4, sunMonth.thin, thinInGoodMonth),
  },
  {
    name: 'a month among the weakest and told to go ahead, unweighed',
    ...bare(9, 12, sunMonth.full, fullInWeakMonth),
  },
];

const { employed, leansEmployed, both: either, leansOwn, own } = ventureVerdict;
const work: ForbiddenPair[] = [
  {
    name: 'a post weighs more and a venture weighs more',
    one: says(employed, leansEmployed),
    other: says(own, leansOwn, either),
  },
  {
    name: 'a leader first and a specialist first',
    one: says(leadVerdict.leader, leadVerdict.leansLeader),
    other: says(leadVerdict.expert, leadVerdict.leansExpert, leadVerdict.both),
  },
];

const chart: ForbiddenPair[] = [
  {
    name: 'no graha combust and one that is',
    one: says('Nobody is combust'),
    other: says(...Object.values(combust)),
  },
  {
    name: 'no planet retrograde and one that is',
    one: says('None of the five planets was retrograde.'),
    other: says(...Object.values(retrograde)),
  },
  {
    name: 'nobody in the seventh and a guest in it',
    one: says(openSeventh),
    other: says(...Object.values(seventhGuests).flatMap((bands) => Object.values(bands))),
  },
  {
    name: 'a lagna well inside its hours and a lagna that is a close call',
    one: says(lagnaMargin.firm),
    other: (document) =>
      statementsOf(document).some(
        ({ mark, facts = [] }) =>
          mark?.level === 'close' && facts.length === 1 && facts[0]!.startsWith('lagna.sign='),
      ),
  },
  {
    name: 'an hour unknown and a house read from it',
    one: (document) => document.chart.lagna === null,
    other: hasFact(/^(lagna\.|\w+\.house=)/),
  },
  {
    name: 'a yoga in the chart and among those looked for in vain',
    one: hasYogas,
    other: (document) => presentYogas(document).some((name) => missedYogas(document).includes(name)),
  },
  {
    name: 'one great period on the first page and another in the chapter on periods',
    one: (document) => pageOf(document, 'periods')?.kind === 'periods',
    other: (document) => {
      const [page, now] = [pageOf(document, 'periods'), minuteOf(document)?.now?.title];
      const lord = /^Now: (\w+), /.exec(now ?? '')?.[1];
      return page?.kind === 'periods' && lord !== undefined && lord !== page.antar.of;
    },
  },
];

function hasYogas(document: ReportDocument): boolean {
  return presentYogas(document).length > 0;
}

function presentYogas(document: ReportDocument): string[] {
  const page = pageOf(document, 'yogas');
  return page?.kind === 'table' ? page.statements.map(({ text }) => text.slice(0, text.indexOf('.'))) : [];
}

function missedYogas(document: ReportDocument): string[] {
  const page = pageOf(document, 'yogas');
  const rows = page?.kind === 'table' ? page.tables.flatMap(({ rows: all }) => all) : [];
  return rows.flatMap(([, list = '']) => list.split(/[;.] ?/).map((missed) => missed.split(':')[0]!));
}

export const forbiddenPairs: readonly ForbiddenPair[] = [
  ...onMinute,
  ...byStrength,
  ...byHouse,
  ...doshas,
  ...saturn,
  ...year,
  ...work,
  ...chart,
];
