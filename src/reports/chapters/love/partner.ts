/** The seventh house: who is drawn to it, where they are met, and the road from love to partnership. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { aspects, houseOf, lordOf, occupants, signOfHouse } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import {
  howToReadYoung,
  loveHeadings,
  otherLead,
  partTitles,
} from '#src/reports/content/en/love/love-headings.ts';
import { fifthToSeventh } from '#src/reports/content/en/love/love-links.ts';
import {
  openSeventh,
  seventhGuests,
  seventhWatched,
} from '#src/reports/content/en/love/seventh-occupants.ts';
import { lordBears, whereMet } from '#src/reports/content/en/love/seventh-lord-in-love.ts';
import { otherBrings } from '#src/reports/content/en/love/seventh-sign.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import { writeNavamsaParts } from './navamsha.ts';
import {
  getBand,
  getCondition,
  getDispositor,
  describeHouse,
  isYoung,
  getSeventhLord,
  describeDignity,
} from './love-helpers.ts';
import { writeStatusPart } from './status.ts';

export const partnerChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => ({
    kind: 'essay',
    id: 'love-other',
    ...loveHeadings.other,
    highlightedHouses: [5, 7],
    lead: otherLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [
      {
        id: 'seventh',
        title: partTitles.seventh,
        ...(isYoung(context) ? { intro: howToReadYoung } : {}),
        statements: [
          writeSignStatement(context),
          ...writeOccupantStatements(context),
          ...writeAspectStatements(context),
        ],
      },
      { id: 'lord', title: partTitles.lord, statements: writeLordStatements(context) },
      { id: 'path', title: partTitles.path, statements: [writeLinkStatement(context)] },
      ...writeNavamsaParts(context),
      ...writeStatusPart(context),
    ],
  }),
};

function writeLeadReason({ chart }: ReportContext): string {
  return `${signName(signOfHouse(chart, 7))} was setting in the west while ${signName(chart.lagna!.sign)} rose in the east`;
}

function writeSignStatement(context: ReportContext): Statement {
  const sign = signOfHouse(context.chart, 7);
  const because = `${signName(sign)} is the sign of the seventh house in your chart`;
  return createStatement(
    context,
    otherBrings[sign - 1]!,
    because,
    ['lagna.sign', 'lord.7'],
    loveSources.seventh,
  );
}

function writeOccupantStatements(context: ReportContext): Statement[] {
  const guests = occupants(context.chart, 7);
  if (guests.length === 0)
    return [createStatement(context, openSeventh, 'no graha stands in the seventh house', ['house.7'])];
  return guests.map((graha) => writeOccupantStatement(context, graha));
}

function writeOccupantStatement(context: ReportContext, graha: Graha): Statement {
  const { chart } = context;
  const host = getDispositor(chart, graha);
  const text = seventhGuests[graha][getBand(chart, graha)];
  const because =
    host === graha
      ? `${grahaName(graha)} stands in the seventh, ${describeDignity(chart, graha)}`
      : `${graha} is a guest in the seventh, and its host, ${grahaName(host)}, is ${describeDispositor(chart, host)}`;
  return createStatement(context, text, because, [`${graha}.house`, `${host}.dignity`], loveSources.guests);
}

const describeDispositor = (chart: Chart, host: Graha): string =>
  `${describeDignity(chart, host).replace(' there', '')} in ${signName(chart.grahas[host].sign)}`;

const ASPECTING_GRAHAS = ['Jupiter', 'Saturn', 'Mars'] as const;

function writeAspectStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  return ASPECTING_GRAHAS.filter((graha) => aspects(chart, graha, 7)).map((graha) => {
    const because = `${graha} casts a look upon the seventh from the ${describeHouse(chart, graha)}`;
    return createStatement(
      context,
      seventhWatched[graha],
      because,
      [`${graha}.aspects.7`],
      'Parashara, on aspects',
    );
  });
}

function writeLordStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const lord = getSeventhLord(chart);
  const house = houseOf(chart, lord);
  const { band, because, keys } = getCondition(chart, lord);
  const sign = signName(chart.grahas[lord].sign);
  const where = `${grahaName(lord)} rules the seventh and has its seat in the ${ordinal(house)}`;
  const lordKeys = ['lord.7', `${lord}.house`];
  return [
    createStatement(context, whereMet[house - 1]!, where, lordKeys, loveSources.seventhLord),
    createStatement(
      context,
      lordBears[band],
      `the keeper of the seventh, ${grahaName(lord)}, is in ${sign}, ${because}`,
      ['lord.7', ...keys],
    ),
  ];
}

type Link = keyof typeof fifthToSeventh;

/** The strongest tie that holds between the houses of love and of partnership. */
function classifyLink(chart: Chart): Link {
  const [love, bond] = [houseOf(chart, lordOf(chart, 5)), houseOf(chart, lordOf(chart, 7))];
  if (love === 7 && bond === 5) return 'exchange';
  if (love === bond) return 'together';
  if (love === 7) return 'fifthInSeventh';
  if (bond === 5) return 'seventhInFifth';
  if (Math.abs(love - bond) === 6) return 'facing';
  return [5, 7].includes(houseOf(chart, 'Venus')) ? 'byVenus' : 'apart';
}

function writeLinkStatement(context: ReportContext): Statement {
  const { chart } = context;
  const [love, bond] = [lordOf(chart, 5), lordOf(chart, 7)];
  const link = classifyLink(chart);
  const venus = link === 'byVenus' ? `, with Venus in the ${describeHouse(chart, 'Venus')}` : '';
  const because = `${grahaName(love)}, lord of the fifth, is in the ${describeHouse(chart, love)} house and ${grahaName(bond)}, lord of the seventh, in the ${describeHouse(chart, bond)}${venus}`;
  const keys = ['lord.5', 'lord.7', `${love}.house`, `${bond}.house`, ...(venus ? ['Venus.house'] : [])];
  return createStatement(context, fifthToSeventh[link], because, keys, loveSources.link);
}
