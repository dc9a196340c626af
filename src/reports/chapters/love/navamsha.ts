/** The navamsha, the darakaraka and the upapada. */
import { navamshaReasons as reasons } from '#src/reports/content/en/love/love-reasons.ts';
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
  const because = reasons.lagna(getSignName(navamsaSign));
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
  const because = reasons.venus(getSignName(navamsaSign));
  const text = venusNavamsa[navamsaSign - 1]!;
  return [
    createStatement(context, text, because, ['D9.Venus'], loveSources.navamsa),
    ...(sign === navamsaSign
      ? [
          createStatement(context, venusVargottama, reasons.vargottama(getSignName(sign)), [
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
  const because = reasons.seventhLord(formatGraha(lord), formatOrdinal(house));
  const keys = ['lagna.navamsa', `D9.${lord}`];
  return createStatement(context, navamsaSeventhLord[house - 1]!, because, keys, loveSources.navamsa);
}

function writeUpapadaStatement(context: ReportContext): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, 12);
  const house = formatOrdinal(getHouse(chart, lord));
  const sign = getUpapadaSign(chart);
  const because = reasons.upapada(formatGraha(lord), house, getSignName(sign));
  const keys = ['lord.12', `${lord}.house`];
  return createStatement(context, upapadaTexts[sign - 1]!, because, keys, loveSources.upapada);
}

function writeDarakarakaStatement(context: ReportContext): Statement {
  const { chart } = context;
  const { karakas } = chart.settings;
  const graha = computeCharaKarakas(chart, karakas).DK as keyof typeof darakaraka;
  const { sign, degreeInSign } = chart.grahas[graha];
  const karakaCount = karakas === 8 ? reasons.eight : reasons.seven;
  const because =
    graha === 'Rahu'
      ? reasons.rahuAsDarakaraka(getSignName(sign), karakaCount)
      : reasons.darakaraka(formatGraha(graha), formatDegrees(degreeInSign), getSignName(sign), karakaCount);
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
