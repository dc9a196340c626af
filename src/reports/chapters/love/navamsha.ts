/** The navamsha, the darakaraka and the upapada. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { formatDegrees, formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getNavamsaSeventhLord, listDistinctCharts } from './love-helpers.ts';

export const writeNavamsaParts = (context: TimeKnownContext): EssayPart[] => [
  {
    id: 'navamsa',
    title: content.love.lovePartTitles.navamsa,
    intro: content.love.navamsaIntro,
    statements: [
      writeLagnaStatement(context),
      ...writeVenusNavamsaStatements(context),
      writeLordStatement(context),
    ],
  },
  {
    id: 'darakaraka',
    title: content.love.lovePartTitles.darakaraka,
    statements: [writeDarakarakaStatement(context), writeUpapadaStatement(context)],
  },
];

function writeLagnaStatement(context: TimeKnownContext): Statement {
  const { navamsaSign } = context.chart.lagna;
  const because = content.love.navamshaReasons.lagna(getSignName(navamsaSign));
  return createStatement(
    context,
    content.love.navamsaLagna[navamsaSign - 1]!,
    because,
    ['lagna.navamsa'],
    content.love.loveSources.navamsa,
  );
}

/** Left out if Venus changed its navamsha that day. */
export function writeVenusNavamsaStatements(context: ReportContext): Statement[] {
  if (listDistinctCharts(context, ({ grahas }) => grahas.Venus.navamsaSign).length > 1) return [];
  const { sign, navamsaSign } = context.chart.grahas.Venus;
  const because = content.love.navamshaReasons.venus(getSignName(navamsaSign));
  const text = content.love.venusNavamsa[navamsaSign - 1]!;
  return [
    createStatement(context, text, because, ['D9.Venus'], content.love.loveSources.navamsa),
    ...(sign === navamsaSign
      ? [
          createStatement(
            context,
            content.love.venusVargottama,
            content.love.navamshaReasons.vargottama(getSignName(sign)),
            ['Venus.sign', 'D9.Venus'],
          ),
        ]
      : []),
  ];
}

function writeLordStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const lord = getNavamsaSeventhLord(chart);
  const house = countHouse(chart.lagna.navamsaSign, chart.grahas[lord].navamsaSign);
  const because = content.love.navamshaReasons.seventhLord(formatGraha(lord), formatOrdinal(house));
  const keys = ['lagna.navamsa', `D9.${lord}`];
  return createStatement(
    context,
    content.love.navamsaSeventhLord[house - 1]!,
    because,
    keys,
    content.love.loveSources.navamsa,
  );
}

function writeUpapadaStatement(context: ReportContext): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, 12);
  const house = formatOrdinal(getHouse(chart, lord));
  const sign = getUpapadaSign(chart);
  const because = content.love.navamshaReasons.upapada(formatGraha(lord), house, getSignName(sign));
  const keys = ['lord.12', `${lord}.house`];
  return createStatement(
    context,
    content.love.upapadaTexts[sign - 1]!,
    because,
    keys,
    content.love.loveSources.upapada,
  );
}

function writeDarakarakaStatement(context: ReportContext): Statement {
  const { chart } = context;
  const { karakas } = chart.settings;
  const graha = computeCharaKarakas(chart, karakas).DK as keyof typeof content.love.darakaraka;
  const { sign, degreeInSign } = chart.grahas[graha];
  const karakaCount = karakas === 8 ? content.love.navamshaReasons.eight : content.love.navamshaReasons.seven;
  const because =
    graha === 'Rahu'
      ? content.love.navamshaReasons.rahuAsDarakaraka(getSignName(sign), karakaCount)
      : content.love.navamshaReasons.darakaraka(
          formatGraha(graha),
          formatDegrees(degreeInSign),
          getSignName(sign),
          karakaCount,
        );
  const keys = ['karaka.DK', `${graha}.sign`];
  return createStatement(
    context,
    content.love.darakaraka[graha][getElement(sign)],
    because,
    keys,
    content.love.loveSources.karaka,
  );
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
