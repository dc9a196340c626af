/** The navamsha, the darakaraka and the upapada. */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { darakaraka } from '#src/reports/content/en/love/darakaraka.ts';
import { lovePartTitles, navamsaIntro } from '#src/reports/content/en/love/love-headings.ts';
import { loveSources } from '#src/reports/content/en/love/love-sources.ts';
import {
  navamsaLagna,
  navamsaSeventhLord,
  venusNavamsa,
  venusVargottama,
} from '#src/reports/content/en/love/navamsha.ts';
import { upapadaTexts } from '#src/reports/content/en/love/upapada.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { formatDegrees, formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getNavamsaSeventhLord, listDistinctCharts } from './love-helpers.ts';

export const writeNavamsaParts = (context: TimeKnownContext): EssayPart[] => [
  {
    id: 'navamsa',
    title: lovePartTitles.navamsa,
    intro: navamsaIntro,
    statements: [
      writeLagnaStatement(context),
      ...writeVenusNavamsaStatements(context),
      writeLordStatement(context),
    ],
  },
  {
    id: 'darakaraka',
    title: lovePartTitles.darakaraka,
    statements: [writeDarakarakaStatement(context), writeUpapadaStatement(context)],
  },
];

function writeLagnaStatement(context: TimeKnownContext): Statement {
  const { navamsaSign } = context.chart.lagna;
  const because = `${getSignName(navamsaSign)} rises in the navamsha of your birth`;
  return createStatement(
    context,
    navamsaLagna[navamsaSign - 1]!,
    because,
    ['lagna.navamsa'],
    loveSources.navamsa,
  );
}

/** Left out if Venus changed its navamsha that day. */
export function writeVenusNavamsaStatements(context: ReportContext): Statement[] {
  if (listDistinctCharts(context, ({ grahas }) => grahas.Venus.navamsaSign).length > 1) return [];
  const { sign, navamsaSign } = context.chart.grahas.Venus;
  const because = `Venus comes to ${getSignName(navamsaSign)} when its sign is cut in nine`;
  const text = venusNavamsa[navamsaSign - 1]!;
  return [
    createStatement(context, text, because, ['D9.Venus'], loveSources.navamsa),
    ...(sign === navamsaSign
      ? [
          createStatement(context, venusVargottama, `${getSignName(sign)} holds Venus in both charts`, [
            'Venus.sign',
            'D9.Venus',
          ]),
        ]
      : []),
  ];
}

function writeLordStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const lord = getNavamsaSeventhLord(chart);
  const house = countHouse(chart.lagna.navamsaSign, chart.grahas[lord].navamsaSign);
  const because = `${formatGraha(lord)}, lord of the seventh of the navamsha, stands ${house === 1 ? 'in its first' : `in the ${formatOrdinal(house)} of it`}`;
  const keys = ['lagna.navamsa', `D9.${lord}`];
  return createStatement(context, navamsaSeventhLord[house - 1]!, because, keys, loveSources.navamsa);
}

function writeUpapadaStatement(context: ReportContext): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, 12);
  const house = formatOrdinal(getHouse(chart, lord));
  const sign = getUpapadaSign(chart);
  const because = `${formatGraha(lord)}, lord of the twelfth, is in the ${house} house, which puts the upapada in ${getSignName(sign)}`;
  const keys = ['lord.12', `${lord}.house`];
  return createStatement(context, upapadaTexts[sign - 1]!, because, keys, loveSources.upapada);
}

function writeDarakarakaStatement(context: ReportContext): Statement {
  const { chart } = context;
  const { karakas } = chart.settings;
  const graha = computeCharaKarakas(chart, karakas).DK as keyof typeof darakaraka;
  const { sign, degreeInSign } = chart.grahas[graha];
  const karakaCount = karakas === 8 ? 'eight' : 'seven';
  const because =
    graha === 'Rahu'
      ? `Rahu, counted backwards through ${getSignName(sign)}, has gone the least way of the ${karakaCount}, which makes it the darakaraka, pointer to the partner`
      : `${formatGraha(graha)}, at ${formatDegrees(degreeInSign)} of ${getSignName(sign)}, has of the ${karakaCount} gone the least way into its sign, which makes it the darakaraka, pointer to the partner`;
  const keys = ['karaka.DK', `${graha}.sign`];
  return createStatement(context, darakaraka[graha][getElement(sign)], because, keys, loveSources.karaka);
}

/**
 * The sign of the upapada, 1 to 12: as far from the lord of the twelfth house as this lord is from the twelfth. A result
 * in the twelfth house or in the seventh from it (the sixth) is replaced by the tenth house from there (Parashara).
 */
export function getUpapadaSign(chart: Chart): number {
  const distance = getHouse(chart, getHouseLord(chart, 12)) % 12;
  const signIndex = (11 + 2 * distance) % 12;
  const isInTwelfthOrSixth = distance % 3 === 0;
  return getSignOfHouse(chart, (isInTwelfthOrSixth ? (signIndex + 9) % 12 : signIndex) + 1);
}
