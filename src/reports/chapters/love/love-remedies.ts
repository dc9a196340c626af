/** Remedies for Venus and for the lord of the seventh house. Nothing has to be bought. */
import { loveRemedyReasons as reasons } from '#src/reports/content/en/love/love-reasons.ts';
import { FREE } from '#src/reports/content/en/remedies/remedy-reasons.ts';
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
      lordReason: reasons.seventhLord(formatGraha(lord)),
      mantra: buildLordMantraRemedy(context.chart, lord),
    });
  },
  withoutTime: (context) => {
    const { sign } = context.chart.grahas.Venus;
    const lord = getSignLord(sign) as ClassicalGraha;
    return buildPage(context, {
      lord,
      lordReason: reasons.venusSignLord(formatGraha(lord), getSignName(sign)),
      mantra: buildVenusMantraRemedy(context.chart),
    });
  },
};

/** `lord`: of the seventh house or, without a birth time, of the sign of Venus. */
type LordRemedies = { lord: ClassicalGraha; lordReason: string; mantra: Remedy };

const buildPage = (context: ReportContext, { lord, lordReason, mantra }: LordRemedies) =>
  buildRemediesPage('love-remedies', { ...loveHeadings.remedies, lead: loveRemedyLead }, [
    { cost: FREE, ...seventhLordRemedy[lord], because: lordReason },
    writeVenusRemedy(context),
    mantra,
    writeFullMoonRemedy(context),
    writeGivingRemedy(context),
    writeNoGemRemedy(lord),
  ]);

function writeVenusRemedy({ chart }: ReportContext): Remedy {
  return {
    cost: FREE,
    ...venusRemedy[getCondition(chart, 'Venus')],
    because: reasons.venus(describeCondition(chart, 'Venus')),
  };
}

const buildLordMantraRemedy = ({ grahas }: Chart, lord: ClassicalGraha): Remedy =>
  buildMantraRemedy(
    lord,
    texts[lord].mantra,
    reasons.mantra(formatGraha(lord), getSignName(grahas[lord].sign)),
  );

const buildVenusMantraRemedy = ({ grahas }: Chart): Remedy =>
  buildMantraRemedy('Venus', texts.Venus.mantra, reasons.venusMantra(getSignName(grahas.Venus.sign)));

function writeFullMoonRemedy(context: ReportContext): Remedy {
  const { sign } = context.chart.grahas.Moon;
  if (!hasOneMoonSign(context))
    return {
      cost: reasons.oil,
      ...fullMoonRemedy,
      because: reasons.fullMoon,
    };
  const element = getElement(sign);
  const because = reasons.fullMoonWithSign(getSignName(sign), element);
  return { ...fullMoonRemedyByElement[element], because };
}

/** For the dispositor of Venus in the navamsha, if that is the same all day. */
function writeGivingRemedy(context: ReportContext): Remedy {
  const signs = listPossibleCharts(context).map(({ grahas }) => grahas.Venus.navamsaSign);
  if (!areAllEqual(signs)) return { ...texts.Venus.giving, because: texts.Venus.giving.reason };
  const dispositor = getSignLord(signs[0]!) as ClassicalGraha;
  const { reason, ...giving } = texts[dispositor].giving;
  return { ...giving, because: reasons.giving(formatGraha(dispositor), reason) };
}

const writeNoGemRemedy = (lord: ClassicalGraha): Remedy => ({
  cost: reasons.noGemCost,
  when: reasons.noGemWhen,
  title: noGemTitle,
  text: noGemByLord[lord],
  because: reasons.noGem(formatGraha(lord)),
  isPurchase: true,
});
