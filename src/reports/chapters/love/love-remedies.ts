/** Remedies for Venus and for the lord of the seventh house. Nothing has to be bought. */
import { describeCondition } from '#src/reports/text/condition-phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { Chart } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import {
  seventhLordRemedy,
  venusRemedy,
  loveRemedyLead,
  fullMoonRemedy,
  fullMoonRemedyByElement,
  noGemTitle,
  noGemByLord,
} from '#src/reports/content/en/love/love-remedies.ts';
import { remedies as texts } from '#src/reports/content/en/remedies/general-remedies.ts';
import { areAllEqual, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import {
  buildMantraRemedy,
  buildRemediesPage,
  type Remedy,
} from '#src/reports/chapters/remedies/remedies-page.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { getSeventhLord } from './love-helpers.ts';

export const loveRemediesChapter: Chapter = {
  withTime: (context) => {
    const lord = getSeventhLord(context.chart);
    return buildPage(context, {
      lord,
      lordReason: `your seventh house is in the keeping of ${formatGraha(lord)}`,
      mantra: buildLordMantraRemedy(context.chart, lord),
    });
  },
  withoutTime: (context) => {
    const { sign } = context.chart.grahas.Venus;
    const lord = getSignLord(sign) as ClassicalGraha;
    return buildPage(context, {
      lord,
      lordReason: `${formatGraha(lord)} is lord of ${getSignName(sign)}, and so host to Venus`,
      mantra: buildVenusMantraRemedy(context.chart),
    });
  },
};

/** `lord`: of the seventh house or, without a birth time, of the sign of Venus. */
type LordRemedies = { lord: ClassicalGraha; lordReason: string; mantra: Remedy };

const buildPage = (context: ReportContext, { lord, lordReason, mantra }: LordRemedies) =>
  buildRemediesPage('love-remedies', { ...loveHeadings.remedies, lead: loveRemedyLead }, [
    { cost: 'Free', ...seventhLordRemedy[lord], because: lordReason },
    writeVenusRemedy(context),
    mantra,
    writeFullMoonRemedy(context),
    writeGivingRemedy(context),
    writeNoGemRemedy(lord),
  ]);

function writeVenusRemedy({ chart }: ReportContext): Remedy {
  return {
    cost: 'Free',
    ...venusRemedy[getCondition(chart, 'Venus')],
    because: `love is asked of Venus, in your chart ${describeCondition(chart, 'Venus')}`,
  };
}

const buildLordMantraRemedy = ({ grahas }: Chart, lord: ClassicalGraha): Remedy =>
  buildMantraRemedy(
    lord,
    texts[lord].mantra,
    `${formatGraha(lord)}, in ${getSignName(grahas[lord].sign)}, is asked for the welfare of two`,
  );

const buildVenusMantraRemedy = ({ grahas }: Chart): Remedy =>
  buildMantraRemedy(
    'Venus',
    texts.Venus.mantra,
    `Venus speaks for love in every chart, in yours from ${getSignName(grahas.Venus.sign)}`,
  );

function writeFullMoonRemedy(context: ReportContext): Remedy {
  const { sign } = context.chart.grahas.Moon;
  if (!hasOneMoonSign(context))
    return {
      cost: 'A spoon of oil',
      ...fullMoonRemedy,
      because: 'full light belongs to the Moon, and so do memory and good wishes',
    };
  const element = getElement(sign);
  const because = `full light belongs to the Moon, and yours, in ${getSignName(sign)}, is of ${element}`;
  return { ...fullMoonRemedyByElement[element], because };
}

/** For the dispositor of Venus in the navamsha, if that is the same all day. */
function writeGivingRemedy(context: ReportContext): Remedy {
  const signs = listPossibleCharts(context).map(({ grahas }) => grahas.Venus.navamsaSign);
  if (!areAllEqual(signs)) return { ...texts.Venus.giving, because: texts.Venus.giving.reason };
  const dispositor = getSignLord(signs[0]!) as ClassicalGraha;
  const { reason, ...giving } = texts[dispositor].giving;
  return { ...giving, because: `${formatGraha(dispositor)} is host to Venus in the navamsha, and ${reason}` };
}

const writeNoGemRemedy = (lord: ClassicalGraha): Remedy => ({
  cost: 'Not needed',
  when: 'at any jeweller’s',
  title: noGemTitle,
  text: noGemByLord[lord],
  because: `no rule of the old books sells the favour of ${formatGraha(lord)} by weight`,
  isPurchase: true,
});
